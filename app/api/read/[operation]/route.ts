import { answerRead } from '../../../../server/read/read-route.ts'
import { gatedRoute } from '../../../../server/session/desk-route.ts'

type Context = { params: Promise<{ operation: string }> }

/** The read route: reads of the browser, by operation id of the registry. */
export const POST = gatedRoute(async (desk, gate, request, context: Context) =>
  answerRead(desk, gate, request, (await context.params).operation),
)

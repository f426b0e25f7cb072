import { desk } from '../../../../server/desk.ts'
import { answerRead } from '../../../../server/read/read-route.ts'
import { requireRouteGrant } from '../../../../server/session/gate.ts'

type Context = { params: Promise<{ operation: string }> }

/** The read route: reads of the browser, by operation id of the registry. */
export async function POST(request: Request, context: Context): Promise<Response> {
  return answerRead(desk(), requireRouteGrant, request, (await context.params).operation)
}

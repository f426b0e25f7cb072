import { desk } from '../../../../server/desk.ts'
import { gateFailure, requireRouteGrant } from '../../../../server/session/gate.ts'
import { nameFile, nameFiles } from '../../../../server/reference/name-file.ts'

type Context = { params: Promise<{ file: string }> }

/** Names of places and airlines, for signed-in people (Session gateway, Static files and images). */
export async function GET(request: Request, context: Context): Promise<Response> {
  const gate = await requireRouteGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  const { file } = await context.params
  const name = nameFiles.find((known) => known === file)
  if (!name) return new Response(null, { status: 404 })
  return nameFile(desk(), gate.grant, request, name)
}

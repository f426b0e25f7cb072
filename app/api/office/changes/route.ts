import { desk } from '../../../../server/desk.ts'
import { changesFile } from '../../../../server/office/files.ts'
import { gateFailure, requireRouteGrant } from '../../../../server/session/gate.ts'

/** The change log with the filters of its page, as a CSV file for an admin of the office. */
export async function GET(request: Request): Promise<Response> {
  const gate = await requireRouteGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  return changesFile(desk(), gate.grant, new URL(request.url).searchParams)
}

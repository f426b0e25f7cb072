import { listCsv } from '../../../../server/booking/list-csv.ts'
import { desk } from '../../../../server/desk.ts'
import { gateFailure, requireRouteGrant } from '../../../../server/session/gate.ts'

/** The office's bookings as a CSV file: those selected, or all of a query. */
export async function POST(request: Request): Promise<Response> {
  const gate = await requireRouteGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  return listCsv(desk(), gate.grant, request)
}

import { desk } from '../../../../server/desk.ts'
import { gateFailure, requireRouteGrant } from '../../../../server/session/gate.ts'
import { balanceAnswer } from '../../../../server/wallet/balance.ts'

/** What the office can spend now (`Balance`). The body is an empty object. */
export async function POST(request: Request): Promise<Response> {
  const gate = await requireRouteGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  return balanceAnswer(desk(), gate.grant, request)
}

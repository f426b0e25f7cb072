import { desk } from '../../../../server/desk.ts'
import { gateFailure, requireRouteGrant } from '../../../../server/session/gate.ts'
import { statementAnswer } from '../../../../server/wallet/statement-file.ts'

/** The statement of the wallet page's address as a file: `format` is `csv` or `pdf`. */
export async function GET(request: Request): Promise<Response> {
  const gate = await requireRouteGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  return statementAnswer(desk(), gate.grant, new URL(request.url).searchParams)
}

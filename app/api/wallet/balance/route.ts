import { deskRoute } from '../../../../server/session/desk-route.ts'
import { balanceAnswer } from '../../../../server/wallet/balance.ts'

/** What the office can spend now (`Balance`). The body is an empty object. */
export const POST = deskRoute('signed_in', balanceAnswer)

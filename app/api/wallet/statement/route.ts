import { deskRoute } from '../../../../server/session/desk-route.ts'
import { statementAnswer } from '../../../../server/wallet/statement-file.ts'

/** The statement of the wallet page's address as a file: `format` is `csv` or `pdf`. */
export const GET = deskRoute('signed_in', (desk, grant, request) =>
  statementAnswer(desk, grant, new URL(request.url).searchParams),
)

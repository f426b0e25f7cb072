import { deskRoute } from '../../../../server/session/desk-route.ts'
import { invoicesFile } from '../../../../server/invoice/invoice-files.ts'

/** The invoices of the office as CSV. */
export const GET = deskRoute('signed_in', (desk, grant, request) =>
  invoicesFile(desk, grant, new URL(request.url).searchParams),
)

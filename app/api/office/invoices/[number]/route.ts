import { deskRoute } from '../../../../../server/session/desk-route.ts'
import { invoiceFile } from '../../../../../server/invoice/invoice-files.ts'

/** An invoice or credit note as a PDF. */
export const GET = deskRoute(
  'signed_in',
  async (desk, grant, _request, { params }: { params: Promise<{ number: string }> }) =>
    invoiceFile(desk, grant, (await params).number),
)

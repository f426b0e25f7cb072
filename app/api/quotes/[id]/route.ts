import { deskRoute } from '../../../../server/session/desk-route.ts'
import { paperOfOffice } from '../../../../server/quote/client-answer.ts'

/** A revision of an offer as a PDF, for the office that made it. */
export const GET = deskRoute(
  'signed_in',
  async (desk, grant, _request, { params }: { params: Promise<{ id: string }> }) =>
    paperOfOffice(desk, grant, (await params).id),
)

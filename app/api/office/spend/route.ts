import { spendFile } from '../../../../server/office/files.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'

/** The spend of a period (`period`), as a CSV file for an admin of the office. */
export const GET = deskRoute('signed_in', (desk, grant, request) =>
  spendFile(desk, grant, new URL(request.url).searchParams),
)

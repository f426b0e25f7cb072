import { changesFile } from '../../../../server/office/files.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'

/** The change log with the filters of its page, as a CSV file for an admin of the office. */
export const GET = deskRoute('signed_in', (desk, grant, request) =>
  changesFile(desk, grant, new URL(request.url).searchParams),
)

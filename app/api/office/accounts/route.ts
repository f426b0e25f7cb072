import { deskRoute } from '../../../../server/session/desk-route.ts'
import { monthFile } from '../../../../server/accounts/month-file.ts'

/** The accounts of a month as a file. */
export const GET = deskRoute('signed_in', (desk, grant, request) =>
  monthFile(desk, grant, new URL(request.url).searchParams),
)

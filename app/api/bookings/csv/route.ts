import { listCsv } from '../../../../server/booking/list-csv.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'

/** The office's bookings as a CSV file: those selected, or all of a query. */
export const POST = deskRoute('signed_in', listCsv)

import { after } from 'next/server'
import { listAnswer } from '../../../../server/booking/list-answer.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'

/** A page of the office's bookings (`BookingListView`). `search` is the query with its typed text as `q`. */
export const POST = deskRoute('signed_in', (desk, grant, request) => listAnswer(desk, grant, request, after))

import 'server-only'
import { LRUCache } from 'lru-cache'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { unsent } from '../booking/agreed-back.ts'
import type { KindNotes } from '../booking/kind-notes.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import { deskWide } from '../process-wide.ts'
import type { AnyGrant, Grant } from '../session/grant.ts'

/** Most pages of orders that are read to find one, the newest orders first. */
const MOST_PAGES = 10

/**
 * Notes of flights. The session gateway tells them and takes none, so they are written to the order of the
 * same booking (v3, POST /flights/orders/{id}/notes; gap 77).
 */
export const orderNotes: KindNotes = {
  operation: 'flight-order.notes',
  append: async (desk, grant, booking, { id: key, text }) => {
    const order = await orderIdOf(desk, grant, booking)
    if (order.kind !== 'ok') return isNotOffered(order) ? null : unsent(order)
    if (order.data === null) return null
    const input = { id: order.data, notes: [text] }
    const permitted = grant as Grant<'air_book'>
    const answer = await callAs(desk, permitted, 'flight-order.notes', input, undefined, key)
    return isNotOffered(answer) ? null : answer
  },
}

type BookedOrder = Pick<BookingView, 'reference' | 'clientReference'>

/**
 * The id of the order of a booking, which no record of the session gateway has: it is looked for in the list
 * of orders, by the client reference where the booking has one. Null if it is not among the newest of them.
 */
async function orderIdOf(
  desk: Desk,
  grant: AnyGrant,
  booking: BookedOrder,
): Promise<CallOutcome<string | null>> {
  const ids = deskWide(desk, 'order ids', () => new LRUCache<string, string>({ max: 5000 }))
  const cacheKey = `${grant.officeId} ${booking.reference}`
  const cached = ids.get(cacheKey)
  if (cached !== undefined) return { kind: 'ok', data: cached }
  const { clientReference } = booking
  const named = clientReference === null ? {} : { client_reference: clientReference }
  let after: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = { limit: 100, ...named, ...(after !== undefined && { after }) }
    const read = await callAs(desk, grant, 'flight-order.list', query)
    if (read.kind !== 'ok') return read
    const order = read.data.data.find((one) => isOrderOf(one, booking))
    if (order) {
      ids.set(cacheKey, order.id)
      return { kind: 'ok', data: order.id }
    }
    after = read.data.next_cursor ?? undefined
    if (after === undefined) break
  }
  return { kind: 'ok', data: null }
}

/** Where the order tells no UniqueId, the reference that the desk gave to its own hold names it. */
function isOrderOf(
  order: { unique_id?: string | undefined; client_reference: string | null },
  { reference, clientReference }: BookedOrder,
): boolean {
  if (order.unique_id !== undefined) return order.unique_id === reference
  return clientReference !== null && order.client_reference === clientReference
}

/** Answers of a booking service that does not let this person, or anybody, write to the order. */
const NOT_OFFERED: ReadonlySet<number> = new Set([403, 404, 405, 501])

function isNotOffered(outcome: CallOutcome<unknown>): boolean {
  return (
    outcome.kind === 'refused' && (NOT_OFFERED.has(outcome.httpStatus) || outcome.code === 'TokenRefused')
  )
}

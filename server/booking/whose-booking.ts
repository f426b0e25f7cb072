import 'server-only'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { HoldInput } from '../../lib/booking/hold-input.ts'
import type { Desk } from '../desk.ts'
import { bodyHash } from '../intent/body-hash.ts'
import type { AnyGrant } from '../session/grant.ts'
import { isDead } from './earlier-use.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { rememberBooking } from './remember.ts'

/**
 * Whether a booking is this attempt's, with its record if it was read on the way. `isOver`: it is a booking
 * that has ended, repeated as if it were held (gap 242).
 */
type Whose = { isOurs: boolean; isOver?: true; read?: { booking: BookingView; askedAt: Date } }

/**
 * Whether the booking that the gateway names in its answer was made by this attempt. A gateway may answer
 * with an earlier booking of the offer instead: then the desk knows it under another client reference, or its
 * record has another.
 */
export async function whoseBooking<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  { reference, input }: { reference: string; input: HoldInput<unknown> },
): Promise<Whose> {
  const isAnothers = (clientReference: string | null) =>
    clientReference !== null && clientReference.toUpperCase() !== input.clientReference.toUpperCase()
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select('client_reference')
    .where('office_id', '=', grant.officeId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (row && isAnothers(row.client_reference)) return { isOurs: false }
  const askedAt = desk.clock.now()
  const read = await kind.read(desk, grant, { reference })
  if (read.kind !== 'ok') return { isOurs: true }
  const seen = { booking: read.data, askedAt }
  if (!isAnothers(read.data.clientReference)) {
    return isDead(read.data) ? { isOurs: false, isOver: true } : { isOurs: true, read: seen }
  }
  await rememberBooking(desk, db, grant, kind, {
    ...seen,
    officeAt: null,
    offerHash: bodyHash(input.offerCode),
  })
  return { isOurs: false }
}

import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { stateFacts, statesStanding } from '../../lib/booking/booking-state.ts'
import type { BookingStanding } from '../../lib/booking/kind-facts.ts'
import type { EarlierBooking } from '../../lib/booking/hold-outcome.ts'
import type { Desk } from '../desk.ts'
import { bodyHash } from '../intent/body-hash.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { KindOfBooking } from './kind.ts'

const LIVE: readonly BookingStanding[] = ['held', 'underway', 'made']

/** Most bookings of one offer that are read, newest first. */
const AT_MOST = 10

/** What is to be held: the offer with its form. */
type Wanted = { offerCode: string; form: unknown }

/** True for a state in which a booking holds or has what was booked. */
export function isLiveState(kind: BookingKind, state: string): boolean {
  return LIVE.includes(stateFacts({ kind, state }).standing)
}

/**
 * The office's live booking of the same offer with one of the people of the form, if it was made through the
 * desk; null if there is none (gap 217). One that cannot be read counts: who is in it is not known.
 */
export async function bookedBefore(
  desk: Desk,
  grant: AnyGrant,
  kind: KindOfBooking,
  wanted: Wanted,
): Promise<EarlierBooking | null> {
  const offerHash = bodyHash(wanted.offerCode)
  const found = await liveBookings(desk, grant, kind, { ...wanted, offerHash, draftKey: null })
  return found.find(({ person, isRead }) => person !== null || !isRead)?.booking ?? null
}

/**
 * The booking that the gateway means when it says that an offer is booked already: one of the same offer, or
 * of the same subject under another code, preferably with one of the people of the form. Null if the desk
 * knows none.
 */
export async function bookedAlready(
  desk: Desk,
  grant: AnyGrant,
  kind: KindOfBooking,
  wanted: Wanted & { draftKey: string },
): Promise<EarlierBooking | null> {
  const found = await liveBookings(desk, grant, kind, { ...wanted, offerHash: bodyHash(wanted.offerCode) })
  const met = found.find(({ person }) => person !== null) ?? found.find(({ isSameOffer }) => isSameOffer)
  return met?.booking ?? null
}

type Found = { booking: EarlierBooking; person: string | null; isRead: boolean; isSameOffer: boolean }

async function liveBookings(
  desk: Desk,
  grant: AnyGrant,
  kind: KindOfBooking,
  wanted: { offerHash: string; draftKey: string | null; form: unknown },
): Promise<Found[]> {
  const rows = await liveRows(desk, grant, kind, wanted)
  const found = await Promise.all(
    rows.map(async (row): Promise<Found | null> => {
      const isSameOffer = row.offer_hash === wanted.offerHash
      const read = await kind.read(desk, grant, { reference: row.reference })
      const known = { reference: row.reference, madeBy: row.made_by }
      if (read.kind !== 'ok') {
        const booking = { ...known, state: row.state, person: null }
        return { booking, person: null, isRead: false, isSameOffer }
      }
      const { state } = read.data
      if (!isLiveState(kind.kind, state)) return null
      const person = kind.hold.personInBoth(wanted.form, read.data)
      return { booking: { ...known, state, person }, person, isRead: true, isSameOffer }
    }),
  )
  return found.filter((one) => one !== null)
}

/** A draft's key says what was booked, when and for how many, whatever code the offer had. */
async function liveRows(
  desk: Desk,
  { officeId }: Pick<AnyGrant, 'officeId'>,
  { kind, hold }: Pick<KindOfBooking, 'kind' | 'hold'>,
  { offerHash, draftKey }: { offerHash: string; draftKey: string | null },
) {
  const db = await desk.store.db()
  return db
    .selectFrom('booking')
    .select(['reference', 'state', 'made_by', 'offer_hash'])
    .where('office_id', '=', officeId)
    .where('kind', '=', kind)
    .where('state', 'in', statesStanding(kind, ...LIVE))
    .where((where) => {
      const ofOffer = where('offer_hash', '=', offerHash)
      if (draftKey === null) return ofOffer
      const attempts = where
        .selectFrom('intent')
        .select('client_reference')
        .where('office_id', '=', officeId)
        .where('verb', '=', hold.operation)
        .where('draft_key', '=', draftKey)
      return where.or([ofOffer, where('client_reference', 'in', attempts)])
    })
    .orderBy('created_at', 'desc')
    .limit(AT_MOST)
    .execute()
}

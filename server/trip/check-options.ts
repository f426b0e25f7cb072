import 'server-only'
import { differenceOf, type CheckOutcome, type OptionDifference } from '../../lib/trip/option-difference.ts'
import type { OptionCheck, TripOutcome } from '../../lib/trip/trip.ts'
import type { ReadOffer, UnreadOffer } from '../booking/kind-offers.ts'
import type { Desk } from '../desk.ts'
import { kindOf } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import { changeTrip } from './change-trip.ts'
import { offerOf } from './collect.ts'
import { openOffer, sealOffer, type StoredOffer } from './stored-offer.ts'
import { tripById } from './trips.ts'
import type { BookingKind } from '../../contract/booking/kinds.ts'

/** How many options are checked at once. */
const AT_ONCE = 4

type Stored = { id: string; kind: BookingKind; offer: StoredOffer }
type Found = Stored & { found: ReadOffer | UnreadOffer }

/**
 * Checks every option of a trip that is not booked. One whose offer has expired is searched again for the
 * same thing. Options that are as before get the time of this check; of all others the difference is told,
 * and they stay as they were collected until somebody accepts the new offer (`acceptOffer`).
 */
export async function checkOptions(desk: Desk, grant: AnyGrant, tripId: string): Promise<CheckOutcome> {
  const options = await openOptions(desk, grant, tripId)
  if (options === null) return { kind: 'refused', message: 'There is no such trip in this office.' }
  const found: Found[] = []
  for (let from = 0; from < options.length; from += AT_ONCE) {
    const batch = options.slice(from, from + AT_ONCE)
    found.push(
      ...(await Promise.all(
        batch.map(async (each) => ({ ...each, found: await current(desk, grant, each) })),
      )),
    )
  }
  if (found.some((each) => each.found.kind === 'session')) return { kind: 'session' }
  const differences = found.flatMap((each) => differenceIn(each) ?? [])
  const outcome = await changeTrip(desk, grant, { tripId, version: null }, async (trx) => {
    for (const each of found) {
      const check = checkOf(each)
      if (check === null) continue
      const { found: now } = each
      await trx
        .updateTable('trip_option')
        .set({
          state: check,
          ...(check === 'same' &&
            now.kind === 'priced' && {
              offer: sealOffer(desk, grant.officeId, each.id, offerOf(now, each.offer.markup)),
              checked_at: new Date(now.checkedAt),
            }),
        })
        .where('office_id', '=', grant.officeId)
        .where('trip_id', '=', tripId)
        .where('id', '=', each.id)
        .execute()
    }
    return { verb: 'trip.check', after: `${options.length} ${differences.length}` }
  })
  if (outcome.kind === 'refused') return outcome
  return { kind: 'checked', count: options.length, differences }
}

/**
 * Takes the offer of an option as it is sold now, if it still has the price that was shown; otherwise the
 * person is asked again.
 */
export async function acceptOffer(
  desk: Desk,
  grant: AnyGrant,
  { tripId, optionId, agreedCents }: { tripId: string; optionId: string; agreedCents: number },
): Promise<TripOutcome> {
  const option = (await openOptions(desk, grant, tripId))?.find(({ id }) => id === optionId)
  if (!option) return { kind: 'refused', message: 'This option is booked, or no longer part of the trip.' }
  const found = await current(desk, grant, option)
  if (found.kind === 'session') return found
  if (found.kind === 'gone') return { kind: 'refused', message: 'Nobody sells this any more.' }
  if (found.kind === 'failed') return { kind: 'refused', message: found.message }
  const { totalCents } = found.price
  if (totalCents !== agreedCents)
    return { kind: 'refused', message: 'The price has changed again. Check it once more.' }
  return changeTrip(desk, grant, { tripId, version: null }, async (trx) => {
    await trx
      .updateTable('trip_option')
      .set({
        offer: sealOffer(desk, grant.officeId, optionId, offerOf(found, option.offer.markup)),
        net_cents: totalCents,
        state: 'same',
        checked_at: new Date(found.checkedAt),
      })
      .where('office_id', '=', grant.officeId)
      .where('trip_id', '=', tripId)
      .where('id', '=', optionId)
      .execute()
    return { verb: 'trip.check', before: String(option.offer.price.totalCents), after: String(totalCents) }
  })
}

/** The options of a trip that are not booked; null if there is no such trip. */
async function openOptions(desk: Desk, grant: AnyGrant, tripId: string): Promise<Stored[] | null> {
  const trip = await tripById(desk, grant, tripId)
  if (trip === null) return null
  const open = new Set(trip.options.flatMap(({ id, booking }) => (booking === null ? [id] : [])))
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('trip_option')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where('trip_id', '=', tripId)
    .orderBy('position')
    .execute()
  return rows
    .filter(({ id }) => open.has(id))
    .map(({ id, kind, offer }) => ({ id, kind, offer: openOffer(desk, grant.officeId, id, offer) }))
}

/** The offer as it is sold now; one that has expired is looked for again. */
async function current(
  desk: Desk,
  grant: AnyGrant,
  { kind, offer }: Stored,
): Promise<ReadOffer | UnreadOffer> {
  const { offers } = kindOf(kind)
  const read = await offers.read(desk, grant, new URLSearchParams(offer.address))
  if (read.kind !== 'gone' || !offers.find) return read
  const again = await offers.find(desk, grant, offer.sought)
  return again.kind === 'found' ? offers.read(desk, grant, new URLSearchParams(again.address)) : again
}

function changeIn({ offer, found }: Found) {
  if (found.kind !== 'priced') return null
  const was = { facts: offer.facts, netCents: offer.price.totalCents, refund: offer.refund }
  return differenceOf(was, { facts: found.facts, netCents: found.price.totalCents, refund: found.refund })
}

/** What the check found; null where it could not check. */
function checkOf(each: Found): OptionCheck | null {
  if (each.found.kind === 'gone') return 'gone'
  if (each.found.kind !== 'priced') return null
  return changeIn(each) === null ? 'same' : 'changed'
}

function differenceIn(each: Found): OptionDifference | null {
  const { id: optionId, offer, found } = each
  const after = changeIn(each)
  if (found.kind === 'priced' && after === null) return null
  return {
    optionId,
    title: offer.facts.title,
    before: offer.price.totalCents,
    after,
    isGone: found.kind === 'gone',
    failure: found.kind === 'failed' ? found.message : null,
  }
}

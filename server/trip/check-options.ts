import 'server-only'
import type { Transaction } from 'kysely'
import type { MarkupRule } from '../../lib/booking/markup.ts'
import { differenceOf, type CheckOutcome, type OptionDifference } from '../../lib/trip/option-difference.ts'
import type { OptionCheck, TripOutcome } from '../../lib/trip/trip.ts'
import type { ReadOffer, UnreadOffer } from '../booking/kind-offers.ts'
import type { Desk } from '../desk.ts'
import { kindOf } from '../kinds.ts'
import type { DeskTables } from '../store/schema.ts'
import type { AnyGrant } from '../session/grant.ts'
import { changeTrip } from './change-trip.ts'
import { offerOf } from './collect.ts'
import { sealOffer } from './stored-offer.ts'
import { storedOptions, type StoredOption } from './stored-options.ts'
import { tripById } from './trips.ts'

/** How many options are checked at once. */
const AT_ONCE = 4

/** An option that is not booked, with what its check has just found. */
export type CheckedOption = StoredOption & { found: ReadOffer | UnreadOffer }

/**
 * Checks every option of a trip that is not booked. One whose offer has expired is searched again for the
 * same thing. Options that are as before get the time of this check; of all others the difference is told,
 * and they stay as they were collected until somebody accepts the new offer (`acceptOffer`).
 */
export async function checkOptions(desk: Desk, grant: AnyGrant, tripId: string): Promise<CheckOutcome> {
  const checked = await checkedOptions(desk, grant, tripId)
  if (checked.kind !== 'checked') return checked
  const { options } = checked
  return {
    kind: 'checked',
    count: options.length,
    differences: options.flatMap((each) => differenceIn(each) ?? []),
  }
}

/**
 * The same, with the offers that were found.
 * @param which of the options that are not booked are checked; by default all
 */
export async function checkedOptions(
  desk: Desk,
  grant: AnyGrant,
  tripId: string,
  which: (option: StoredOption) => boolean = () => true,
): Promise<
  { kind: 'checked'; options: CheckedOption[] } | { kind: 'refused'; message: string } | { kind: 'session' }
> {
  const options = (await openOptions(desk, grant, tripId))?.filter(which)
  if (!options) return { kind: 'refused', message: 'There is no such trip in this office.' }
  const found: CheckedOption[] = []
  for (let from = 0; from < options.length; from += AT_ONCE) {
    const batch = options.slice(from, from + AT_ONCE)
    found.push(
      ...(await Promise.all(
        batch.map(async (each) => ({ ...each, found: await currentOffer(desk, grant, each) })),
      )),
    )
  }
  if (found.some((each) => each.found.kind === 'session')) return { kind: 'session' }
  const differences = found.filter((each) => differenceIn(each) !== null).length
  const outcome = await changeTrip(desk, grant, { tripId, version: null }, async (trx) => {
    for (const each of found) await keepCheck(desk, grant, trx, tripId, each)
    return { verb: 'trip.check', after: `${options.length} ${differences}` }
  })
  return outcome.kind === 'refused' ? outcome : { kind: 'checked', options: found }
}

/** Writes what a check found. Only an offer that is as before is stored. */
async function keepCheck(
  desk: Desk,
  grant: AnyGrant,
  trx: Transaction<DeskTables>,
  tripId: string,
  each: CheckedOption,
): Promise<void> {
  const { id, offer, found } = each
  const check = checkOf(each)
  if (check === null) return
  if (check === 'same' && found.kind === 'priced') {
    return storeOffer(desk, grant, trx, { tripId, id, markup: offer.markup, read: found })
  }
  await trx
    .updateTable('trip_option')
    .set({ state: check })
    .where('office_id', '=', grant.officeId)
    .where('trip_id', '=', tripId)
    .where('id', '=', id)
    .execute()
}

/** Makes the offer that a check has found that of its option. */
export async function storeOffer(
  desk: Desk,
  grant: AnyGrant,
  trx: Transaction<DeskTables>,
  { tripId, id, markup, read }: { tripId: string; id: string; markup: MarkupRule | null; read: ReadOffer },
): Promise<void> {
  await trx
    .updateTable('trip_option')
    .set({
      offer: sealOffer(desk, grant.officeId, id, offerOf(read, markup)),
      net_cents: read.price.totalCents,
      state: 'same',
      checked_at: new Date(read.checkedAt),
    })
    .where('office_id', '=', grant.officeId)
    .where('trip_id', '=', tripId)
    .where('id', '=', id)
    .execute()
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
  const option = await openOption(desk, grant, tripId, optionId)
  if (option === null)
    return { kind: 'refused', message: 'This option is booked, or no longer part of the trip.' }
  const found = await currentOffer(desk, grant, option)
  if (found.kind === 'session') return found
  if (found.kind === 'gone') return { kind: 'refused', message: 'Nobody sells this any more.' }
  if (found.kind === 'failed') return { kind: 'refused', message: found.message }
  const { totalCents } = found.price
  if (totalCents !== agreedCents)
    return { kind: 'refused', message: 'The price has changed again. Check it once more.' }
  return changeTrip(desk, grant, { tripId, version: null }, async (trx) => {
    await storeOffer(desk, grant, trx, { tripId, id: optionId, markup: option.offer.markup, read: found })
    return { verb: 'trip.check', before: String(option.offer.price.totalCents), after: String(totalCents) }
  })
}

/** One of them; null if there is none, or it is booked. */
export async function openOption(
  desk: Desk,
  grant: AnyGrant,
  tripId: string,
  optionId: string,
): Promise<StoredOption | null> {
  return (await openOptions(desk, grant, tripId))?.find(({ id }) => id === optionId) ?? null
}

/** The options of a trip that are not booked; null if there is no such trip. */
export async function openOptions(
  desk: Desk,
  grant: AnyGrant,
  tripId: string,
): Promise<StoredOption[] | null> {
  const trip = await tripById(desk, grant, tripId)
  if (trip === null) return null
  const open = new Set(trip.options.flatMap(({ id, booking }) => (booking === null ? [id] : [])))
  return (await storedOptions(desk, grant, tripId)).filter(({ id }) => open.has(id))
}

/** The offer as it is sold now; one that has expired is looked for again. */
export async function currentOffer(
  desk: Desk,
  grant: AnyGrant,
  { kind, offer }: Pick<StoredOption, 'kind' | 'offer'>,
): Promise<ReadOffer | UnreadOffer> {
  const { offers } = kindOf(kind)
  const read = await offers.read(desk, grant, new URLSearchParams(offer.address))
  if (read.kind !== 'gone' || !offers.find) return read
  const again = await offers.find(desk, grant, offer.sought)
  return again.kind === 'found' ? offers.read(desk, grant, new URLSearchParams(again.address)) : again
}

function changeIn({ offer, found }: CheckedOption) {
  if (found.kind !== 'priced') return null
  const was = { facts: offer.facts, netCents: offer.price.totalCents, refund: offer.refund }
  return differenceOf(was, { facts: found.facts, netCents: found.price.totalCents, refund: found.refund })
}

/** What the check found; null where it could not check. */
function checkOf(each: CheckedOption): OptionCheck | null {
  if (each.found.kind === 'gone') return 'gone'
  if (each.found.kind !== 'priced') return null
  return changeIn(each) === null ? 'same' : 'changed'
}

/** What a check found about an option that is not as it was collected; null if nothing differs. */
export function differenceIn(each: CheckedOption): OptionDifference | null {
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

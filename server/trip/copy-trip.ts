import 'server-only'
import { daysBetween, type CalendarDate } from '../../lib/dates.ts'
import type { CopyOutcome } from '../../lib/trip/copy-outcome.ts'
import type { ReadOffer, UnreadOffer } from '../booking/kind-offers.ts'
import type { Desk } from '../desk.ts'
import { kindOf } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import { changeTrip, refusedChange } from './change-trip.ts'
import { offerOf } from './collect.ts'
import { setCurrentTrip } from './current-trip.ts'
import { storedOptions, type StoredOption } from './stored-options.ts'
import { sealOffer } from './stored-offer.ts'
import { setTravellers, travellersOfTrip } from './travellers.ts'
import { makeTrip, tripById } from './trips.ts'

/** How many options are searched at once. */
const AT_ONCE = 4

type Found = StoredOption & { found: ReadOffer | UnreadOffer }

/**
 * Makes a trip of the same name, client and travellers that begins on another day. Each option is searched
 * for the same thing, as many days later or earlier; what is not sold then is told and left out, and nothing
 * stands in its place. The copy becomes the person's current trip. Nothing is made where nothing is sold.
 */
export async function copyTrip(
  desk: Desk,
  grant: AnyGrant,
  { tripId, firstDay }: { tripId: string; firstDay: CalendarDate },
): Promise<CopyOutcome> {
  const refused = refusedChange(grant)
  if (refused) return refused
  const trip = await tripById(desk, grant, tripId)
  if (trip === null) return { kind: 'refused', message: 'There is no such trip in this office.' }
  const options = await storedOptions(desk, grant, tripId)
  if (trip.days === null || options.length === 0) {
    return {
      kind: 'refused',
      message: 'Only options can be searched for other dates, and this trip has none.',
    }
  }
  const found = await searchShifted(desk, grant, options, daysBetween(trip.days.from, firstDay))
  if (found.some((each) => each.found.kind === 'session')) return { kind: 'session' }
  const missing = [
    ...found.flatMap(missingText),
    ...trip.attached.map(({ title, reference }) => `${title}: booking ${reference} came from no option.`),
  ]
  if (!found.some((each) => each.found.kind === 'priced')) return { kind: 'none', missing }
  const id = await makeTrip(desk, grant, { name: trip.name, clientId: trip.clientId })
  const travellers = await travellersOfTrip(desk, grant, tripId)
  const seen = { tripId: id, version: 1 }
  const named = await setTravellers(
    desk,
    grant,
    seen,
    travellers.map((each) => each.id),
  )
  if (named.kind === 'refused') return named
  const added = await addOptions(desk, grant, { tripId: id, found, from: tripId })
  if (added.kind === 'refused') return added
  await setCurrentTrip(desk, grant, id)
  return { kind: 'copied', id, count: found.length - found.flatMap(missingText).length, missing }
}

async function searchShifted(
  desk: Desk,
  grant: AnyGrant,
  options: readonly StoredOption[],
  days: number,
): Promise<Found[]> {
  const found: Found[] = []
  for (let from = 0; from < options.length; from += AT_ONCE) {
    const batch = options.slice(from, from + AT_ONCE)
    found.push(
      ...(await Promise.all(
        batch.map(async (each) => ({ ...each, found: await shiftedOffer(desk, grant, each, days) })),
      )),
    )
  }
  return found
}

/** The same thing so many days later, as it is sold now. */
async function shiftedOffer(
  desk: Desk,
  grant: AnyGrant,
  { kind, offer }: StoredOption,
  days: number,
): Promise<ReadOffer | UnreadOffer> {
  const { offers } = kindOf(kind)
  const wanted = offers.shifted(offer, days)
  if (wanted === null) return { kind: 'gone' }
  if (!offers.find) return offers.read(desk, grant, new URLSearchParams(wanted.address))
  const same = await offers.find(desk, grant, wanted.sought)
  return same.kind === 'found' ? offers.read(desk, grant, new URLSearchParams(same.address)) : same
}

function missingText({ offer, found }: Found): string[] {
  const { title } = offer.facts
  if (found.kind === 'gone') return [`${title}: not sold at the new dates.`]
  return found.kind === 'failed' ? [`${title}: ${found.message}`] : []
}

/**
 * Puts the offers into the copy in the order and with the alternatives of the trip. Where the chosen one of
 * several alternatives is not sold, the first that is takes its place, and the page shows it as chosen.
 */
function addOptions(
  desk: Desk,
  grant: AnyGrant,
  { tripId, found, from }: { tripId: string; found: readonly Found[]; from: string },
) {
  const sold = found.flatMap((each) => (each.found.kind === 'priced' ? [{ ...each, found: each.found }] : []))
  const slots = new Map([...new Set(sold.map(({ slot }) => slot))].map((slot) => [slot, crypto.randomUUID()]))
  const chosenIn = (slot: string) => {
    const own = sold.filter((each) => each.slot === slot)
    return own.find(({ chosen }) => chosen) ?? own[0]
  }
  return changeTrip(desk, grant, { tripId, version: null }, async (trx) => {
    for (const [position, each] of sold.entries()) {
      const id = crypto.randomUUID()
      await trx
        .insertInto('trip_option')
        .values({
          office_id: grant.officeId,
          trip_id: tripId,
          id,
          position: position + 1,
          slot: slots.get(each.slot) ?? id,
          chosen: chosenIn(each.slot) === each,
          kind: each.kind,
          offer: sealOffer(desk, grant.officeId, id, offerOf(each.found, each.offer.markup)),
          net_cents: each.found.price.totalCents,
          state: 'same',
          checked_at: new Date(each.found.checkedAt),
          made_by_name: grant.displayName,
        })
        .execute()
    }
    return { verb: 'trip.copy', before: from, after: `${sold.length} ${found.length}` }
  })
}

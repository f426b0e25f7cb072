import 'server-only'
import type { MarkupRule } from '../../lib/booking/markup.ts'
import { winningRule } from '../../lib/booking/markup.ts'
import type { OfferFacts } from '../../lib/booking/offer-facts.ts'
import { timesOf } from '../../lib/booking/offer-times.ts'
import { formatDayMonth } from '../../lib/dates.ts'
import { MOST_OPTIONS, TRIP_NAME_MAX, type CollectOutcome } from '../../lib/trip/trip.ts'
import type { KindHandling } from '../booking/kind.ts'
import type { ReadOffer } from '../booking/kind-offers.ts'
import { clientById } from '../client/clients.ts'
import { officeSettings } from '../config/office-settings.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { changeTrip, refusedChange } from './change-trip.ts'
import { currentTrip, setCurrentTrip } from './current-trip.ts'
import { tripById, lineOfTrip, makeTrip } from './trips.ts'
import { slotOf } from './slot-of.ts'
import { openOffer, sealOffer, type StoredOffer } from './stored-offer.ts'

/** What a person collects: the offer of a form's address, and their own default markup. */
export type Collected = { address: string; markup: MarkupRule | null; tripId: string | null }

/**
 * Checks an offer and puts it into a trip: the named one, otherwise the person's current one, otherwise a new
 * one, which becomes the current. An offer for the same time as another of its kind becomes its alternative.
 * The same offer is collected once.
 */
export async function collectOffer(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling,
  { address, markup, tripId }: Collected,
): Promise<CollectOutcome> {
  const refused = refusedChange(grant)
  if (refused) return refused
  const read = await kind.offers.read(desk, grant, new URLSearchParams(address))
  if (read.kind === 'failed') return { kind: 'refused', message: read.message }
  if (read.kind !== 'priced') return read
  const current = tripId ?? (await currentTrip(desk, grant))?.id ?? null
  const rule = await ruleFor(desk, grant, kind, { tripId: current, own: markup })
  const id = current ?? (await makeTrip(desk, grant, { name: nameFor(read.facts), clientId: null }))
  const added = await addOption(desk, grant, { tripId: id, kind, read, markup: rule })
  if (added.kind === 'refused') return added
  await setCurrentTrip(desk, grant, id)
  const trip = await tripById(desk, grant, id)
  if (trip === null) throw new Error(`Trip ${id} is gone after an offer was collected for it.`)
  const { name, items, netCents, clientCents } = lineOfTrip(trip)
  return {
    kind: 'collected',
    trip: { id, name, items, netCents, clientCents },
    option: added.optionId,
    again: added.again,
  }
}

/** The markup of the trip's client counts before the agent's own, and that before the office's. */
async function ruleFor(
  desk: Desk,
  grant: AnyGrant,
  { kind }: KindHandling,
  { tripId, own }: { tripId: string | null; own: MarkupRule | null },
): Promise<MarkupRule | null> {
  const trip = tripId === null ? null : await tripById(desk, grant, tripId)
  const client = trip?.clientId ? await clientById(desk, grant, trip.clientId) : null
  const { markup } = await officeSettings(desk, grant.officeId)
  const ofClient = winningRule(kind, { agent: client?.markup ?? {}, office: {} })
  return ofClient?.rule ?? own ?? winningRule(kind, { agent: {}, office: markup })?.rule ?? null
}

/** `Singapore, 14 Jan`: a name that says what it is until somebody gives it a better one. */
function nameFor(facts: OfferFacts): string {
  const { from, to } = timesOf({ stretches: facts.stretches.slice(0, 1) })
  const place = to.city ?? facts.title
  return `${place}, ${formatDayMonth(from.wall.slice(0, 10))}`.slice(0, TRIP_NAME_MAX)
}

async function addOption(
  desk: Desk,
  grant: AnyGrant,
  {
    tripId,
    kind,
    read,
    markup,
  }: { tripId: string; kind: KindHandling; read: ReadOffer; markup: MarkupRule | null },
): Promise<{ kind: 'added'; optionId: string; again: boolean } | { kind: 'refused'; message: string }> {
  const { officeId } = grant
  const offer = offerOf(read, markup)
  let added = { optionId: String(crypto.randomUUID()), again: false }
  const trip = await tripById(desk, grant, tripId)
  const booked = new Set(trip?.options.flatMap(({ id, booking }) => (booking === null ? [] : [id])))
  const outcome = await changeTrip(desk, grant, { tripId, version: null }, async (trx) => {
    const rows = await trx
      .selectFrom('trip_option')
      .selectAll()
      .where('office_id', '=', officeId)
      .where('trip_id', '=', tripId)
      .orderBy('position')
      .execute()
    const placed = rows.map((row) => ({
      ...{ id: row.id, kind: row.kind, slot: row.slot, isBooked: booked.has(row.id) },
      ...{ netCents: Number(row.net_cents), facts: openOffer(desk, officeId, row.id, row.offer).facts },
    }))
    const same = placed.find(
      (each) =>
        each.kind === kind.kind &&
        each.netCents === read.price.totalCents &&
        JSON.stringify(each.facts) === JSON.stringify(read.facts),
    )
    if (same) {
      added = { optionId: same.id, again: true }
      return null
    }
    if (rows.length >= MOST_OPTIONS) {
      return { kind: 'refused', message: `A trip holds at most ${MOST_OPTIONS} options. Remove one first.` }
    }
    const slot = slotOf(placed, kind.kind, read.facts)
    await trx
      .insertInto('trip_option')
      .values({
        office_id: officeId,
        trip_id: tripId,
        id: added.optionId,
        position: (rows.at(-1)?.position ?? 0) + 1,
        slot: slot ?? crypto.randomUUID(),
        chosen: slot === null,
        kind: kind.kind,
        offer: sealOffer(desk, officeId, added.optionId, offer),
        net_cents: read.price.totalCents,
        state: 'same',
        checked_at: new Date(read.checkedAt),
        made_by_name: grant.displayName,
      })
      .execute()
    return { verb: 'trip.collect', after: `${kind.kind} ${read.price.totalCents}` }
  })
  if (outcome.kind === 'refused') return outcome
  return { kind: 'added', ...added }
}

/** What is stored of an offer that was just read. */
export function offerOf(read: ReadOffer, markup: MarkupRule | null): StoredOffer {
  const { facts, price, party, refund, address, searchHref, sought } = read
  return { facts, price, party, refund, address, searchHref, sought, markup }
}

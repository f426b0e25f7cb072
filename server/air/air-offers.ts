import 'server-only'
import { z } from 'zod'
import { fareRequest } from '../../lib/air/air-reads.ts'
import { bagText } from '../../lib/air/bag.ts'
import type { Fare, FareLeg } from '../../lib/air/fare.ts'
import { changeTermsText, refundText } from '../../lib/air/fee-terms.ts'
import { partyOfParts } from '../../lib/air/fare-markup.ts'
import { minutesText } from '../../lib/air/minutes-text.ts'
import { parseFare } from '../../lib/air/parse-fare.ts'
import { routeText } from '../../lib/air/route-text.ts'
import { readSearch, searchHref, writeSearch } from '../../lib/air/search-params.ts'
import { wantedOfFare, type WantedFare } from '../../lib/air/wanted-fare.ts'
import type { OfferFacts, Stretch } from '../../lib/booking/offer-facts.ts'
import { capital } from '../../lib/capital.ts'
import { addDays } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { checkOffer } from '../booking/check-offer.ts'
import type { KindOffers } from '../booking/kind-offers.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { nameRows } from '../reference/name-file.ts'
import type { AnyGrant } from '../session/grant.ts'
import { flightSearchFor } from './search-for-trip.ts'
import { fillPassengerForm } from './fill-form.ts'
import { airportPlaces, airportTime, type AirportPlaces } from './airport-places.ts'
import { sameFare } from './same-fare.ts'
import { searchFor } from './same-search.ts'

/** Fares on a trip. A fare's code ends after minutes; the same flights are then searched again. */
export const airOffers: KindOffers = {
  search: flightSearchFor,
  async read(desk, grant, address) {
    const code = address.get('fare')
    if (!code || code.length > 256) return { kind: 'failed', message: 'This address names no fare.' }
    const call = callAs(desk, grant, 'air.revalidate', fareRequest(code))
    const [checked, names] = await Promise.all([
      checkOffer(desk, grant, 'air', call, (answer, at) => ({
        ...at,
        fare: parseFare(answer.PricedItinerary),
      })),
      namesOf(desk, grant),
    ])
    if (checked.kind !== 'priced') return checked.kind === 'gone' ? { kind: 'gone' } : checked
    const { fare, checkedAt } = checked
    const wanted = wantedOfFare(fare)
    const search = readSearch(address) ?? searchFor(wanted)
    return {
      kind: 'priced',
      facts: factsOf(fare, names),
      price: fare.price,
      party: partyOfParts(fare.parts),
      refund: null,
      address: addressOf(fare.offerCode, search && writeSearch(search)),
      searchHref: search ? searchHref(search) : '/flights',
      sought: wanted,
      checkedAt,
      fill: (source) => fillPassengerForm(fare, checkedAt.slice(0, 10), source),
    }
  },
  shifted({ address, sought }, days) {
    const wanted = wantedFare.safeParse(sought).data
    if (!wanted) return null
    const flights = wanted.flights.map((flight) => ({ ...flight, day: addDays(flight.day, days) }))
    return { address, sought: { ...wanted, flights } }
  },
  async find(desk, grant, sought) {
    const wanted = wantedFare.safeParse(sought)
    if (!wanted.success) return { kind: 'gone' }
    const same = await sameFare(desk, grant, wanted.data)
    if (same.kind === 'none') return { kind: 'gone' }
    if (same.kind !== 'found') return same
    const search = searchFor(wanted.data)
    return { kind: 'found', address: addressOf(same.fare.offerCode, search && writeSearch(search)) }
  },
}

const flight = z.object({
  carrierCode: z.string(),
  flightNumber: z.string(),
  from: z.string(),
  to: z.string(),
  day: z.string(),
  legIndex: z.int(),
  cabinName: z.string(),
  baggage: z.string().nullable(),
})

const term = z.object({
  about: z.string(),
  label: z.string(),
  allowed: z.boolean().nullable(),
  penaltyCents: z.int().nullable(),
  loses: z.enum(['part', 'all']).optional(),
})

/** The fare to look for, as a trip has stored it. */
const wantedFare: z.ZodType<WantedFare> = z.object({
  flights: z.array(flight).min(1).readonly(),
  passengerTypes: z.array(z.literal([1, 2, 3])).readonly(),
  terms: z.array(term).readonly().nullable(),
  totalCents: z.int(),
})

function addressOf(fareCode: string, search: URLSearchParams | null): string {
  return new URLSearchParams([['fare', fareCode], ...(search ?? [])]).toString()
}

type Names = { places: AirportPlaces; airlines: ReadonlyMap<string, string> }

async function namesOf(desk: Desk, grant: AnyGrant): Promise<Names> {
  const [places, airlines] = await Promise.all([
    airportPlaces(desk, grant),
    nameRows(desk, grant, 'airlines.json'),
  ])
  return { places, airlines: new Map(airlines ?? []) }
}

function factsOf(fare: Fare, names: Names): OfferFacts {
  const cityOf = (code: string) => names.places.get(code)?.city ?? code
  const ends = fare.legs.flatMap(({ segments }) => {
    const [first, last] = [segments[0], segments.at(-1)]
    return first && last ? [{ from: cityOf(first.origin.code), to: cityOf(last.destination.code) }] : []
  })
  const { adults, children, infants } = partyOfParts(fare.parts)
  return {
    title: `${routeText(ends)}, ${airlinesOf(fare.legs, names)}`,
    lines: [...fare.legs.map((leg) => legLine(leg, names)), capital(bagText(fare.bag))],
    terms: [capital(refundText(fare.refund)), capital(changeTermsText(fare.change))],
    stretches: fare.legs.map((leg) => stretchOf(leg, names)),
    // A fare knows its children by their number, and an infant sits on an adult's lap.
    party: { adults, childAges: Array.from({ length: children + infants }, () => null) },
  }
}

function airlinesOf(legs: readonly FareLeg[], { airlines }: Names): string {
  const codes = legs.flatMap(({ segments }) => segments.map(({ carrierCode }) => carrierCode))
  return [...new Set(codes)].map((code) => airlines.get(code) ?? code).join(' and ')
}

/** `MH 3, MH 9520: one stop, 15 h 10`. */
function legLine({ segments, totalMinutes }: FareLeg, names: Names): string {
  const flights = segments.map(({ carrierCode, flightNumber }) => `${carrierCode} ${flightNumber}`)
  return `${flights.join(', ')}: ${stopWords(segments, names)}, ${minutesText(totalMinutes)}`
}

function stopWords(segments: FareLeg['segments'], { places }: Names): string {
  const stops = segments.slice(1).map(({ origin }) => places.get(origin.code)?.city ?? origin.code)
  if (stops.length === 0) return 'nonstop'
  return `${plural(stops.length, 'stop')} in ${stops.join(' and ')}`
}

function stretchOf(leg: FareLeg, names: Names): Stretch {
  const [first, last] = [leg.segments[0], leg.segments.at(-1)]
  if (!first || !last) throw new Error('A leg of a fare has at least one flight.')
  const from = airportTime(names.places, first.origin.code, first.departureAt)
  const to = airportTime(names.places, last.destination.code, last.arrivalAt)
  const airport = (code: string) => names.places.get(code)?.airport || code
  const places = `${airport(first.origin.code)} to ${airport(last.destination.code)}`
  return {
    from,
    to,
    label: `${first.origin.code} – ${last.destination.code}`,
    words: `${places}, ${airlinesOf([leg], names)}, ${stopWords(leg.segments, names)}, ${minutesText(leg.totalMinutes)}`,
    use: 'moves',
  }
}

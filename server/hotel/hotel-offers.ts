import 'server-only'
import { guestsText, nightsOf, nightsText } from '../../lib/hotel/stay.ts'
import { hotelHref, readPlace, writeDates } from '../../lib/hotel/stay-params.ts'
import { checkedRateOf, rateCheckInput, roomNames, type Rate } from '../../lib/hotel/rate.ts'
import { termsLine, wallText, type StayTerms } from '../../lib/hotel/terms.ts'
import type { OfferFacts, PlaceTime } from '../../lib/booking/offer-facts.ts'
import { addDays, formatDay } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { checkOffer } from '../booking/check-offer.ts'
import type { KindOffers } from '../booking/kind-offers.ts'
import { bedPlaces } from './bed-places.ts'
import { hotelSearchFor } from './search-for-trip.ts'
import { fillGuestForm } from './fill-form.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { sameRate, wantedOfRate, wantedRate } from './same-rate.ts'

/** Rates of hotels on a trip. */
export const hotelOffers: KindOffers = {
  search: hotelSearchFor,
  async read(desk, grant, address) {
    const code = address.get('rate')
    if (!code || code.length > 256) return { kind: 'failed', message: 'This address names no rate.' }
    const call = callAs(desk, grant, 'hotel.check-rate', rateCheckInput(code))
    const checked = await checkOffer(desk, grant, 'hotel', call, (answer, at) => {
      const { Hotel, HotelPolicy: policy, Rooms } = answer.PricedItinerary
      const times = { from: policy.BeginTime, to: policy.CheckOutTime, timeZone: Hotel.time_zone ?? null }
      const extraBeds = Rooms.reduce((sum, { ExtraBedCount }) => sum + ExtraBedCount, 0)
      return { ...at, rate: checkedRateOf(answer), times, extraBeds }
    })
    if (checked.kind !== 'priced') return checked.kind === 'gone' ? { kind: 'gone' } : checked
    const { rate, times, extraBeds, checkedAt } = checked
    const rooms = rate.rooms.map(({ adults, childAges }) => ({ adults, children: childAges }))
    const dates = { checkIn: rate.checkIn, checkOut: rate.checkOut, rooms, place: readPlace(address) }
    const head = new URLSearchParams({ rate: rate.offerCode, hotel: String(rate.hotelId) })
    return {
      kind: 'priced',
      facts: { ...factsOf(rate, times), ...placesInBeds(rate.rooms, extraBeds) },
      price: rate.price,
      party: {
        adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
        children: rooms.reduce((sum, { children }) => sum + children.length, 0),
        infants: 0,
      },
      refund: { kind: rate.terms.kind, until: rate.terms.until },
      address: `${head}&${writeDates(dates)}`,
      searchHref: hotelHref(String(rate.hotelId), dates),
      sought: wantedOfRate(rate),
      checkedAt,
      fill: (source) => fillGuestForm(rate, source),
    }
  },
  shifted({ address, sought }, days) {
    const wanted = wantedRate.safeParse(sought).data
    if (!wanted) return null
    const dates = { checkIn: addDays(wanted.checkIn, days), checkOut: addDays(wanted.checkOut, days) }
    return { address, sought: { ...wanted, ...dates } }
  },
  async find(desk, grant, sought) {
    const wanted = wantedRate.safeParse(sought)
    if (!wanted.success) return { kind: 'gone' }
    const same = await sameRate(desk, grant, wanted.data)
    if (same.kind !== 'found') return same
    const { offerCode, hotelId, checkIn, checkOut, rooms } = same.rate
    const dates = {
      checkIn,
      checkOut,
      rooms: rooms.map(({ adults, childAges }) => ({ adults, children: childAges })),
    }
    const head = new URLSearchParams({ rate: offerCode, hotel: String(hotelId) })
    return { kind: 'found', address: `${head}&${writeDates({ ...dates, place: null })}` }
  },
}

/** When guests may come at the earliest and leave at the latest, `HH:MM`; null where it is not known. */
type HotelTimes = { from: string | null; to: string | null; timeZone: string | null }

function factsOf(rate: Rate, times: HotelTimes): OfferFacts {
  const nights = nightsText(nightsOf(rate))
  const rooms = rate.rooms.map(({ adults, childAges }) => ({ adults, children: childAges }))
  const stars = rate.stars > 0 ? `, ${plural(rate.stars, 'star')}` : ''
  const at = (day: string, time: string | null): PlaceTime => ({
    wall: `${day}T${time ?? '12:00'}`,
    city: null,
    timeZone: times.timeZone,
  })
  return {
    title: `${rate.hotelName}${stars}`,
    lines: [
      `${formatDay(rate.checkIn)} – ${formatDay(rate.checkOut)}, ${nights}`,
      `${roomNames(rate.rooms)} · ${guestsText(rooms)}`,
      rate.board,
    ],
    terms: termsInWords(rate.terms),
    stretches: [
      {
        from: at(rate.checkIn, times.from),
        to: at(rate.checkOut, times.to),
        label: `${rate.hotelName}, ${nights}`,
        words: `${rate.hotelName}, ${nights}`,
        use: 'nights',
      },
    ],
    party: {
      adults: rate.rooms.reduce((sum, { adults }) => sum + adults, 0),
      childAges: rate.rooms.flatMap(({ childAges }) => childAges),
    },
  }
}

/** How many people the beds of all rooms take; nothing where one of them does not say it. */
function placesInBeds(rooms: Rate['rooms'], extraBeds: number): Pick<OfferFacts, 'bedPlaces'> {
  const places = rooms.map(({ beds, adults, childAges }) => bedPlaces(beds, adults + childAges.length))
  if (!places.every((each) => each !== null)) return {}
  return { bedPlaces: places.reduce((sum, each) => sum + each, extraBeds) }
}

/** Without amounts: the steps of a rate are parts of its net price. */
function termsInWords(terms: StayTerms): string[] {
  const costs = terms.steps.filter(({ cents }) => cents > 0)
  const [first] = costs
  const after =
    terms.kind === 'partial' && first
      ? [`Cancelling costs a part of the price from ${wallText(first.from, terms.zone)}`]
      : []
  return [termsLine(terms), ...after]
}

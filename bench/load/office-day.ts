import { createHash } from 'node:crypto'
import { z } from 'zod'
import { SESSION_MINUTES } from '../../contract/session/limits.ts'
import { bookBody, searchBody } from '../../tests/setup/air.ts'
import { hotelBookBody, twoAdults } from '../../tests/setup/hotel.ts'
import { callOf, isSuccess, type Answer, type Visit } from './call.ts'
import type { GatewayVisit, Outcome } from './mix.ts'

/** An office of the run. */
export type Office = {
  officeId: string
  accountUuid: string
  /** Empty until the first sign-in. */
  sessionId: string
  token: string
  /** When the session ends unless it is used (`performance.now`). */
  endsAt: number
}

/** What all offices search in, so that nobody has to look it up while it is measured. */
export type Places = { cities: readonly number[]; variants: readonly string[] }

const routes = [
  ['LHR', 'AMS'],
  ['LON', 'SIN'],
  ['CDG', 'JFK'],
  ['LHR', 'DXB'],
  ['LON', 'BCN'],
  ['LAX', 'JFK'],
  ['SIN', 'LON'],
  ['LHR', 'SIN'],
] as const
const words = ['tour', 'museum', 'boat', 'food', 'tower', 'walk'] as const
/** Searches are for a day from three weeks to nine weeks ahead. Days. */
const FIRST_DAY = 21
const DAYS = 42
const MOST_ON_PAGE = 20
const MINUTE_MILLIS = 60_000

const fares = z.object({ PricedItineraries: z.array(z.object({ FareSourceCode: z.string() })) })
const revalidated = z.object({ PricedItinerary: z.object({ FareSourceCode: z.string() }) })
const hotels = z.object({ PricedItineraries: z.array(z.object({ HotelId: z.number() })) })
const booked = z.object({ UniqueId: z.string() })
const activity = z.object({ data: z.object({ uuid: z.string() }) })
const signedIn = z.object({ SessionId: z.string() })
const issued = z.object({ access_token: z.string() })

const parsed = <Shape>(shape: z.ZodType<Shape>, { body }: Answer): Shape => shape.parse(JSON.parse(body))
const pick = <Item>(items: readonly Item[], serial: number): Item | undefined => items[serial % items.length]

/** The day so many days from now, YYYY-MM-DD. */
export function dayAhead(days: number): string {
  return new Date(performance.timeOrigin + days * 86_400_000).toISOString().slice(0, 10)
}

/** A family name that no other booking has: letters alone, as tickets want them. */
export function familyName(serial: number): string {
  const letters = serial
    .toString(26)
    .replaceAll(/./g, (digit) => String.fromCharCode(65 + parseInt(digit, 26)))
  return `KELLER${letters}`
}

/**
 * One visit of an office at the booking service, with documented calls only.
 * @param serial number of the visit: it chooses route, day, city and fare, and names the traveller
 * @param outcome what becomes of a booking
 */
export function* officeVisit(
  kind: GatewayVisit,
  office: Office,
  places: Places,
  serial: number,
  outcome: Outcome,
): Visit {
  if (performance.now() > office.endsAt || kind === 'sign in') yield* signIn(office)
  else office.endsAt = sessionEnd()
  const SessionId = office.sessionId
  const [from, to] = pick(routes, serial) ?? routes[0]
  const day = dayAhead(FIRST_DAY + (Math.floor(serial / routes.length) % DAYS))
  if (kind === 'wallet balance') yield callOf('wallet.balance', { SessionId })
  if (kind === 'booking list') yield callOf('booking.list', {}, office.token)
  if (kind === 'activity settings') yield callOf('activity.config', { SessionId })
  if (kind === 'look for activities') {
    yield callOf('activity.products', { SessionId, q: pick(words, serial), per_page: MOST_ON_PAGE })
  }
  if (kind === 'look for flights') yield callOf('air.low-fare-search', search(SessionId, from, to, day))
  if (kind === 'look for hotels') yield* hotelSearch(office, places, serial)
  if (kind === 'book a flight') return yield* bookFlight(office, { from, to, day }, serial, outcome)
  if (kind === 'book a hotel') return yield* bookHotel(office, places, serial, outcome)
  if (kind === 'book an activity') return yield* bookActivity(office, places, serial, outcome)
  return 'nothing'
}

const search = (SessionId: string, from: string, to: string, day: string) => ({
  SessionId,
  ...searchBody([[from, to, day]]),
})

/** When a session that is used now ends, a minute before it does. */
const sessionEnd = () => performance.now() + (SESSION_MINUTES - 1) * MINUTE_MILLIS

/** Opens a session and gets a token for it; the office keeps both for its later visits. */
function* signIn(office: Office): Visit {
  const { officeId, accountUuid } = office
  const Password = createHash('sha512').update(accountUuid).digest('hex').toUpperCase()
  const opened = yield callOf('session.create', { OfficeId: officeId, UserName: 'agent', Password })
  const exchanged = yield callOf('token.issue', {
    grant_type: 'client_credentials',
    client_id: `${officeId}:agent`,
    client_secret: accountUuid,
  })
  if (!isSuccess(opened) || !isSuccess(exchanged)) return 'nothing'
  office.sessionId = parsed(signedIn, opened).SessionId
  office.token = parsed(issued, exchanged).access_token
  office.endsAt = sessionEnd()
  return 'nothing'
}

function* bookFlight(
  { sessionId: SessionId }: Office,
  { from, to, day }: { from: string; to: string; day: string },
  serial: number,
  outcome: Outcome,
): Visit {
  const found = yield callOf('air.low-fare-search', search(SessionId, from, to, day))
  if (!isSuccess(found)) return 'nothing'
  const fare = pick(parsed(fares, found).PricedItineraries, serial)
  if (!fare) return 'nothing'
  const checked = yield callOf('air.revalidate', { SessionId, FareSourceCode: fare.FareSourceCode })
  if (!isSuccess(checked)) return 'nothing'
  const { FareSourceCode } = parsed(revalidated, checked).PricedItinerary
  const order = bookBody(FareSourceCode, {}, `load-${serial}`)
  for (const { PassengerName } of order.TravelerInfo.AirTravelers) {
    PassengerName.PassengerLastName = familyName(serial)
  }
  const held = yield callOf('air.book', { SessionId, ...order })
  if (!isSuccess(held)) return 'nothing'
  const { UniqueId } = parsed(booked, held)
  if (outcome === 'pay') yield callOf('air.order-ticket', { SessionId, UniqueId })
  if (outcome === 'cancel') yield callOf('air.cancel', { SessionId, UniqueId })
  return 'booked'
}

/** Hotels of a city, then the rates of one of them. @returns the codes of its rates. */
function* hotelSearch(
  { sessionId: SessionId }: Office,
  { cities }: Places,
  serial: number,
): Generator<ReturnType<typeof callOf>, readonly string[], Answer> {
  const nights = Math.floor(serial / cities.length) % DAYS
  const stay = {
    SessionId,
    CheckIn: dayAhead(FIRST_DAY + nights),
    CheckOut: dayAhead(FIRST_DAY + nights + 2),
    Occupancies: twoAdults,
  }
  const found = yield callOf('hotel.availability', { ...stay, CityId: pick(cities, serial) })
  if (!isSuccess(found)) return []
  const hotel = pick(parsed(hotels, found).PricedItineraries, serial)
  if (!hotel) return []
  const rates = yield callOf('hotel.availability', { ...stay, HotelId: hotel.HotelId })
  if (!isSuccess(rates)) return []
  return parsed(fares, rates).PricedItineraries.map(({ FareSourceCode }) => FareSourceCode)
}

function* bookHotel(office: Office, places: Places, serial: number, outcome: Outcome): Visit {
  const SessionId = office.sessionId
  const rate = pick(yield* hotelSearch(office, places, serial), serial)
  if (rate === undefined) return 'nothing'
  const checked = yield callOf('hotel.check-rate', { SessionId, FareSourceCode: rate })
  if (!isSuccess(checked)) return 'nothing'
  const order = hotelBookBody(parsed(revalidated, checked).PricedItinerary.FareSourceCode)
  for (const { Passengers } of order.Rooms) {
    for (const guest of Passengers) guest.LastName = familyName(serial)
  }
  const held = yield callOf('hotel.book', { SessionId, ...order })
  if (!isSuccess(held)) return 'nothing'
  const { UniqueId } = parsed(booked, held)
  if (outcome === 'pay') yield callOf('hotel.order', { SessionId, UniqueId })
  if (outcome === 'cancel') yield callOf('hotel.cancel', { SessionId, UniqueId })
  return 'booked'
}

function* bookActivity(
  { sessionId: SessionId }: Office,
  { variants }: Places,
  serial: number,
  outcome: Outcome,
): Visit {
  const productTypeUuid = pick(variants, serial) ?? ''
  const arrivalDate = dayAhead(FIRST_DAY + (Math.floor(serial / variants.length) % DAYS))
  yield callOf('activity.price-list', { SessionId, uuid: productTypeUuid, date: arrivalDate })
  const customer = {
    firstName: 'Anna',
    lastName: familyName(serial),
    email: 'anna@example.com',
    phone: '+44 20 7946 0000',
  }
  const order = { SessionId, productTypeUuid, arrivalDate, timeSlot: '09:00', customer }
  const reserved = yield callOf('activity.create-booking', order)
  if (!isSuccess(reserved)) return 'nothing'
  const { uuid } = parsed(activity, reserved).data
  if (outcome === 'pay') yield callOf('activity.move-booking', { SessionId, uuid, status: 'confirm' })
  if (outcome === 'cancel') yield callOf('activity.move-booking', { SessionId, uuid, status: 'cancel' })
  return 'booked'
}

import type { CabinClass, Cents } from '../../../supply/air/fare.ts'
import { hashPair, unit } from '../../../hash.ts'
import type { Journey } from '../network/journey.ts'
import type { Network } from '../network/network.ts'
import { type Demand, demandOn, season, weekday } from './demand.ts'

/** The published price of one adult on one journey in one cabin, before the source's own rules. */
export type LegPrice = {
  /** One-way amount in cents, carrier surcharge included, taxes not. */
  amountCents: Cents
  /** The part of it that airlines collect as a surcharge in the tax line. */
  surchargeCents: Cents
  cabins: readonly CabinClass[]
  demand: readonly Demand[]
}

/** The facts that decide a price besides the journey. */
export type Market = {
  net: Network
  seed: number
  today: number
  day: number
  shortest: number
  /** Passengers who need a seat: fewer left in a class than this, and the next class is sold. */
  party: number
}

const CABIN_LONG: Record<CabinClass, number> = { 1: 1, 2: 1.85, 3: 3.7, 4: 4.3, 5: 6.2, 6: 7.6 }
const CABIN_SHORT: Record<CabinClass, number> = { 1: 1, 2: 1.4, 3: 2.5, 4: 2.7, 5: 3.4, 6: 3.8 }

/** Prices a journey; null where a flight is sold out in its cabin. */
export function priceLeg(market: Market, journey: Journey, cabins: readonly CabinClass[]): LegPrice | null {
  const demand = journey.flights.map((flight, i) => demandOn(flight, cabins[i]!, market))
  if (demand.some((one) => one.load > 1.08)) return null
  const dollars =
    distancePrice(journey.directKm) *
    marketFactor(market.net, journey) *
    cabinFactor(journey, cabins) *
    journey.validating.level *
    stopFactor(market, journey) *
    weightedMultiple(journey, demand) *
    advanceFactor(market.day - market.today, journey.validating.kind === 'low-cost') *
    season(market.day) *
    weekday(market.day) *
    (0.95 + 0.1 * unit(hashPair(journey.hash, market.seed)))
  const amountCents = Math.max(1900, Math.round(dollars) * 100)
  const surchargeCents = Math.min(surcharge(journey, Math.max(...cabins)), Math.round(amountCents * 0.45))
  return { amountCents, surchargeCents, cabins, demand }
}

/** One-way economy price by distance, in USD: steep at first, flat on long ways. */
function distancePrice(km: number): number {
  return 14 + 1.6 * Math.pow(km, 0.635)
}

function marketFactor(net: Network, journey: Journey): number {
  const start = net.places.get(journey.flights[0]!.route.origin)!
  const end = net.places.get(journey.flights[journey.flights.length - 1]!.route.destination)!
  const thin = 1 + 0.12 * Math.max(0, 1 - Math.min(start.traffic, end.traffic) / 8)
  if (start.countryCode === end.countryCode) {
    const cheap = ['US', 'IN', 'CN', 'BR', 'ID', 'IR', 'TR', 'VN'].includes(start.countryCode)
    return thin * (cheap ? 0.66 : 0.9)
  }
  if (start.region === 'europe' && end.region === 'europe') return thin * 0.82
  if (start.region === end.region) return thin * 0.85
  return start.region === 'middle-east' || end.region === 'middle-east' ? thin * 1.12 : thin
}

function cabinFactor(journey: Journey, cabins: readonly CabinClass[]): number {
  const table = journey.directKm > 4000 ? CABIN_LONG : CABIN_SHORT
  let weighted = 0
  journey.flights.forEach((flight, i) => {
    weighted += table[cabins[i]!] * flight.route.km
  })
  return weighted / journey.flownKm
}

/** The price factor of stops: a nonstop flight costs more, slow ways cost less. */
function stopFactor(market: Market, journey: Journey): number {
  if (journey.flights.length === 1) return 1.16
  const slow = Math.max(0, Math.min(1, (journey.elapsed / market.shortest - 1.1) / 1.2))
  return (journey.flights.length === 2 ? 0.95 : 1.0) * (1 - 0.16 * slow)
}

function weightedMultiple(journey: Journey, demand: readonly Demand[]): number {
  let sum = 0
  demand.forEach((one, i) => {
    sum += one.multiple * journey.flights[i]!.route.km
  })
  return sum / journey.flownKm
}

/** Price factor of the days until departure. */
function advanceFactor(days: number, lowCost: boolean): number {
  const steep = lowCost ? 1.25 : 1
  if (days < 3) return 1 + 0.62 * steep
  if (days < 7) return 1 + 0.4 * steep
  if (days < 14) return 1 + 0.2 * steep
  if (days < 21) return 1 + 0.08 * steep
  if (days < 60) return 1
  return days < 170 ? 0.96 : 1.01
}

/** Carrier-imposed surcharge in cents; low-cost carriers and some others have none. */
function surcharge(journey: Journey, cabin: number): Cents {
  const { kind, code } = journey.validating
  if (kind === 'low-cost' || kind === 'leisure') return 0
  if (['SQ', 'QF', 'NZ', 'AV', 'LA', 'AD', 'EY'].includes(code)) return 0
  const dollars =
    journey.directKm < 1500 ? 14 : journey.directKm < 4500 ? 48 : journey.directKm < 8500 ? 96 : 124
  return dollars * (cabin >= 3 ? 150 : 100)
}

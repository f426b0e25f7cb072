import type { CabinClass } from '../../../supply/air/fare.ts'
import { isWideBody } from '../network/aircraft.ts'
import type { Carrier } from '../network/carrier.ts'
import type { Journey } from '../network/journey.ts'
import type { Route } from '../network/route.ts'

/** Carriers with a premium economy on wide-body aircraft. */
const PREMIUM_ECONOMY = new Set(
  'BA VS AF KL LH LX OS AZ AY SK LO IB AA UA DL AC WS LA SQ CX QF NZ JL NH KE CI BR JX EK EY TK TG VN PR CZ MU CA AI TP MK UL 6E ET'.split(
    ' ',
  ),
)
/** Carriers with a first class on some aircraft. */
const FIRST = new Set('BA AF LH LX SQ CX JL NH KE EK EY QR TG SV QF AI CA MU GA'.split(' '))
const FIRST_AIRCRAFT = new Set('77W 388 744 74H 346 351 77L'.split(' '))
/** Carriers that sell their first or business class as a premium product. */
const SUITES_BUSINESS = new Set('QR SQ CX NH AF VS DL B6 JL'.split(' '))
const SUITES_FIRST = new Set('SQ EK EY JL'.split(' '))
/** Low-cost carriers with a business cabin. */
const LOW_COST_BUSINESS = new Set('FZ B6 XY JQ TR D7 AD AS WE'.split(' '))

/** The cabin that a source sells of a carrier that does not have the requested one on a route. */
export type WithoutCabin = 'nearest' | 'nothing'

/**
 * The cabin that stands in for another one where the terms say `nearest`: Business for First. No other cabin
 * has a substitute.
 */
export function nearestCabin(wished: CabinClass): CabinClass | null {
  return wished >= 5 ? 3 : null
}

/** Whether a route's aircraft has a cabin of the class, premium variants included. */
function hasCabin(route: Route, cabin: CabinClass): boolean {
  const { carrier, aircraft } = route
  if (cabin === 1) return true
  const wide = isWideBody(aircraft)
  if (cabin === 2) return wide && PREMIUM_ECONOMY.has(carrier.code)
  if (cabin === 3) return hasBusiness(carrier, aircraft.seats)
  if (cabin === 4) return wide && SUITES_BUSINESS.has(carrier.code)
  const first = wide && FIRST.has(carrier.code) && FIRST_AIRCRAFT.has(aircraft.code)
  return cabin === 5 ? first : first && SUITES_FIRST.has(carrier.code)
}

function hasBusiness(carrier: Carrier, seats: number): boolean {
  if (carrier.kind === 'low-cost') return LOW_COST_BUSINESS.has(carrier.code)
  return carrier.kind === 'full' && seats > 72
}

/**
 * The cabin of each flight when `wished` is asked for. The longest flight must have that cabin; shorter ones
 * fall back to the best cabin below it. 4 becomes Business and 6 becomes First when `premium` is false or the
 * aircraft has no such cabin (Session gateway, Coded fields). Null when the journey has no such cabin.
 */
export function cabinsOf(journey: Journey, wished: CabinClass, premium: boolean): CabinClass[] | null {
  let longest = journey.flights[0]!.route
  for (const { route } of journey.flights) if (route.km > longest.km) longest = route
  const main = mainCabin(longest, wished, premium)
  if (main === null) return null
  return journey.flights.map(({ route }) => (route === longest ? main : bestUpTo(route, main)))
}

function mainCabin(route: Route, wished: CabinClass, premium: boolean): CabinClass | null {
  if (wished === 4 || wished === 6) {
    if (premium && hasCabin(route, wished)) return wished
    const plain = (wished - 1) as CabinClass
    return hasCabin(route, plain) ? plain : null
  }
  return hasCabin(route, wished) ? wished : null
}

function bestUpTo(route: Route, cabin: CabinClass): CabinClass {
  for (const choice of [5, 3, 2] as const) {
    if (choice <= cabin && hasCabin(route, choice)) return choice
  }
  return 1
}

import type { DeskRequest, DeskRequests } from '../desk-requests.ts'
import { faresOfDesk, heldReference } from '../desk-requests.ts'
import type { Call, Visit } from './call.ts'
import type { DeskVisit } from './mix.ts'
import { dayAhead } from './office-day.ts'

/** An agent who is signed in at the desk, with a booking. */
export type Agent = { officeId: string; cookie: string; reference: string }

const routes = [
  ['LHR', 'AMS'],
  ['LON', 'BCN'],
  ['LHR', 'DXB'],
  ['LAX', 'JFK'],
] as const
const FIRST_DAY = 21
const DAYS = 42

const called = (name: string, request: DeskRequest): Call => ({ name: `desk: ${name}`, ...request })

/**
 * One visit of an agent at the desk, as its pages and their controls send it.
 * @param serial number of the visit: it chooses route, day and fare
 */
export function* deskVisit(kind: DeskVisit, agent: Agent, requests: DeskRequests, serial: number): Visit {
  const { cookie, reference } = agent
  if (kind === 'today') yield called(kind, requests.page('/today', cookie))
  if (kind === 'list') yield called(kind, requests.page('/bookings', cookie))
  if (kind === 'booking') yield called(kind, requests.page(`/bookings/${reference}`, cookie))
  if (kind === 'flights') yield called(kind, requests.page('/flights', cookie))
  if (kind === 'sign-in page') yield called(kind, requests.page('/sign-in', ''))
  if (kind === 'balance') yield called(kind, requests.balance(cookie))
  if (kind === 'note') yield called(kind, requests.note(cookie, reference))
  if (kind !== 'search' && kind !== 'hold') return 'nothing'
  const [from, to] = routes[serial % routes.length] ?? routes[0]
  const day = dayAhead(FIRST_DAY + (Math.floor(serial / routes.length) % DAYS))
  const found = yield called('search', requests.search(cookie, [[from, to, day]]))
  if (kind === 'search' || found.status !== 200) return 'nothing'
  const fares = faresOfDesk(found.body)
  const fare = fares[serial % fares.length]
  if (!fare) return 'nothing'
  const held = yield called('hold', requests.hold(cookie, fare))
  const booked = heldReference(held.body)
  if (booked === null) return 'nothing'
  agent.reference = booked
  return 'booked'
}

import type { ActivityState } from '../../../contract/activity/booking-states.ts'
import type { AirState } from '../../../contract/air/booking-states.ts'
import type { HotelState } from '../../../contract/hotel/booking-states.ts'
import type { RefundType } from '../../../contract/air/refund-types.ts'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import { PARTIAL_LOST_FROM, stayFor } from '../hotel/handmade-hotels.ts'
import { START } from './office.ts'

/** The expected data of one booking in a walk; money in cents. */
export type BelievedBooking = {
  kind: BookingKind
  cents: number
  state: AirState | HotelState | ActivityState
  /** Office second at which the clock changes its state. */
  dueAt: number
  /**
   * For hotels: number, penalty once confirmed and before the day of arrival (null when cancelling is
   * refused), and whether the deadline can be moved.
   */
  hotel: { id: number; penaltyCents: number | null; canExtend: boolean } | null
  /** For flights: the refund of a ticket by how many legs have left, and which tickets were refunded. */
  flight: { refunds: Refunds; refunded: boolean[] } | null
  /** For activities: the supplier's answer with its time, and the refund of an approved booking. */
  activity: {
    id: number
    answer: { does: 'issue' | 'reject'; seconds: number } | null
    refundCents: number
    /** Charged, and the places that it has taken. */
    isPaid: boolean
    places: number
  } | null
}

/**
 * The refund of a ticket while no leg has left, and while the second one has not; null where the terms permit
 * no refund then. `tickets`: after the first departure whole tickets are refunded too, for the value that
 * remains; otherwise only the remaining legs.
 */
export type Refunds = { before: number | null; between: number | null; tickets: boolean }

/** The expected data of an office in a walk. */
export type Believed = { now: number; balance: number; bookings: BelievedBooking[] }

export const HOLD_SECONDS = 600
export const RESERVED_SECONDS = 1800
const WAITING_SECONDS = 5 * 86_400
/** Places of every activity of a walk. */
export const PLACES = 2
export const ISSUE_SECONDS = 3
/** Office seconds until cancelling a hotel gives nothing back; the hotels of walks have the clock of UTC. */
export const HOTEL_LOST_AT = (Date.parse(`${PARTIAL_LOST_FROM}Z`) - Date.parse(START)) / 1000
/** Office seconds until every stay of a walk has ended. */
const STAY_ENDS_AT = (Date.parse(`${stayFor().checkOut}T00:00:00Z`) - Date.parse(START)) / 1000
/** Office seconds until the two flights of every booking leave: from London, and a week later from Vienna. */
export const LEGS_LEAVE = ['2027-01-14T10:00:00Z', '2027-01-21T09:00:00Z'].map(
  (at) => (Date.parse(at) - Date.parse(START)) / 1000,
) as [first: number, second: number]

/** `refund-left` asks for all tickets that are left, `refund-first` names the first one; by a RefundType. */
export type RefundVerb = `refund-${'left' | 'first'}-${RefundType}`
export type Verb = 'order' | 'cancel' | 'extend' | 'read' | RefundVerb

/** The refund that a verb asks for; null if it asks for none. */
export function refundAsked(verb: Verb): { first: boolean; type: RefundType } | null {
  const [, which, type] = /^refund-(left|first)-(\w+)$/.exec(verb) ?? []
  return type === undefined ? null : { first: which === 'first', type: type as RefundType }
}

/** The cents that a refund of a ticket by a type gives back now; null if it is refused. */
function givenNow({ now }: Believed, { refunds }: { refunds: Refunds }, type: RefundType): number | null {
  if (now < LEGS_LEAVE[0]) return refunds.before
  if (now >= LEGS_LEAVE[1] || (type !== 'unflown' && !refunds.tickets)) return null
  return refunds.between
}

/** Applies all deadlines that have passed up to now. */
export function settle(model: Believed): void {
  for (const booking of model.bookings) {
    if (booking.dueAt > model.now) continue
    if (booking.activity) settleActivity(model, booking, booking.activity)
    if (booking.state === 'held') booking.state = 'cancelled'
    if (booking.state === 'ticketing') {
      booking.state = 'ticketed'
      model.balance -= booking.cents
    }
  }
}

/** The clock ends a reservation, the supplier answers, or a request to cancel is settled. */
function settleActivity(
  model: Believed,
  booking: BelievedBooking,
  activity: NonNullable<BelievedBooking['activity']>,
): void {
  const { state, cents } = booking
  booking.dueAt = Infinity
  if (state === 'waiting' && activity.answer?.does === 'issue') {
    booking.state = 'approved'
    activity.isPaid = true
    model.balance -= cents
    return
  }
  if (state === 'reserved') booking.state = 'expired'
  if (state === 'waiting') booking.state = activity.answer ? 'rejected' : 'expired'
  if (state === 'cancellation_requested') {
    if (!activity.isPaid) booking.state = 'cancelled'
    else {
      booking.state = activity.refundCents > 0 ? 'refunded' : 'refund_declined'
      model.balance += activity.refundCents
    }
  }
  activity.places = 0
}

const open: readonly string[] = ['held', 'ticketing', 'reserved', 'waiting']

export function heldCents(model: Believed): number {
  const held = model.bookings.filter(({ state }) => open.includes(state))
  return held.reduce((sum, booking) => sum + booking.cents, 0)
}

/** Whether a verb should succeed now. */
export function allows(model: Believed, booking: BelievedBooking, verb: Verb): boolean {
  const { state, hotel, activity, flight } = booking
  if (verb === 'read') return true
  const request = refundAsked(verb)
  if (request) {
    if (!flight || state !== 'ticketed' || givenNow(model, flight, request.type) === null) return false
    return !request.first || request.type === 'all' || flight.refunded[0] === false
  }
  if (activity) {
    if (verb === 'extend') return false
    // A verb that was done before is answered in the same way again.
    const live = ['reserved', 'waiting', 'approved']
    if (verb === 'cancel') return [...live, 'cancellation_requested'].includes(state)
    return state === 'reserved' ? placesTaken(model, activity.id) < PLACES : live.includes(state)
  }
  if (verb === 'extend') return state === 'held' && hotel?.canExtend === true
  if (verb === 'cancel' && state === 'confirmed')
    return hotel !== null && hotel.penaltyCents !== null && model.now < STAY_ENDS_AT
  return state === 'held'
}

/** Applies the effect of a verb that succeeded. */
export function applyVerb(model: Believed, booking: BelievedBooking, verb: Verb): void {
  const { hotel, activity, flight } = booking
  const request = refundAsked(verb)
  if (flight && request) {
    const last = request.first && request.type !== 'all' ? 1 : flight.refunded.length
    for (let ticket = 0; ticket < last; ticket += 1) {
      if (flight.refunded[ticket]) continue
      flight.refunded[ticket] = true
      model.balance += givenNow(model, flight, request.type) ?? 0
    }
    if (flight.refunded.every(Boolean)) booking.state = 'refunded'
    return
  }
  if (activity) return applyToActivity(model, booking, activity, verb)
  if (verb === 'cancel') {
    if (booking.state === 'confirmed' && hotel && model.now < HOTEL_LOST_AT)
      model.balance += booking.cents - (hotel.penaltyCents ?? 0)
    booking.state = booking.state === 'confirmed' ? 'withdrawn' : 'cancelled'
  }
  if (verb === 'extend' && hotel) {
    booking.dueAt += HOLD_SECONDS
    hotel.canExtend = false
  }
  if (verb !== 'order') return
  if (hotel) {
    booking.state = 'confirmed'
    model.balance -= booking.cents
  } else {
    booking.state = 'ticketing'
    booking.dueAt = model.now + ISSUE_SECONDS
  }
}

function applyToActivity(
  model: Believed,
  booking: BelievedBooking,
  activity: NonNullable<BelievedBooking['activity']>,
  verb: Verb,
): void {
  if (verb === 'order' && booking.state === 'reserved') {
    booking.state = 'waiting'
    booking.dueAt = model.now + (activity.answer?.seconds ?? WAITING_SECONDS)
    activity.places = 1
  }
  if (verb === 'cancel' && booking.state !== 'cancellation_requested') {
    booking.state = 'cancellation_requested'
    booking.dueAt = model.now + 1
  }
}

/** The places of each activity that bookings have taken. */
export function placesTaken(model: Believed, id: number): number {
  const own = model.bookings.map(({ activity }) => (activity?.id === id ? activity.places : 0))
  return own.reduce((sum, places) => sum + places, 0)
}

/** How many active bookings have a hotel. */
export function takenOf(model: Believed, hotelId: number): number {
  const living = model.bookings.filter(({ state }) => state === 'held' || state === 'confirmed')
  return living.filter((booking) => booking.hotel?.id === hotelId).length
}

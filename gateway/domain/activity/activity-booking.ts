import type { Answer } from '../../../contract/activity/booking.ts'
import type { ActivityState } from '../../../contract/activity/booking-states.ts'
import type { BookedTicketType } from '../../../contract/activity/codes.ts'
import type { Services } from '../../services.ts'
import type {
  OptionItem,
  SupplierAnswer,
  Timeslot,
  Variant,
  VariantOption,
} from '../../supply/activity/variant.ts'
import type { BookingRow } from '../booking/booking-row.ts'
import { readPeopleOf } from '../booking/people.ts'
import type { BookedPlaces } from './places-taken.ts'

/** The person who books: the name, ways to reach them, and their message to the host. */
export type Customer = {
  salutation: string
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string | null
}

/** The contact of a booking, with the answers to the questions that are asked once per booking. */
export type ActivityContact = Customer & { answers: readonly Answer[] }

/**
 * The people of an activity booking, with the answers for each traveller that the request names. Personal
 * data: never logged. Null stands for a person who was erased.
 */
export type ActivityPeople = {
  contact: ActivityContact | null
  travellers: readonly ({ answers: readonly Answer[] } | null)[]
}

/** Travellers by ticket type. */
export type Party = Readonly<Record<BookedTicketType, number>>

/** The variant at the time of booking: a voucher shows this even if the supplier's data changes later. */
export type BookedVariant = Pick<
  Variant,
  | 'uuid'
  | 'productUuid'
  | 'refundSteps'
  | 'refusesRefunds'
  | 'timeZone'
  | 'durationMinutes'
  | 'directAdmission'
  | 'voucherRequiresPrinting'
  | 'voucherUse'
  | 'redemptionAddress'
  | 'meetingAddress'
  | 'meetingTime'
  | 'validDays'
> & { title: string; productTitle: string }

/** An option that was answered, at the time of booking. The answers are with the people. */
export type BookedOption = Pick<VariantOption, 'uuid' | 'name' | 'input'> & {
  items: readonly Pick<OptionItem, 'label' | 'value'>[]
}

/** A document that admits travellers; `traveller` counts from 0, null: all of them. */
export type ActivityVoucher = { uuid: string; visualId: string; traveller: number | null }

/**
 * The detail that only activity bookings have. Instants are ISO 8601, office time. It does not say who the
 * people are (`activityPeople`).
 */
export type ActivityDetail = {
  /** The id that callers know the booking by, from its creation on (gap 190). */
  uuid: string
  /** The supplier's own; null before the issue. */
  supplierUuid: string | null
  variant: BookedVariant
  /** YYYY-MM-DD. */
  arrivalDate: string
  /** Null where the variant has no start times. */
  slot: Timeslot | null
  party: Party
  options: readonly BookedOption[]
  /** The lines that add up to the total: quantity and the price of one, cents of USD. */
  breakdown: readonly { name: string; quantity: number; cents: number }[]
  /** The places that the booking took when it was confirmed. */
  taken: BookedPlaces | null
  /** The supplier's coming answer to a waiting booking, and when it comes; null: none. */
  answer: { does: NonNullable<SupplierAnswer>['does']; at: string } | null
  /** When a waiting booking expires. */
  waitsUntil: string | null
  /** Empty before the issue, which is `confirmed_at`. */
  vouchers: readonly ActivityVoucher[]
  /** A request to cancel; it is settled at `cancelled_at`. */
  cancellation: {
    requestedAt: string
    settlesAt: string
    /** Cents of USD; null where nothing was charged. */
    refundCents: number | null
  } | null
}

/** A booking of an activity: the stored row with its detail. */
export type ActivityBooking = Omit<BookingRow, 'kind' | 'state' | 'detail'> & {
  kind: 'activity'
  state: ActivityState
  detail: ActivityDetail
}

/** The stored row as an activity booking. */
export function activityBookingOf(row: BookingRow): ActivityBooking {
  return { ...row, kind: 'activity', state: row.state as ActivityState, detail: row.detail as ActivityDetail }
}

/** Reads who activity bookings of one office are for, in the order of the bookings. */
export async function activityPeople(
  services: Services,
  officeId: string,
  bookings: readonly Pick<ActivityBooking, 'office_id' | 'reference' | 'people'>[],
): Promise<ActivityPeople[]> {
  const people = await readPeopleOf(services, officeId, bookings)
  return people.map(([contact, ...travellers]) => ({
    contact: (contact ?? null) as ActivityContact | null,
    travellers: travellers as ActivityPeople['travellers'],
  }))
}

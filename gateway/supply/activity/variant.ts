import type { BookedTicketType, OptionInput, TicketType } from '../../../contract/activity/codes.ts'
import type { Texts } from './product.ts'

/** A choice of a list; `cents` is its surcharge in USD, 0 where it is free. */
export type OptionItem = { label: string; value: string; cents: number }

/** A question that a booking answers, once or for every traveller. */
export type VariantOption = {
  uuid: string
  name: string
  description: string
  required: boolean
  addOn: boolean
  input: OptionInput
  /** The whole answer must match; null: any text of the input's form. */
  format: string | null
  /** Surcharge in cents of USD; 0 where it is free. */
  cents: number
  /** The choices of a list, else empty. */
  items: readonly OptionItem[]
}

/** A start on a day, HH:MM of the activity's zone. */
export type Timeslot = { uuid: string; startTime: string; endTime: string }

/** How many travellers of a type a booking may have. */
export type Ticket = {
  type: TicketType
  /** For example `Child 4-11`. */
  label: string
  allowed: boolean
  min: number
  max: number
  /** The price at the door, cents of USD; null where there is none. */
  gateCents: number | null
}

/** Cancelled at least so many days before its date, this share of the price comes back. */
export type RefundStep = { days: number; percent: number }

/** The supplier's answer to a confirmed booking, and after how many seconds it comes; null: none. */
export type SupplierAnswer = { does: 'issue' | 'reject'; seconds: number } | null

/** A way in which a product is booked. Amounts are cents of USD, times are of the activity's zone. */
export type Variant = {
  uuid: string
  productUuid: string
  titles: Texts
  description: string
  /** Minutes from start to end; at least 1. */
  durationMinutes: number
  minPax: number
  /** Null: no limit of its own. */
  maxPax: number | null
  /** Can be booked until this time, so many days before the date. */
  daysInAdvance: number
  cutOffTime: string
  /** Falling days; empty when nothing is ever given back. */
  refundSteps: readonly RefundStep[]
  tickets: readonly Ticket[]
  instantConfirmation: boolean
  nonInstantVoucher: boolean
  directAdmission: boolean
  voucherRequiresPrinting: boolean
  voucherUse: string | null
  redemptionAddress: string | null
  meetingAddress: string | null
  meetingTime: string | null
  /** Days for which the voucher is good from its date; null: on the date alone. */
  validDays: number | null
  timeslots: readonly Timeslot[]
  /** IANA name. */
  timeZone: string
  perBooking: readonly VariantOption[]
  perTraveller: readonly VariantOption[]
  /** How the supplier answers a booking; only scenarios differ from the ordinary. */
  answer: SupplierAnswer
  /** The outcome of a request to cancel an issued booking: as its refund steps say, or never any refund. */
  refusesRefunds: boolean
  /** Its places are counted for each office separately (decision 11). */
  placesPerOffice: boolean
}

/** The price of one traveller: for the guest, for the caller, and in the supplier's own text. */
export type TicketRate = {
  category: BookedTicketType
  retailCents: number
  nettCents: number
  retailFormat: string
  nettFormat: string
  /** The least that a guest may be asked for, and what the supplier advises; left out if it has neither. */
  selling?: Record<'least' | 'advised', { cents: number; format: string }>
}

/** Places and prices of one start of a day, or of the day where the variant has no start times. */
export type PriceSet = {
  id: number
  /** Null: for the whole day. */
  timeslotUuid: string | null
  type: 'shared' | 'exclusive'
  /** Places left; 0 when sold out. */
  places: number
  rates: readonly TicketRate[]
}

/** One date of a variant. A date on which it is not offered has no price sets. */
export type VariantDay = { date: string; sets: readonly PriceSet[] }

/** How many places of a start are taken, by date and timeslot (`null` as ''). */
export type PlacesTaken = (date: string, timeslotUuid: string | null) => number

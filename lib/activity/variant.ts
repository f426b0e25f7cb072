import type { OptionInput, TicketType } from '../../contract/activity/codes.ts'
import type { OptionRecord, ProductTypeRecord } from '../../contract/activity/product-type.ts'
import type { CalendarDate } from '../dates.ts'
import { centsOfUsd, type NetCents } from '../money.ts'
import { linkedProduct } from './product-link.ts'
import { linesOf } from './product.ts'

/** A variant of a product, which is the thing that can be booked. Times are wall times of its zone. */
export type Variant = {
  uuid: string
  /** The product it belongs to; null if the answer does not say. */
  productUuid: string | null
  title: string
  description: readonly string[]
  /** How long it takes; 0 where it does not say. */
  minutes: number
  /** Travellers of one booking; null without a limit. */
  minPax: number
  maxPax: number | null
  /** Days before the date until which it can be booked, and the time of that day. */
  daysInAdvance: number
  cutOffTime: string
  isNonRefundable: boolean
  cancellationPolicies: readonly RefundStep[]
  ticketTypes: readonly Ticket[]
  instantConfirmation: boolean
  voucher: {
    use: readonly string[]
    isPrinted: boolean
    admitsDirectly: boolean
    /** How long it is valid: days from the date, or until a date; null where not stated so. */
    validDays: number | null
    validUntil: CalendarDate | null
  }
  /**
   * The place where it begins: its meeting point, otherwise where its voucher is taken; null if neither is
   * known.
   */
  meetingPlace: string | null
  /** Whether the variant has a meeting point of its own. */
  hasMeetingPoint: boolean
  meetingTime: string | null
  timeslots: readonly Timeslot[]
  /** IANA name. */
  timezone: string
  hasOptions: boolean
  options: { perBooking: readonly ActivityOption[]; perPax: readonly ActivityOption[] }
}

/** How long before the date a part of the price is refunded (gap 159). */
export type RefundStep = { numberOfDays: number; refundPercentage: number }

/** A type of tickets with its limits. */
export type Ticket = { type: TicketType; label: string; allowed: boolean; min: number; max: number }

/** A start time of a day. */
export type Timeslot = { uuid: string; startTime: string; endTime: string }

/** A question of the host, or an extra that the host offers. Surcharges are integer cents; null for none. */
export type ActivityOption = {
  uuid: string
  name: string
  description: string
  required: boolean
  inputType: OptionInput
  formatRegex: string | null
  priceCents: NetCents | null
  /** The items of a list. */
  items: readonly { label: string; value: string; priceCents: NetCents | null }[]
}

/** Reads a variant (Activity v2, Product type). */
export function variantOf(record: ProductTypeRecord): Variant {
  const { uuid, title, minPax, maxPax, daysInAdvance, cutOffTime, isNonRefundable } = record
  const { cancellationPolicies, instantConfirmation, meetingTime, timeslots, timezone, hasOptions } = record
  return {
    ...{ uuid, title, minPax, maxPax, daysInAdvance, cutOffTime, isNonRefundable },
    ...{ cancellationPolicies, instantConfirmation, meetingTime, timeslots, timezone, hasOptions },
    productUuid: linkedProduct(record),
    description: linesOf(record.description),
    minutes: (record.durationDays * 24 + record.durationHours) * 60 + record.durationMinutes,
    ticketTypes: record.ticketTypes,
    voucher: {
      use: linesOf(record.voucherUse),
      isPrinted: record.voucherRequiresPrinting,
      admitsDirectly: record.directAdmission,
      validDays: record.validity.days,
      validUntil: record.validity.date,
    },
    meetingPlace: record.meetingAddress ?? record.voucherRedemptionAddress,
    hasMeetingPoint: Boolean(record.meetingAddress),
    options: {
      perBooking: record.options.perBooking.map(optionOf),
      perPax: record.options.perPax.map(optionOf),
    },
  }
}

/** Reads an option of a variant (gaps 160, 161, 179). */
export function optionOf(record: OptionRecord): ActivityOption {
  const { uuid, name, description, required, inputType, formatRegex, price, items = [] } = record
  return {
    ...{ uuid, name, description, required, inputType, formatRegex },
    priceCents: price ? centsOfUsd(price) : null,
    items: items.map((item) => ({
      label: item.label,
      value: item.value,
      priceCents: item.price ? centsOfUsd(item.price) : null,
    })),
  }
}

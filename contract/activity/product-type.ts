import { z } from 'zod'
import { entity } from '../entity.ts'
import { optionInputs, ticketTypes } from './codes.ts'
import { date, links, time } from './fields.ts'
import { usd } from '../wire.ts'

/**
 * A question of a booking (Activity v2, Options; gaps 160, 162). `price` is a surcharge; an option without
 * one is free.
 */
export const option = entity('BookingOption', {
  uuid: z.string(),
  name: z.string(),
  description: z.string(),
  required: z.boolean(),
  addOn: z.boolean(),
  inputType: z.literal(optionInputs),
  formatRegex: z.string().nullable(),
  validFrom: date.nullable(),
  validTo: date.nullable(),
  price: usd.optional(),
  /** The choices of a list. */
  items: z
    .array(entity('OptionChoice', { label: z.string(), value: z.string(), price: usd.nullable() }))
    .optional(),
})

export type OptionRecord = z.infer<typeof option>

/** Asked once per booking, and once per traveller. */
export const options = entity('BookingOptions', { perBooking: z.array(option), perPax: z.array(option) })

/** A start time of a day, in the activity's zone. */
const timeslot = entity('Timeslot', { uuid: z.string(), startTime: time, endTime: time })

/** A step of a refund: cancelled at least so many days before, this share comes back (gap 159). */
export const cancellationStep = entity('CancellationStep', {
  numberOfDays: z.int(),
  refundPercentage: z.number(),
})

const ticketType = entity('TicketType', {
  type: z.enum(ticketTypes),
  label: z.string(),
  allowed: z.boolean(),
  min: z.int(),
  max: z.int(),
  gateRatePrice: usd.nullable(),
})

/** A variant of a product: the thing that is booked (Activity v2, Product type). */
export const productType = entity('ProductType', {
  uuid: z.string(),
  title: z.string(),
  titleTranslated: z.string().nullable(),
  description: z.string(),
  durationDays: z.int(),
  durationHours: z.int(),
  durationMinutes: z.int(),
  minPax: z.int(),
  maxPax: z.int().nullable(),
  firstAvailabilityDate: date.nullable(),
  /** Days before the date until which it can be booked, and the time of that day. */
  daysInAdvance: z.int(),
  cutOffTime: time,
  isNonRefundable: z.boolean(),
  cancellationPolicies: z.array(cancellationStep),
  cancellationPolicySummary: z.string(),
  allowAdults: z.boolean(),
  allowChildren: z.boolean(),
  allowSeniors: z.boolean(),
  allowInfant: z.boolean(),
  ticketTypes: z.array(ticketType),
  instantConfirmation: z.boolean(),
  nonInstantVoucher: z.boolean(),
  directAdmission: z.boolean(),
  voucherRequiresPrinting: z.boolean(),
  adultGateRatePrice: usd.nullable(),
  voucherUse: z.string().nullable(),
  voucherRedemptionAddress: z.string().nullable(),
  meetingAddress: z.string().nullable(),
  meetingTime: z.string().nullable(),
  validity: entity('TicketValidity', { type: z.string(), days: z.int().nullable(), date: date.nullable() }),
  timeslots: z.array(timeslot),
  /** IANA name. */
  timezone: z.string(),
  hasOptions: z.boolean(),
  options,
  links,
})

export type ProductTypeRecord = z.infer<typeof productType>

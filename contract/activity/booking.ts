import { z } from 'zod'
import { entity } from '../entity.ts'
import { activityStates } from './booking-states.ts'
import { bookedTicketTypes } from './codes.ts'
import { date, links, singaporeInstant, time } from './fields.ts'
import { isPlainJson, usd } from '../wire.ts'

/** The answers of a booking; a list of answers for each traveller, adults first (gap 176). */
const answer = entity('OptionAnswer', {
  uuid: z.string(),
  /** By input type: a text, a number, a boolean, or several values of a list (gap 161). */
  value: z.union([z.string().max(2000), z.number(), z.boolean(), z.array(z.string().max(200)).max(100)]),
})

/** A list of answers as callers send it: an element without a value answers nothing (gaps 161, 246). */
const sentAnswers = z.preprocess(
  (list) => (Array.isArray(list) ? list.filter((each) => !isUnanswered(each)) : list),
  z.array(answer).max(200),
)

function isUnanswered(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'uuid' in value && !('value' in value)
}

/** The answers to the options of a variant, as callers send them and as a booking repeats them. */
export const answers = entity('OptionAnswers', {
  perBooking: sentAnswers.default([]),
  perPax: z.array(sentAnswers).max(500).default([]),
}).refine((value) => isPlainJson(value, 6), 'must be plain text')

export type Answers = z.infer<typeof answers>
export type Answer = z.infer<typeof answer>

/** How a request for cancellation stands. */
const cancellationRequestStates = ['none', 'open', 'closed'] as const

/** A booking (Activity v2, Booking; gaps 163, 173, 176, 177, 198). */
export const activityBooking = entity('ActivityBooking', {
  uuid: z.string(),
  code: z.string(),
  partnerReference: z.string().nullable(),
  status: z.enum(activityStates),
  productTypeTitle: z.string(),
  productTypeUuid: z.string(),
  currencyCode: z.literal('USD'),
  totalAmount: usd,
  /** The price is that of one, as text with two decimals. */
  amountBreakdown: z.array(entity('AmountLine', { name: z.string(), quantity: z.int(), price: z.string() })),
  arrivalDate: date,
  timeSlot: time.nullable(),
  createdAt: singaporeInstant,
  updatedAt: singaporeInstant,
  salutation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  adults: z.int(),
  children: z.int(),
  seniors: z.int(),
  ticketTypes: z.array(entity('TicketCount', { type: z.enum(bookedTicketTypes), quantity: z.int() })),
  options: entity('BookedOptions', { perBooking: z.array(answer), perPax: z.array(z.array(answer)) }),
  completedAt: singaporeInstant.nullable(),
  cancellationRequestAt: singaporeInstant.nullable(),
  cancellationRequestStatus: z.enum(cancellationRequestStates),
  cancellationStatus: z.string().nullable(),
  refundDate: singaporeInstant.nullable(),
  refundAmount: usd.nullable(),
  refundTransaction: z.string().nullable(),
  links,
})

export type ActivityBookingRecord = z.infer<typeof activityBooking>

import { z } from 'zod'
import { nameField } from '../code-field.ts'
import { entity } from '../entity.ts'
import { activityStates } from './booking-states.ts'
import { bookedTicketTypes } from './codes.ts'
import { date, links, singaporeInstant, time } from './fields.ts'
import { isPlainJson, usd } from '../wire.ts'

/** The answer to an option (gaps 161, 176). */
const answer = entity('OptionAnswer', {
  uuid: z.string().describe('Id of the option that is answered.'),
  value: z
    .union([z.string().max(2000), z.number(), z.boolean(), z.array(z.string().max(200)).max(100)])
    .describe(
      "The answer in the form of the option's `inputType`: text, number or boolean; a list of item values for a list of several.",
    ),
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
  perBooking: sentAnswers.describe('Answers to the options of the whole booking.').default([]),
  perPax: z
    .array(sentAnswers)
    .max(500)
    .describe(
      'For each traveller the answers to the options per person: adults first, then children, then seniors.',
    )
    .default([]),
}).refine((value) => isPlainJson(value, 6), 'must be plain text')

export type Answers = z.infer<typeof answers>
export type Answer = z.infer<typeof answer>

/** Values of cancellationRequestStatus. */
const cancellationRequestStates = ['none', 'open', 'closed'] as const

/** A booking (Activity v2, Booking; gaps 163, 173, 176, 177, 198). */
export const activityBooking = entity('ActivityBooking', {
  uuid: z
    .string()
    .describe(
      'Reference of the booking for its whole life; it stays the same after the supplier has its own.',
    ),
  code: z.string().describe('Booking code for people, seven characters.'),
  partnerReference: z.string().nullable().describe("The caller's own reference; null where none was sent."),
  status: z
    .enum(activityStates)
    .describe(
      'State: reserved until it is confirmed, waiting for the supplier, approved once issued; the rest say how it ended or that a cancellation was asked for.',
    ),
  productTypeTitle: z.string().describe('English title of the variant, as it was when it was booked.'),
  productTypeUuid: z.string().describe('Id of the variant.'),
  currencyCode: z.literal('USD').describe('Currency of all amounts, always US dollars.'),
  totalAmount: usd.describe('Price of the whole booking in US dollars, with surcharges of options.'),
  amountBreakdown: z
    .array(
      entity('AmountLine', {
        name: z.string().describe('What is paid for.'),
        quantity: z.int().describe('How many of it.'),
        price: z.string().describe('Price of one in US dollars, as text with two decimals.'),
      }),
    )
    .describe('The lines of the price: tickets by kind, then surcharges.'),
  arrivalDate: date.describe("Date of the visit, YYYY-MM-DD in the activity's zone."),
  timeSlot: time
    .nullable()
    .describe("Start, HH:MM in the activity's zone; null where the variant has no start times."),
  createdAt: singaporeInstant.describe('When the booking was made, in the zone +08:00.'),
  updatedAt: singaporeInstant.describe('When the booking last changed, in the zone +08:00.'),
  salutation: z
    .string()
    .describe('Form of address of the customer, for instance `Mr.`; empty once the person was erased.'),
  firstName: z.string().describe('First name of the customer; `ERASED` once the person was erased.'),
  lastName: z.string().describe('Last name of the customer; `ERASED` once the person was erased.'),
  email: z.string().describe('E-mail address of the customer; `ERASED` once the person was erased.'),
  phone: z.string().describe('Phone number of the customer; `ERASED` once the person was erased.'),
  adults: z.int().describe('Number of adults.'),
  children: z.int().describe('Number of children.'),
  seniors: z.int().describe('Number of seniors.'),
  ticketTypes: z
    .array(
      entity('TicketCount', {
        type: z.enum(bookedTicketTypes).describe('Kind of traveller.'),
        quantity: z.int().describe('How many of them.'),
      }),
    )
    .describe('The kinds of traveller that are booked.'),
  options: entity('BookedOptions', {
    perBooking: z.array(answer).describe('Answers to the options of the whole booking.'),
    perPax: z
      .array(z.array(answer))
      .describe(
        'For each traveller the answers to the options per person: adults first, then children, then seniors.',
      ),
  }).describe('The answers to the options, as they were sent.'),
  completedAt: singaporeInstant
    .nullable()
    .describe('When the supplier issued the booking, in the zone +08:00; null until then.'),
  cancellationRequestAt: singaporeInstant
    .nullable()
    .describe('When a cancellation was asked for, in the zone +08:00; null where none was.'),
  cancellationRequestStatus: z
    .enum(cancellationRequestStates)
    .describe(
      '`none`: no cancellation was asked for; `open`: it waits for an answer; `closed`: it was answered.',
    ),
  cancellationStatus: nameField(['pending', 'cancelled', 'refunded', 'refund_declined'])
    .nullable()
    .describe(
      '`pending` while the request is open, then the state that it led to; null where none was made.',
    ),
  refundDate: singaporeInstant
    .nullable()
    .describe('When money was given back, in the zone +08:00; null where none was.'),
  refundAmount: usd
    .nullable()
    .describe(
      'Money given back in US dollars, 0 where the request was declined; null where nothing had been charged or the request is not answered.',
    ),
  refundTransaction: z
    .string()
    .nullable()
    .describe("Id of the wallet's entry that gave the money back; null where there is none."),
  links: links.describe(
    'Addresses of the booking, its variant and its product; `confirm` and `cancel` (PUT) only while it is reserved.',
  ),
})

export type ActivityBookingRecord = z.infer<typeof activityBooking>

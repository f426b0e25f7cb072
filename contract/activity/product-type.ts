import { z } from 'zod'
import { nameField } from '../code-field.ts'
import { entity } from '../entity.ts'
import { optionInputs, ticketTypes } from './codes.ts'
import { date, links, time } from './fields.ts'
import { usd } from '../wire.ts'

/** A question of a booking (Activity v2, Options; gaps 160, 162). */
export const option = entity('BookingOption', {
  uuid: z.string().describe('Id of the option; an answer names it.'),
  name: z.string().describe('The question in a few words, in English.'),
  description: z.string().describe('What the answer is for, in English.'),
  required: z
    .boolean()
    .describe('Whether a booking without an answer is refused, for perPax of any traveller.'),
  addOn: z
    .boolean()
    .describe(
      'Whether it is an extra that a guest may buy, as opposed to something that the supplier must know.',
    ),
  inputType: z
    .literal(optionInputs)
    .describe(
      'Kind of answer: 1 list, 2 list of several, 3 number, 4 text, 5 boolean, 6 date, 7 file, 8 image, 9 address, 10 time, 11 date and time, 12 country, 13 phone number, 14 flight number.',
    ),
  formatRegex: z
    .string()
    .nullable()
    .describe(
      'Regular expression that the whole answer must match; null where any text of the kind will do.',
    ),
  validFrom: date.nullable().describe('First date for which it is asked, YYYY-MM-DD; null means no limit.'),
  validTo: date.nullable().describe('Last date for which it is asked, YYYY-MM-DD; null means no limit.'),
  price: usd
    .describe(
      'Surcharge in US dollars for an answer, on top of the ticket rates; absent where the option is free.',
    )
    .optional(),
  items: z
    .array(
      entity('OptionChoice', {
        label: z.string().describe('The choice as a guest reads it.'),
        value: z.string().describe('The choice as an answer names it.'),
        price: usd.nullable().describe('Surcharge in US dollars for this choice; null where it is free.'),
      }),
    )
    .describe('The choices of a list (inputType 1 and 2); absent otherwise.')
    .optional(),
})

export type OptionRecord = z.infer<typeof option>

/** The questions of a variant. */
export const options = entity('BookingOptions', {
  perBooking: z.array(option).describe('Options that are answered once per booking.'),
  perPax: z.array(option).describe('Options that are answered once for each traveller.'),
})

/** A start time of a day (gap 162). */
const timeslot = entity('Timeslot', {
  uuid: z.string().describe('Id of the start time; a booking names it in `timeSlotUuid`.'),
  startTime: time.describe("Start, HH:MM in the activity's zone."),
  endTime: time.describe(
    "End, HH:MM in the activity's zone; earlier than the start where it ends after midnight.",
  ),
})

/** A step of a refund (gap 159). */
export const cancellationStep = entity('CancellationStep', {
  numberOfDays: z
    .int()
    .describe(
      "The refund is given when the booking is cancelled at least so many days before its date, in the activity's zone.",
    ),
  refundPercentage: z.number().describe('The part of the price that comes back, in percent.'),
})

const ticketType = entity('TicketType', {
  type: z
    .enum(ticketTypes)
    .describe('Kind of traveller. Youth and infant have no number of their own in a booking.'),
  label: z.string().describe('The kind as a guest reads it, with its ages, for instance `Child 4-11`.'),
  allowed: z.boolean().describe('Whether such travellers are admitted.'),
  min: z.int().describe('Fewest of them in a booking.'),
  max: z.int().describe('Most of them in a booking; 0 where they cannot be booked.'),
  gateRatePrice: usd
    .nullable()
    .describe('Price at the door in US dollars, for comparison; null where there is none.'),
})

/** A variant of a product: the thing that is booked (Activity v2, Product type). */
export const productType = entity('ProductType', {
  uuid: z.string().describe('Id of the variant; a booking names it in `productTypeUuid`.'),
  title: z.string().describe('Title in English.'),
  titleTranslated: z
    .string()
    .nullable()
    .describe('Title in the language that was asked for; null where none was, or the supplier has none.'),
  description: z.string().describe('What this variant is, in English.'),
  durationDays: z.int().describe('Whole days of the duration; hours and minutes are added.'),
  durationHours: z.int().describe('Hours of the duration beyond whole days, 0 to 23.'),
  durationMinutes: z.int().describe('Minutes of the duration beyond whole hours, 0 to 59.'),
  minPax: z.int().describe('Fewest travellers of a booking.'),
  maxPax: z.int().nullable().describe('Most travellers of a booking; null means no limit of its own.'),
  firstAvailabilityDate: date
    .nullable()
    .describe(
      "The first date within a month that has a place, YYYY-MM-DD in the activity's zone; null where there is none.",
    ),
  daysInAdvance: z
    .int()
    .describe('The booking must be made so many days before its date, by `cutOffTime` of that day.'),
  cutOffTime: time.describe(
    "Time until which it can be booked on the last possible day, HH:MM in the activity's zone.",
  ),
  isNonRefundable: z
    .boolean()
    .describe('Whether nothing comes back at any time; then `cancellationPolicies` is empty.'),
  cancellationPolicies: z
    .array(cancellationStep)
    .describe('Steps of the refund by falling days; the first step whose days are still left applies.'),
  cancellationPolicySummary: z.string().describe('The steps of the refund as an English sentence.'),
  allowAdults: z.boolean().describe('Whether adults are admitted.'),
  allowChildren: z.boolean().describe('Whether children are admitted.'),
  allowSeniors: z.boolean().describe('Whether seniors are admitted.'),
  allowInfant: z
    .boolean()
    .describe(
      'Whether infants are admitted. They are free, have no number in a booking and are named in `message`.',
    ),
  ticketTypes: z.array(ticketType).describe('The kinds of traveller with their ages and bounds.'),
  instantConfirmation: z.boolean().describe('Whether the supplier issues a confirmed booking at once.'),
  nonInstantVoucher: z
    .boolean()
    .describe('Whether the voucher comes only after the supplier has checked the booking.'),
  directAdmission: z
    .boolean()
    .describe('Whether the voucher admits at the entrance, so that each traveller gets one.'),
  voucherRequiresPrinting: z.boolean().describe('Whether the voucher must be shown on paper.'),
  adultGateRatePrice: usd
    .nullable()
    .describe('Price of an adult at the door in US dollars; null where there is none.'),
  voucherUse: z
    .string()
    .nullable()
    .describe('How the voucher is used, in English; null where nothing is stated.'),
  voucherRedemptionAddress: z
    .string()
    .nullable()
    .describe('Where the voucher is exchanged or shown; null where nothing is stated.'),
  meetingAddress: z.string().nullable().describe('Where the guests meet; null where they meet nowhere.'),
  meetingTime: z
    .string()
    .nullable()
    .describe('When the guests meet, in English words; null where nothing is stated.'),
  validity: entity('TicketValidity', {
    type: nameField(['only_visit_date', 'days_after_visit_date']).describe(
      '`only_visit_date`: on the date of the booking alone; `days_after_visit_date`: for `days` days from it.',
    ),
    days: z
      .int()
      .nullable()
      .describe(
        'Days for which the voucher is good from its date; null where it is good on that date alone.',
      ),
    date: date
      .nullable()
      .describe('A fixed last date, YYYY-MM-DD; null where the validity depends on the date of the booking.'),
  }).describe('For how long the voucher admits.'),
  timeslots: z
    .array(timeslot)
    .describe(
      'Start times. With the parameter `date` those of that date that have not begun; empty where there are none.',
    ),
  timezone: z
    .string()
    .describe(
      'IANA name of the zone in which the activity takes place; its dates and times are meant there.',
    ),
  hasOptions: z.boolean().describe('Whether there is any option to answer.'),
  options: options.describe('The questions that a booking answers.'),
  links: links.describe(
    'Addresses of the variant, its product and its price lists: `self`, `product`, `priceLists`.',
  ),
})

export type ProductTypeRecord = z.infer<typeof productType>

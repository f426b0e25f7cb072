import { z } from 'zod'
import { entity } from '../entity.ts'
import { bookedTicketTypes } from './codes.ts'
import { date, time } from './fields.ts'
import { cancellationStep } from './product-type.ts'
import { usd } from '../wire.ts'

/** The price of one traveller (gap 179). */
const rate = entity('ActivityRate', {
  type: z
    .enum(['retailPrice', 'nettPrice', 'minimumSellingPrice', 'recommendedPrice'])
    .describe(
      "`retailPrice`: what the guest pays and the wallet is charged; `nettPrice`: the caller's cost; `minimumSellingPrice` and `recommendedPrice`: the least that the supplier lets a guest be asked for, and what it advises.",
    ),
  category: z.enum(bookedTicketTypes).describe('Kind of traveller.'),
  currency: z.literal('USD').describe('Currency of `amount`, always US dollars.'),
  amount: usd.describe('Price of one traveller in US dollars.'),
  format: z
    .string()
    .describe('The price as the supplier wrote it, in its own currency, for instance `SGD 58.00`.'),
  meta: entity('RateMeta', {
    convertedFrom: entity('ConvertedFrom', {
      currency: z.string().describe("ISO 4217 code of the supplier's own currency."),
      amount: z.number().describe('The price in that currency.'),
    })
      .nullable()
      .describe('The price before it was converted to US dollars; null where it was not.'),
  }).describe('Where the price comes from.'),
})

/** Places of a variant on a date, for one kind of traveller. */
const availability = z.array(
  entity('CategoryAvailability', {
    category: z.enum(bookedTicketTypes).describe('Kind of traveller.'),
    type: z
      .enum(['shared', 'exclusive'])
      .describe('`shared`: other parties take part; `exclusive`: one party has it to itself.'),
    quantity: z.int().describe('Places left, which the kinds share.'),
  }),
)

/** Prices and places of a variant on one date (Activity v2, Price-list entry; gaps 159, 178). */
export const priceListEntry = entity('PriceList', {
  date: date.describe("Date of the visit, YYYY-MM-DD in the activity's zone."),
  weekday: z.string().describe('English name of the day of the week.'),
  availability: availability.describe('Places left on all start times together.'),
  timeslots: z
    .array(
      entity('PricedTimeslot', {
        uuid: z.string().describe('Id of the start time.'),
        startTime: time.describe("Start, HH:MM in the activity's zone."),
        endTime: time.describe("End, HH:MM in the activity's zone."),
        priceId: z.int().describe('The `id` of the price set of this start time.'),
        availability: availability.describe('Places left on this start time.'),
      }),
    )
    .describe('All start times of the day; empty where there are none.'),
  cancellationPolicy: z
    .array(cancellationStep)
    .describe('Steps of the refund by falling days; empty where nothing comes back.'),
  currency: z.literal('USD').describe('Currency of all amounts, always US dollars.'),
  timezone: z.string().describe("IANA name of the activity's zone."),
  voucherValidity: z
    .partialRecord(
      z.enum(bookedTicketTypes),
      entity('VoucherValidity', {
        date: date.describe('Last date on which the voucher admits, YYYY-MM-DD.'),
      }),
    )
    .describe('By kind of traveller, how long a voucher of this date is good.'),
  prices: z
    .array(
      entity('PriceSet', {
        id: z.int().describe('Id of the price set (the priceId).'),
        timeSlotUuid: z
          .string()
          .nullable()
          .describe('The start time that the prices are for; null where they are for the whole day.'),
        quantity: z.int().describe('Places left on this start time; 0 when it is sold out.'),
        rates: z
          .array(rate)
          .describe('For each kind of traveller a price of each type that the supplier has.'),
      }),
    )
    .describe('One set of prices for each start time, or one for the whole day.'),
})

export type PriceListEntry = z.infer<typeof priceListEntry>

import { z } from 'zod'
import { entity } from '../entity.ts'
import { bookedTicketTypes } from './codes.ts'
import { date } from './fields.ts'
import { cancellationStep } from './product-type.ts'
import { usd } from '../wire.ts'

/** The price of one traveller: the guest pays the `retailPrice`, the caller the `nettPrice`. */
const rate = entity('ActivityRate', {
  type: z.enum(['retailPrice', 'nettPrice']),
  category: z.enum(bookedTicketTypes),
  currency: z.literal('USD'),
  amount: usd,
  /** The supplier's own text, such as `SGD 58.00`. */
  format: z.string(),
})

/**
 * Prices and places of a variant on one date (Activity v2, Price-list entry; gaps 159, 178). A variant with
 * start times has one price set per time, which names it and says how many places are left.
 */
export const priceListEntry = entity('PriceList', {
  date,
  weekday: z.string(),
  availability: z.array(
    entity('CategoryAvailability', {
      category: z.enum(bookedTicketTypes),
      type: z.enum(['shared', 'exclusive']),
      quantity: z.int(),
    }),
  ),
  cancellationPolicy: z.array(cancellationStep),
  currency: z.literal('USD'),
  timezone: z.string(),
  voucherValidity: z.partialRecord(z.enum(bookedTicketTypes), entity('VoucherValidity', { date })),
  prices: z.array(
    entity('PriceSet', {
      id: z.int(),
      timeSlotUuid: z.string().nullable(),
      quantity: z.int(),
      rates: z.array(rate),
    }),
  ),
})

export type PriceListEntry = z.infer<typeof priceListEntry>

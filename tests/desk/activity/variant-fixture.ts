import { bookedTicketTypes, ticketTypes, type TicketType } from '../../../contract/activity/codes.ts'
import type { PriceListEntry } from '../../../contract/activity/price-list.ts'
import type { ProductTypeRecord } from '../../../contract/activity/product-type.ts'
import { priceDayOf, type PriceDay, type PriceSet } from '../../../lib/activity/price-day.ts'
import { variantOf as read, type Variant } from '../../../lib/activity/variant.ts'

type Prices = Partial<Record<(typeof bookedTicketTypes)[number], number>>

type GivenSet = Prices & { timeSlotUuid?: string | null; quantity?: number }

/** A price set as answers have it, with retail prices in USD; net prices are 80 % of them. */
export function setAnswer(prices: GivenSet = { adult: 49 }): PriceListEntry['prices'][number] {
  return {
    id: 1,
    timeSlotUuid: prices.timeSlotUuid ?? null,
    quantity: prices.quantity ?? 12,
    rates: bookedTicketTypes.flatMap((category) => {
      const amount = prices[category]
      if (amount === undefined) return []
      const rate = {
        category,
        currency: 'USD' as const,
        format: `USD ${amount.toFixed(2)}`,
        meta: { convertedFrom: null },
      }
      return [
        { ...rate, type: 'nettPrice' as const, amount: Math.round(amount * 80) / 100 },
        { ...rate, type: 'retailPrice' as const, amount },
      ]
    }),
  }
}

/** A date of a price list as answers have it: one set of 12 places for USD 49 unless said otherwise. */
export function entryAnswer(change: Partial<PriceListEntry> = {}): PriceListEntry {
  return {
    date: '2027-04-14',
    weekday: 'Wednesday',
    availability: [],
    timeslots: [],
    cancellationPolicy: [],
    currency: 'USD',
    timezone: 'Asia/Seoul',
    voucherValidity: {},
    prices: [setAnswer()],
    ...change,
  }
}

/** The same date as the desk reads it. */
export function entryOf(change: Partial<PriceDay> = {}): PriceDay {
  return { ...priceDayOf(entryAnswer()), ...change }
}

/** A price set as the desk reads it, from retail prices in USD. */
export function setOf(prices?: GivenSet): PriceSet {
  const [set] = priceDayOf(entryAnswer({ prices: [setAnswer(prices)] })).prices
  return set!
}

type GivenVariant = Partial<ProductTypeRecord> & { tickets?: Partial<Record<TicketType, [number, number]>> }

/** A variant as the desk reads it. @param change.options as read */
export function variantOf({
  options,
  ...change
}: Omit<GivenVariant, 'options'> & { options?: Variant['options'] } = {}): Variant {
  return { ...read(variantAnswer(change)), ...(options && { options }) }
}

/**
 * A variant as answers have it.
 * @param change.tickets min and max of each type that it sells; others are not allowed
 */
export function variantAnswer(change: GivenVariant = {}): ProductTypeRecord {
  const { tickets = { adult: [1, 8], child: [0, 4], senior: [0, 4] }, ...rest } = change
  return {
    uuid: 'variant-1',
    title: 'Lantern walk in hanbok',
    titleTranslated: null,
    description: 'Hanbok and a lantern are lent at the gate.',
    durationDays: 0,
    durationHours: 2,
    durationMinutes: 30,
    minPax: 1,
    maxPax: 8,
    firstAvailabilityDate: '2026-11-24',
    daysInAdvance: 1,
    cutOffTime: '18:00',
    isNonRefundable: false,
    cancellationPolicies: [
      { numberOfDays: 7, refundPercentage: 100 },
      { numberOfDays: 2, refundPercentage: 50 },
    ],
    cancellationPolicySummary: '',
    allowAdults: true,
    allowChildren: true,
    allowSeniors: true,
    allowInfant: false,
    ticketTypes: ticketTypes.map((type) => ({
      type,
      label: `${type[0]?.toUpperCase()}${type.slice(1)}`,
      allowed: tickets[type] !== undefined,
      min: tickets[type]?.[0] ?? 0,
      max: tickets[type]?.[1] ?? 0,
      gateRatePrice: null,
    })),
    instantConfirmation: true,
    nonInstantVoucher: false,
    directAdmission: false,
    voucherRequiresPrinting: false,
    adultGateRatePrice: null,
    voucherUse: null,
    voucherRedemptionAddress: null,
    meetingAddress: 'Donhwamun Gate, Seoul',
    meetingTime: '20 minutes before the start',
    validity: { type: 'only_visit_date', days: null, date: null },
    timeslots: [],
    timezone: 'Asia/Seoul',
    hasOptions: false,
    options: { perBooking: [], perPax: [] },
    links: [],
    ...rest,
  }
}

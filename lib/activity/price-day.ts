import { bookedTicketTypes, type BookedTicketType } from '../../contract/activity/codes.ts'
import type { PriceListEntry } from '../../contract/activity/price-list.ts'
import type { CalendarDate } from '../dates.ts'
import { centsOfUsd, type NetCents } from '../money.ts'

/** A date of a variant with its prices and places. */
export type PriceDay = { date: CalendarDate; prices: readonly PriceSet[] }

/** Prices and places of one start, or of the whole day where a variant has no start times. */
export type PriceSet = {
  timeSlotUuid: string | null
  /** Places that are left. */
  quantity: number
  /** The price of a ticket of each type for the traveller, integer cents (gap 179: the retail price). */
  ticketCents: Readonly<Partial<Record<BookedTicketType, NetCents>>>
}

/** Reads a date of a price list (Activity v2, Price list; gaps 178, 179). */
export function priceDayOf({ date, prices }: PriceListEntry): PriceDay {
  return { date, prices: prices.map(priceSetOf) }
}

function priceSetOf({ timeSlotUuid, quantity, rates }: PriceListEntry['prices'][number]): PriceSet {
  const retail = bookedTicketTypes.flatMap((type) => {
    const rate = rates.find((one) => one.type === 'retailPrice' && one.category === type)
    return rate ? [[type, centsOfUsd(rate.amount)] as const] : []
  })
  return { timeSlotUuid, quantity, ticketCents: Object.fromEntries(retail) }
}

import { bookedTicketTypes, type BookedTicketType } from '../../contract/activity/codes.ts'
import type { Format } from '../address/formats.ts'
import { param } from '../address/params.ts'
import type { ActivityOffer } from './activity-offer.ts'
import type { PriceSet } from './price-day.ts'
import { partySize, priceSetOf, type TicketParty } from './quote.ts'

/** The price of a ticket of each type on the page of the product, in cents. */
export type ShownTickets = Partial<Record<BookedTicketType, number>>

/** The prices as text, `4900-3250-`, in the order of a booking. */
const ticketCents: Format<ShownTickets> = {
  read: (text) => {
    if (!/^(\d{0,9}-){2}\d{0,9}$/.test(text) || text === '--') return undefined
    const cents = text.split('-')
    return Object.fromEntries(
      bookedTicketTypes.flatMap((type, index) => (cents[index] ? [[type, Number(cents[index])]] : [])),
    )
  },
  write: (shown) => bookedTicketTypes.map((type) => shown[type] ?? '').join('-'),
}

/** The parameter of the form's address with those prices. Nothing is sold for them: they are compared. */
export const shownParams = { shown: param('shown', ticketCents) }

/** An offer with the prices that this party was shown: the agent has agreed to them by opening the form. */
export function asShown(offer: ActivityOffer, shown: ShownTickets, party: TicketParty): ActivityOffer {
  const { entry, place } = offer
  const seen = priceSetOf(entry, place.slot, partySize(party))
  const prices = entry.prices.map((set) => (set === seen ? withPrices(set, shown) : set))
  return { ...offer, entry: { ...entry, prices } }
}

function withPrices(set: PriceSet, shown: ShownTickets): PriceSet {
  const sold = bookedTicketTypes.filter((type) => set.ticketCents[type] !== undefined)
  return {
    ...set,
    ticketCents: Object.fromEntries(sold.map((type) => [type, shown[type] ?? set.ticketCents[type]])),
  }
}

import { BASE_SHARE } from '../passenger-fares.ts'
import type { ComponentFacts, Paragraph } from './facts.ts'

const NOT_STATED = 'The source does not state it. Ask the carrier before anything is promised.'

/** How long before departure the fare must be bought. */
export function advancePurchase({ fare, combined }: ComponentFacts): Paragraph[] {
  const { conditions } = fare
  const lines =
    conditions === null || conditions === undefined
      ? [`Advance purchase: ${NOT_STATED}`]
      : conditions.advanceDays === 0
        ? ['Advance purchase: none. The fare may be bought up to the closing of the flight.']
        : [
            `Advance purchase: at least ${conditions.advanceDays} days before the departure of the first flight.`,
            'Reservation and purchase count from the day on which the ticket is issued. The day of departure does not count.',
          ]
  const more = [
    'A waitlisted or standby seat does not meet the advance purchase.',
    'Where the advance purchase is no longer met on the day of a change, a fare without it must be bought.',
    'The condition is counted for the whole journey from its first flight, and the strictest component decides.',
  ]
  return [
    {
      heading: 'Reservation and ticketing',
      lines: [...lines, ticketing(fare.ticketLimitMinutes), ...(combined ? more : [])],
    },
  ]
}

function ticketing(minutes: number): string {
  const limit = minutes < 120 || minutes % 60 !== 0 ? `${minutes} minutes` : `${minutes / 60} hours`
  return `The ticket must be issued within ${limit} of the reservation, before the departure of the first flight, and within the time limit that the booking states, whichever is earliest.`
}

/** The earliest moment of the return. */
export function minimumStay({ fare, combined }: ComponentFacts): Paragraph[] {
  const { conditions } = fare
  if (!combined) return [{ heading: 'Minimum stay', lines: ['Minimum stay: none, the fare is for one way.'] }]
  const lines =
    conditions === null || conditions === undefined
      ? [`Minimum stay: ${NOT_STATED}`]
      : conditions.minimumNights === 0
        ? ['Minimum stay: none. The last component may begin on the day on which the first one ends.']
        : [
            `Minimum stay: at least ${conditions.minimumNights} nights between the departure of the first flight and the departure of the last component.`,
            'Nights count from the local date of the first departure. The day of arrival at the turning point does not matter.',
            'A change that shortens the journey below this minimum is not possible on this fare. A fare without a minimum stay must be bought for all components.',
          ]
  return [
    {
      heading: 'Minimum stay',
      lines: [
        ...lines,
        'The minimum stay is waived where the carrier cancels a flight, and after the death of a close relative.',
        'A component that was flown cannot be counted again for a later journey.',
      ],
    },
  ]
}

/** The latest moment of the return. */
export function maximumStay({ fare, combined }: ComponentFacts): Paragraph[] {
  const { conditions } = fare
  const months = conditions?.maximumMonths
  const line =
    months === undefined
      ? `Maximum stay: ${NOT_STATED}`
      : `Maximum stay: all travel must be completed within ${months} ${months === 1 ? 'month' : 'months'} of the departure of the first flight.`
  const more = [
    'Travel from the last point of stay must begin no later than midnight of the last day. A flight that leaves in time and lands after it is in time.',
    'An extension beyond the maximum stay is not possible. A traveller who must stay longer for illness may travel with the first flight with space after recovery, for at most seven days.',
    'The validity of a ticket that was issued again counts from the first departure of the first ticket.',
  ]
  return [{ heading: 'Maximum stay', lines: combined ? [line, ...more] : [line] }]
}

/** The fares of children and infants. */
export function childrenDiscount({ combined }: ComponentFacts): Paragraph[] {
  const lines = [
    `Accompanied child from the second to the twelfth birthday: ${percent(BASE_SHARE[2])} of the adult base fare. A seat and the baggage allowance of the adult are included.`,
    `Infant under two years without a seat: ${percent(BASE_SHARE[3])} of the adult base fare. One infant for each adult, no baggage allowance besides a pushchair.`,
    'Age is that of the day of the last departure. An infant who turns two on the way needs a seat and the fare of a child for the whole journey.',
    'Taxes and charges are not discounted by these rules: they are those that the airports levy for the age.',
    'Unaccompanied child: not carried on this fare.',
  ]
  const more = [
    'An infant travels on the lap of an adult. A seat of its own is not sold to it.',
    'A child travels in the cabin and the booking class of the adult it accompanies, on every flight of the journey.',
    'Discounts for seniors, students, seafarers, residents and groups do not apply to this fare.',
  ]
  return [{ heading: 'Children and infants', lines: combined ? [...lines, ...more] : lines }]
}

/** `75 percent`. */
function percent(share: number): string {
  return `${share * 100} percent`
}

/** Where and by whom tickets are sold. */
export function salesRestrictions({ fare, carrier, combined }: ComponentFacts): Paragraph[] {
  const lines = [
    `Tickets are issued on the stock of ${carrier} as the validating carrier.`,
    fare.fareType === 2
      ? 'The fare is sold by agents with an agreement only. It may not be advertised to the public with its price.'
      : 'The fare is sold by every agent who is authorised by the carrier.',
    'Amounts are in USD. The fare may be sold and ticketed in any country.',
    'Payment is due in one sum with the issue of the ticket. Payment by instalments and prepaid tickets are not offered.',
    fare.lowCost
      ? 'Seats, meals and bags are sold apart from the fare. The prices of the carrier on the day of purchase apply.'
      : 'A choice of seat is free of charge at check-in. Seats with more room are sold apart from the fare.',
    fare.hasAmenities
      ? 'Meals and entertainment on long flights are those of the cabin and are included.'
      : 'Meals and entertainment are not described by the source.',
  ]
  const more = [
    'Commission: none. A fee of the agent is added by the agent and is no part of this fare.',
    'Endorsements: the ticket must show that changes and refunds are subject to the rules of this fare. It cannot be transferred to another carrier.',
    'A reservation of the same traveller on several fares of the same day is cancelled by the carrier without a message.',
    'Group travel from ten travellers on is not sold at this fare.',
    'The sum of the components is the fare. A component cannot be taken out and sold alone at its part of the amount.',
  ]
  const claims = [
    'A request after the journey is made to the carrier that operated the flight, with the number of the ticket and the boarding pass.',
    'Compensation for delays, cancelled flights and refused boarding follows the law of the countries of the flight and is no part of these rules.',
    'Personal data is given to carriers, airports and authorities as far as the journey needs it.',
    'These rules were in force on the day of the offer. A later version applies to tickets that are issued under it.',
  ]
  const sale = { heading: 'Sale', lines: combined ? [...lines, ...more] : lines }
  return [sale, { heading: 'After the sale', lines: claims }]
}

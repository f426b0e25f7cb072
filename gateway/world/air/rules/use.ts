import { cabinText, carrierText, type ComponentFacts, type Paragraph } from './facts.ts'

/** Who may use the fare, where, and with which others. */
export function application(facts: ComponentFacts): Paragraph[] {
  const { fare, origin, destination, carrier, combined, sold } = facts
  const cabins = [...new Set(sold.map(cabinText))].join(' and ')
  const trip = fare.legs.length === 1 ? 'one way' : fare.legs.length === 2 ? 'two-leg' : 'multi-city'
  const paragraphs: Paragraph[] = [
    {
      heading: 'Application',
      lines: [
        `These rules apply to travel from ${origin} to ${destination} on a ${trip} journey, in ${cabins}.`,
        fare.fareType === 2
          ? `The fare is a private one: ${carrier} has agreed it with the seller, and its terms may be narrower than those it publishes.`
          : `The fare is a published one of ${carrier}.`,
        'It may be used for one way, return and open-jaw journeys as the number of legs allows. It is priced for the travellers of the search and for no others.',
        'Passengers who travel on it are bound by the conditions of carriage of each carrier that operates a flight.',
        `Capacity is limited. A fare is on sale for as long as class ${sold[0]?.bookingClass ?? 'Y'} is open on the first flight, and the class of each flight must be the one shown.`,
      ],
    },
    {
      heading: 'Documents of travellers',
      lines: [
        fare.passportMandatory
          ? 'The number and the expiry of the passport of each traveller must be given when the fare is booked.'
          : 'Passport data is not needed to book the fare.',
        fare.passportIssueDateMandatory
          ? 'The date of issue of the passport is needed too.'
          : 'The date of issue of the passport is not needed.',
        fare.addressMandatory
          ? 'The carrier must know the first address of each traveller at the destination before departure.'
          : 'No address at the destination is needed.',
        'Visas, transit visas and proof of health are the concern of the traveller. A traveller without them is not carried, and the fare follows the rules for a no-show.',
      ],
    },
  ]
  return combined ? [...paragraphs, DEFINITIONS, ...combination(facts)] : [...paragraphs, DEFINITIONS]
}

const DEFINITIONS: Paragraph = {
  heading: 'Words of these rules',
  lines: [
    'Fare component: the part of a journey between two points at which a fare begins and ends; here, one leg of the search.',
    'Departure: the planned local time at which the first flight of the journey leaves, whatever time it leaves in fact.',
    'Validating carrier: the carrier on whose stock the ticket is issued. Its rules decide where several carriers take part.',
    'Fee: what the carrier keeps back of a refund, or collects for a change. It is never refunded.',
    'Booking class: the letter under which a seat is sold. It says nothing about the seat itself.',
  ],
}

function combination({ fare }: ComponentFacts): Paragraph[] {
  const carriers = [...new Set(fare.legs.flatMap((leg) => leg.segments.map((each) => each.marketingCarrier)))]
  return [
    {
      heading: 'Combination with other fares',
      lines: [
        'The fare of this component may be combined with the fares of the other components that are shown, on one ticket.',
        `Marketing carriers of the whole journey: ${carriers.map(carrierText).join(', ')}.`,
        'Combination end on end with fares that are not part of this offer is not permitted: a separate ticket must be bought, and a connection to it is at the risk of the traveller.',
        'A journey that starts again at a point that was left before is a new journey with fares of its own.',
        'A surface sector between two components counts as flown by the traveller at own cost and adds nothing to the fare.',
        'Where two components are combined, the longer advance purchase, the longer minimum stay and the shorter maximum stay apply to the whole journey.',
        'Round-the-world, circle-Pacific and air-pass fares cannot be combined with this fare.',
        'Corporate, group, cargo-crew and marine fares cannot be combined with this fare.',
      ],
    },
    {
      heading: 'Routing',
      lines: [
        'Travel is by the flights shown only. Another routing between the same cities is another fare, even on the same day.',
        'Mileage is not counted: no amount is due for a higher mileage, and none is given back for a lower one.',
        'Open jaws are permitted where the search asked for them; the open part must lie within one country or between two neighbouring ones.',
      ],
    },
    {
      heading: 'Surcharges and taxes',
      lines: [
        'Surcharges of the carrier for fuel and for peak days are part of the total that is shown. None is collected later unless the flight is changed.',
        'Taxes are those in force on the day of issue. A tax that is raised between issue and travel may be collected by the carrier at the airport.',
        'Airport charges that are paid locally, such as departure fees of small airports, are not part of the total.',
      ],
    },
  ]
}

/** When travel is possible, and how long it may be interrupted. */
export function travelRestrictions({ fare, leg, combined }: ComponentFacts): Paragraph[] {
  const first = fare.legs[0]?.segments[0]?.departsAt ?? ''
  const own = leg.segments[0]?.departsAt ?? ''
  const paragraphs: Paragraph[] = [
    {
      heading: 'Dates of travel',
      lines: [
        `The fare was offered for a departure on ${own.slice(0, 10)}${first === own ? '' : `, on a journey that begins on ${first.slice(0, 10)}`}.`,
        'It is valid on the dates and flights of the offer. Other dates are a change.',
      ],
    },
    {
      heading: 'Stopovers and transfers',
      lines: [
        'Stopovers are not permitted. An interruption of more than 24 hours between two flights of this component ends it.',
        leg.segments.length === 1
          ? 'There is no transfer on this component.'
          : `Transfers: ${leg.segments.length - 1}, at the airports shown, without leaving the airport where the country of transfer does not allow it.`,
        leg.segments.some((segment) => segment.technicalStops.length > 0)
          ? 'The aircraft makes a technical stop on the way. It is no stopover, and nobody may join or leave there.'
          : 'No technical stop is planned.',
      ],
    },
  ]
  if (combined)
    paragraphs.push({
      heading: 'Connections between components',
      lines: [
        'The components of one ticket are carried one after the other. A delay of one of them is the concern of the carrier for the next one of the same day only.',
        'The traveller arranges the way between two airports of one city, and the time for it.',
        'Bags are not checked through from one component to the next one of another day.',
        'A visa for each country of the journey is needed before its first flight, for those of the later components too.',
      ],
    })
  if (combined)
    paragraphs.push({
      heading: 'Seasons and days',
      lines: [
        'Seasons follow the date of departure of the first flight of each component: the fare of a component does not move with the others.',
        'Midweek applies from Monday to Thursday, weekend from Friday to Sunday, by the local date of departure. A change across this line is a change of fare.',
        'No days are blacked out for the flights shown. Blackouts of the carrier apply to flights to which a change is asked for.',
        'Travel must begin and go on in the order of the components. The last flight must leave within the maximum stay.',
      ],
    })
  return paragraphs
}

/** The flights on which the fare is valid, and the services that each of them includes. */
export function flightApplication(facts: ComponentFacts, bagLines: readonly string[]): Paragraph[] {
  const { leg, sold, combined, fare } = facts
  const flights = leg.segments.map((segment, index) => {
    const cabin = sold[index] ? cabinText(sold[index]) : 'cabin as shown'
    const operated =
      segment.operatingCarrier === segment.marketingCarrier
        ? ''
        : `, operated by ${carrierText(segment.operatingCarrier)}`
    return `${segment.marketingCarrier} ${segment.flightNumber} ${segment.origin} to ${segment.destination} on ${segment.departsAt.slice(0, 10)}, ${cabin}${operated}.`
  })
  const paragraphs: Paragraph[] = [
    { heading: 'Flights', lines: flights },
    { heading: 'Baggage', lines: [...bagLines, handBagText(sold), ...BAGGAGE] },
    { heading: 'Check-in', lines: CHECK_IN },
  ]
  if (combined) {
    const others = fare.legs.flatMap((other) => (other === leg ? [] : other.segments))
    paragraphs.push(
      {
        heading: 'Flights of the other components',
        lines: others.map(
          (each) =>
            `${each.marketingCarrier} ${each.flightNumber} ${each.origin} to ${each.destination} on ${each.departsAt.slice(0, 10)}, under the rules of its own component.`,
        ),
      },
      {
        heading: 'Code-share and partner flights',
        lines: [
          'A flight under a code of another carrier may be used only where it is shown above. A partner flight that leaves at the same time under another number is another fare.',
          'Where a flight is operated by a partner, its check-in times, its hand baggage and its seats are those of the partner.',
          'Miles of a loyalty programme follow the class of booking and the operating carrier, and are not part of this fare.',
          'Upgrades with miles or vouchers are the concern of the carrier. An upgraded flight keeps the terms of the fare that was paid.',
        ],
      },
    )
  }
  return paragraphs
}

const CHECK_IN = [
  'Check-in closes 60 minutes before departure of long flights and 40 minutes before the others, unless the operating carrier states another time.',
  'Whoever arrives at the gate after it has closed is not carried and is treated as a no-show.',
  'Wheelchairs, sports equipment and animals must be announced 48 hours before departure. The carrier confirms them for each flight by itself.',
  'A seat that was chosen is a wish: it may be given away for reasons of safety or of operation, and what was paid for it is then refunded.',
]

/** Fares that were stored before their source told of hand baggage have one piece. */
function handBagText(sold: ComponentFacts['sold']): string {
  return sold.some(({ handBags }) => handBags === null)
    ? 'Hand baggage is not stated by the source.'
    : 'Hand baggage: one piece and one small article for each traveller with a seat, in the size and weight of the operating carrier.'
}

const BAGGAGE = [
  'What is carried beyond the allowance is charged by the operating carrier, at the airport as a rule at a higher rate than beforehand.',
  'On journeys with several carriers the allowance shown for each flight applies. A bag that is checked through is weighed once, at the first airport.',
  'An infant without a seat has one folding pushchair free of charge.',
]

import type { Allowed, Cents } from '../../../supply/air/fare.ts'
import { refundOfRemainder } from '../../../supply/air/refund-of-remainder.ts'
import { moneyText, ruleText, type ComponentFacts, type Paragraph } from './facts.ts'

/**
 * Changes and refunds of one fare component. Each sentence about a permission follows from the coded terms,
 * and there is one for each of them: refund and change, before and after departure. A component that begins
 * later than the journey has one more: its refund while it has not begun (gap 228, RefundType 2).
 */
export function penalties(facts: ComponentFacts): Paragraph[] {
  const { combined } = facts
  return [
    inShort(facts),
    ...refundsAndChanges(facts),
    ...byTraveller(facts),
    noShow(facts),
    ...(combined ? examples(facts) : []),
    ...exceptions(facts),
  ]
}

/** The words for the refund value of a component that has begun. */
const NO_VALUE = 'no value'

type Moment = { title: string; refund: Allowed; change: Allowed }

function momentsOf({ fare: { terms } }: ComponentFacts): [Moment, Moment] {
  return [
    { title: 'before departure', refund: terms.refund.beforeFlight, change: terms.change.beforeFlight },
    { title: 'after departure', refund: terms.refund.afterFlight, change: terms.change.afterFlight },
  ]
}

function inShort(facts: ComponentFacts): Paragraph {
  const { terms } = facts.fare
  const [before, after] = momentsOf(facts)
  const fee = terms.refund.penaltyCents
  // The departure of the journey is that of its first component.
  const afterText = canRemain(facts) ? ruleText(after.refund, fee) : NO_VALUE
  const lines = [
    `Refund ${before.title}: ${ruleText(before.refund, fee)}.`,
    `Change ${before.title}: ${ruleText(before.change, terms.change.penaltyCents)}.`,
    `Refund ${after.title}: ${afterText}.`,
    `Change ${after.title}: ${ruleText(after.change, terms.change.penaltyCents)}.`,
  ]
  const alone = `Refund after departure of this component alone, not begun: ${remainderText(facts)}.`
  return { heading: 'In short', lines: canRemain(facts) ? [...lines, alone] : lines }
}

/** Whether the component can be the rest of a journey that has begun. */
function canRemain({ index }: ComponentFacts): boolean {
  return index > 0
}

function remainderText({ fare: { terms } }: ComponentFacts): string {
  return ruleText(refundOfRemainder(terms.refund), terms.refund.penaltyCents)
}

const FEES_COVER = 'The fee is per direction, for the whole booking. Fees of several directions are added up.'

function refundsAndChanges(facts: ComponentFacts): Paragraph[] {
  const { fare, origin, destination } = facts
  const { refund, change } = fare.terms
  return [
    {
      heading: 'Refunds',
      lines: [
        refundSentence(
          'Before departure of the first flight of the journey',
          refund.beforeFlight,
          refund.penaltyCents,
        ),
        ...(canRemain(facts)
          ? [
              refundSentence(
                'After departure of the first flight of the journey',
                refund.afterFlight,
                refund.penaltyCents,
              ),
              refundSentence(
                'After departure of the first flight of the journey, this component alone while it has not begun',
                refundOfRemainder(refund),
                refund.penaltyCents,
              ),
            ]
          : []),
        FEES_COVER,
        'A fee is taken from the fare and never from taxes. A refund of what remains is never more than one at an earlier time of the journey.',
        'Taxes and charges of airports and governments that were not used follow the refund of the fare. The service fee of the supplier is kept once the journey has begun. A surcharge of the carrier is treated as part of the fare.',
        'A refund is paid to the wallet or the form of payment from which the ticket was paid, never in cash. A ticket is refunded once.',
        `A ticket of which ${origin} to ${destination} has been flown has no refund value for this fare component. A component whose first flight has left counts as flown.`,
        'A request for a refund must reach the carrier within 12 months of the date of issue. What is left of the value after that date lapses.',
      ],
    },
    {
      heading: 'Changes',
      lines: [
        changeSentence(
          'Before departure of the first flight of the journey',
          change.beforeFlight,
          change.penaltyCents,
        ),
        changeSentence(
          'After departure of the first flight of the journey',
          change.afterFlight,
          change.penaltyCents,
        ),
        FEES_COVER,
        'Where a change is made, the difference to the fare that is on sale on the day of the change is collected besides the fee. A lower fare gives no money back.',
        'The new fare must be of the same or a higher value and must meet all of its own conditions on the day of the change, advance purchase among them.',
        'A change is made before the flight that is given up leaves. The ticket is issued again on the day of the change, otherwise the new reservation is cancelled.',
        'A name cannot be changed. Spelling of up to three letters is corrected free of charge as long as the traveller stays the same person.',
        'A change of airport within the same city counts as a change of the flight.',
      ],
    },
  ]
}

function refundSentence(when: string, allowed: Allowed, feeCents: Cents | null): string {
  if (allowed === null)
    return `${when}: the source does not state whether the fare is refunded. Ask the carrier before anything is promised.`
  if (!allowed)
    return `${when}: the fare is not refunded. Unused taxes of airports may be claimed from the carrier.`
  if (feeCents === null)
    return `${when}: the fare is refunded. What is kept back is not stated by the source.`
  if (feeCents === 0) return `${when}: the fare is refunded in full, nothing is kept back.`
  return `${when}: the fare is refunded less ${moneyText(feeCents)}.`
}

function changeSentence(when: string, allowed: Allowed, feeCents: Cents | null): string {
  if (allowed === null)
    return `${when}: the source does not state whether the flight can be changed. Ask the carrier before anything is promised.`
  if (!allowed) return `${when}: date, time and flight cannot be changed.`
  if (feeCents === null)
    return `${when}: date, time and flight can be changed. The fee is not stated by the source.`
  if (feeCents === 0) return `${when}: date, time and flight can be changed free of charge.`
  return `${when}: date, time and flight can be changed for ${moneyText(feeCents)}.`
}

const TRAVELLERS = [
  ['Adult', 'from the twelfth birthday on'],
  ['Child', 'from the second to the twelfth birthday, with a seat'],
  ['Infant', 'under two years, without a seat'],
] as const

const STAGES = [
  ['wholly unused ticket, more than 24 hours before the first flight', 'unused'],
  ['wholly unused ticket, in the last 24 hours before the first flight', 'unused'],
  ['partly used ticket, this component not begun', 'remaining'],
  ['partly used ticket, this component begun', 'begun'],
] as const

/** The same rules for each type of traveller and each stage of the journey. */
function byTraveller(facts: ComponentFacts): Paragraph[] {
  const { terms } = facts.fare
  const [before, after] = momentsOf(facts)
  const fee = terms.refund.penaltyCents
  const refund = { unused: ruleText(before.refund, fee), remaining: remainderText(facts), begun: NO_VALUE }
  const stages = STAGES.filter(([, stage]) => stage !== 'remaining' || canRemain(facts))
  return TRAVELLERS.map(([name, age]) => ({
    heading: `${name}, ${age}`,
    lines: [
      ...stages.map(([title, stage]) => {
        const change = stage === 'unused' ? before.change : after.change
        return `${title}: refund ${refund[stage]}; change ${ruleText(change, terms.change.penaltyCents)}.`
      }),
      name === 'Infant'
        ? 'An infant without a seat travels on the terms of the adult it accompanies and adds nothing to a fee.'
        : `The fee is not counted again for each ${name.toLowerCase()}: it covers all travellers of the booking.`,
    ],
  }))
}

function noShow(facts: ComponentFacts): Paragraph {
  const { change } = facts.fare.terms
  return {
    heading: 'No-show',
    lines: [
      'A traveller who neither travels nor cancels before the flight closes is a no-show. The remaining flights of the ticket are cancelled by the carrier.',
      'A no-show is treated as after departure: a flight that has left counts as flown and is not refunded.',
      `Change: ${ruleText(change.afterFlight, change.penaltyCents)}.`,
      'Flights must be used in the order of the ticket. Whoever leaves out a flight pays the fare of the journey that is really flown.',
    ],
  }
}

/** The sums of the fees of all components of the fare. */
function examples(facts: ComponentFacts): Paragraph[] {
  const { terms, legs } = facts.fare
  const count = legs.length
  const total = (cents: Cents | null) => (cents === null ? null : cents * count)
  return [
    {
      heading: 'Examples for the whole journey',
      lines: [
        `The journey has ${count} fare components, each with its own fee.`,
        `All travellers give up the whole journey before it begins. Refund ${ruleText(terms.refund.beforeFlight, total(terms.refund.penaltyCents))}, for all components together.`,
        `All travellers change the flights of every component before the journey begins. Change ${ruleText(terms.change.beforeFlight, total(terms.change.penaltyCents))}, for all components together.`,
        `All travellers change one component alone before the journey begins. Change ${ruleText(terms.change.beforeFlight, terms.change.penaltyCents)}.`,
        `The first component has been flown, and the next one is changed. Change ${ruleText(terms.change.afterFlight, terms.change.penaltyCents)}.`,
        `The first component has been flown, and the rest is given up. Refund of each component that has not begun: ${remainderText(facts)}.`,
        'One of several travellers gives up the journey: that traveller takes a share of the fee, in proportion to the tickets of the booking.',
      ],
    },
    {
      heading: 'Combination of different terms',
      lines: [
        'Where fares of different terms are combined on one ticket, the terms of the strictest one apply to a refund of the whole ticket.',
        'A change of one component alone follows the terms of that component, unless the other fares would no longer be valid on the new dates.',
        'Where the change of one component breaks the minimum or maximum stay of another one, both count as changed and both fees are collected.',
        'Where a fare is changed to one with higher fees, the fees of the old fare apply to this change and those of the new fare to every later one.',
        'Where a fare that can be refunded is changed to one that cannot, the amount paid for the old fare keeps its terms, and the difference takes those of the new fare.',
        'Fees that have been paid are not refunded and count for no later change.',
      ],
    },
  ]
}

function exceptions({ combined }: ComponentFacts): Paragraph[] {
  const waivers: Paragraph = {
    heading: 'Exceptions',
    lines: [
      'Flight cancelled by the carrier, or moved by more than three hours: one change free of charge, or a refund of the flights that were not used, whatever is said above.',
      'Missed connection on one ticket through the fault of the carrier: carried on the next flight with space, free of charge.',
      'Death of a traveller or of a close relative: fees are waived against a certificate that is shown within 30 days.',
      'Illness: no waiver. A medical certificate alone does not change these terms.',
      'Refusal of a visa: no waiver, unless the terms above permit a refund.',
      'Weather, strikes and events beyond the carrier: the carrier publishes its own terms for the dates concerned.',
    ],
  }
  const voiding: Paragraph = {
    heading: 'Before the ticket is issued',
    lines: [
      'A reservation that is held and not ticketed can be cancelled at any time, and nothing is charged.',
      'A reservation that is not ticketed by its time limit is cancelled by the carrier without a message.',
      'A schedule change before the issue of the ticket is accepted with the issue.',
    ],
  }
  const reissue: Paragraph = {
    heading: 'How a ticket is issued again',
    lines: [
      'A change before the first flight: the whole journey is priced again with fares of the day of the change.',
      'A change after the first flight: the flown component keeps the fare of the day of the first issue, the others take fares that were valid on that day, or those of the day of the change if that is lower.',
      'The new ticket shows the number of the first one and the date of its issue. Its validity counts from the first flight that was flown.',
      'The amount of a change is collected from the wallet in one sum: difference of fare, difference of taxes, fee.',
      'Extra baggage, seats and meals that were paid for move to the new flight where the carrier offers them there; otherwise they are refunded on request.',
    ],
  }
  const split: Paragraph = {
    heading: 'Several travellers on one booking',
    lines: [
      'A change or a refund for all travellers of the booking is one act with one fee for each component.',
      'Where some travellers change and others do not, the booking is split first. The split is free of charge and cannot be undone.',
      'Each ticket is refunded by itself. The ticket of a child or an infant whose adult does not travel is refunded where it is named as well.',
      'Fares for a certain number of travellers end with the split, and the rest of the booking is priced again.',
    ],
  }
  const upgrade: Paragraph = {
    heading: 'Change to another cabin or another routing',
    lines: [
      'A change to a higher cabin is a change of fare: the difference is collected, and the rules of the new fare apply from then on.',
      'A change to a lower cabin gives no money back, unless the carrier was the one who could not keep the cabin.',
      'A change of origin or destination of one component is treated as a refund of this fare and the purchase of a new one.',
      'A change of routing between the same cities is permitted where date and flight may be changed, and is priced as such.',
      'Where the carrier moves a traveller to a lower cabin, the difference is refunded, whatever the terms of the fare are.',
    ],
  }
  return combined ? [waivers, voiding, reissue, split, upgrade] : [waivers, voiding]
}

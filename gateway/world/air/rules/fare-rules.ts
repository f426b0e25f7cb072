import type { ruleCategories } from '../../../../contract/air/codes.ts'
import type { Fare } from '../../../supply/air/fare.ts'
import type { FareRules } from '../../../supply/air/fare-rules.ts'
import {
  baggageText,
  componentFacts,
  moneyText,
  ruleText,
  type ComponentFacts,
  type Paragraph,
} from './facts.ts'
import { penalties } from './penalties.ts'
import { advancePurchase, childrenDiscount, maximumStay, minimumStay, salesRestrictions } from './purchase.ts'
import { application, flightApplication, travelRestrictions } from './use.ts'

type Category = (typeof ruleCategories)[number]

/** One writer for each category. */
const WRITERS: Readonly<Record<Category, (facts: ComponentFacts) => Paragraph[]>> = {
  'Rule application': application,
  'Minimum Stay': minimumStay,
  'Maximum Stay': maximumStay,
  'Travel restrictions': travelRestrictions,
  'Advance Purchase': advancePurchase,
  'Flight applications': (facts) => flightApplication(facts, bagLines(facts)),
  'Children discount': childrenDiscount,
  'Sales restrictions': salesRestrictions,
  Penalties: penalties,
}

/**
 * The rules of a fare: a function of the fare alone, so that a booked fare has the rules that it was sold
 * with. Text and coded terms say the same. Each source writes in its own way: plain lines, or HTML.
 */
export function fareRules(fare: Fare): FareRules {
  const written = WRITTEN_BY[fare.source] ?? inPlainLines
  return {
    summary: written(summaryOf(fare)),
    components: componentFacts(fare).map((facts) => ({
      carrier: fare.validatingCarrier,
      origin: facts.origin,
      destination: facts.destination,
      sections: Object.entries(WRITERS).map(([category, write]) => ({
        category: category as Category,
        text: written(write(facts)),
      })),
    })),
  }
}

function bagLines({ leg, sold }: ComponentFacts): string[] {
  return leg.segments.map(
    (segment, index) =>
      `${segment.marketingCarrier} ${segment.flightNumber} ${segment.origin} to ${segment.destination}: ${baggageText(sold[index]?.baggage ?? null)}.`,
  )
}

function summaryOf(fare: Fare): Paragraph[] {
  const { terms, conditions } = fare
  const count = fare.legs.length
  const sum = (cents: number | null) => (cents === null ? null : cents * count)
  const total = fare.passengers.reduce((cents, each) => cents + each.quantity, 0)
  return [
    {
      heading: 'This fare in short',
      lines: [
        `${componentFacts(fare)
          .map(({ origin, destination }) => `${origin} to ${destination}`)
          .join(
            ', ',
          )}, ${total} ${total === 1 ? 'traveller' : 'travellers'}, validating carrier ${fare.validatingCarrier}.`,
        `Refund of the whole journey before departure: ${ruleText(terms.refund.beforeFlight, sum(terms.refund.penaltyCents))}.`,
        `Change of the whole journey before departure: ${ruleText(terms.change.beforeFlight, sum(terms.change.penaltyCents))}.`,
        conditions
          ? `Advance purchase ${durationText(conditions.advanceDays, 'day')}, minimum stay ${durationText(conditions.minimumNights, 'night')}, maximum stay ${durationText(conditions.maximumMonths, 'month')}.`
          : 'Advance purchase and stay: not stated by the source.',
      ],
    },
    {
      heading: 'How to read these rules',
      lines: [
        `Each direction has its own rules; this fare has ${count}. Where several apply, the strictest counts for the whole ticket.`,
        'Fee per direction, for the whole booking, unless a rule says otherwise. Before departure means before the first flight of the journey; after departure means any time later.',
        'Once the journey has begun, a component that has not begun is refunded alone where its rules permit it. One that has begun has no refund value, and after the first flight of the last component nothing is refunded.',
        'Where a rule says that the source does not state something, nothing can be promised to the traveller.',
        'The text is that of the supplier. In case of doubt the conditions of carriage of the carrier apply.',
        ...(terms.refund.penaltyCents
          ? [`Refund fee per direction: ${moneyText(terms.refund.penaltyCents)}.`]
          : []),
        ...(terms.change.penaltyCents
          ? [`Change fee per direction: ${moneyText(terms.change.penaltyCents)}.`]
          : []),
      ],
    },
  ]
}

/** `none`, `1 month`, `3 nights`. */
function durationText(count: number, unit: string): string {
  return count === 0 ? 'none' : `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The way in which each source writes; the others write plain lines. */
const WRITTEN_BY: Readonly<Record<string, (paragraphs: readonly Paragraph[]) => string>> = {
  ndc: inHtml,
  lcc: inBrokenLines,
}

/** Headings in capitals and lines with CRLF, as global distribution systems write. */
function inPlainLines(paragraphs: readonly Paragraph[]): string {
  return paragraphs
    .map(({ heading, lines }) => [heading.toUpperCase(), ...lines].join('\r\n'))
    .join('\r\n\r\n')
}

function inBrokenLines(paragraphs: readonly Paragraph[]): string {
  return paragraphs
    .map(({ heading, lines }) => [`<b>${heading}</b>`, ...lines.map(escaped)].join('<br />'))
    .join('<br /><br />')
}

function inHtml(paragraphs: readonly Paragraph[]): string {
  return paragraphs
    .map(
      ({ heading, lines }) =>
        `<h4>${heading}</h4><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`,
    )
    .join('')
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

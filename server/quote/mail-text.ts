import 'server-only'
import { formatCents } from '../../lib/money.ts'
import { letterAt, quoteTotal, recommendedChoice, choosing } from '../../lib/quote/quote-choice.ts'
import type { QuoteContent, QuoteSlot } from '../../lib/quote/quote-content.ts'
import { daysText, endText, offerWords, pricesText } from '../../lib/quote/quote-words.ts'

/** What a mail about a quote says besides what is frozen in it. */
type Mailed = { number: string; openUntil: string; link: string }

/** The mail that brings a quote to its client, in plain words. */
export function mailTextOf(content: QuoteContent, mailed: Mailed): { subject: string; body: string } {
  const { title, clientName, days, payment, words, note, agentName, office } = content
  const when = days === null ? '' : `, ${daysText(days)}`
  const recommended = recommendedChoice(content)
  const paragraphs = [
    clientName === null ? 'Good day,' : `Dear ${clientName},`,
    note,
    `here is our offer ${mailed.number} for "${title}"${when}:`,
    content.slots.map((slot, at) => slotText(content, slot, at)).join('\n\n'),
    content.booked.length === 0
      ? ''
      : ['Booked already:', ...content.booked.map((part) => `- ${part.title}`)].join('\n'),
    `Total for everybody: ${formatCents(quoteTotal(content, recommended))}${
      content.slots.some(({ alternatives }) => alternatives.length > 1) ? ', as we recommend it' : ''
    }. Prices of ${pricesText(content.pricesAt)}; they can change until we have booked.`,
    `Look at it, choose and answer here:\n${mailed.link}`,
    `The offer is open until ${endText(mailed.openUntil, content.timeZone)}.`,
    payment,
    words,
    ['Kind regards', agentName, office.legalName || office.officeName, office.phones, office.email]
      .filter((line) => line !== '')
      .join('\n'),
  ]
  return {
    subject: `${title}${when}: offer ${mailed.number} of ${office.legalName || office.officeName}`,
    body: paragraphs.filter((text) => text !== '').join('\n\n'),
  }
}

function slotText(content: QuoteContent, { alternatives, name }: QuoteSlot, at: number): string {
  const recommended = recommendedChoice(content)
  return alternatives
    .map(({ facts, clientCents, isRecommended }, place) => {
      const head =
        alternatives.length > 1 ? `${name} ${letterAt(place)}${isRecommended ? ' (recommended)' : ''}: ` : ''
      const { ways, lines } = offerWords(facts)
      const total = quoteTotal(content, choosing(recommended, at, place))
      return [
        `${head}${facts.title}`,
        ...ways.map(({ begins, what, ends, how }) => `  ${begins} ${what}, ${ends} (${how})`),
        ...[...lines, ...facts.terms].map((line) => `  ${line}`),
        `  ${formatCents(clientCents)}${alternatives.length > 1 ? `, the whole trip with it ${formatCents(total)}` : ''}`,
      ].join('\n')
    })
    .join('\n')
}

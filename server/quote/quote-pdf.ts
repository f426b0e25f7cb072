import 'server-only'
import type { Readable } from 'node:stream'
import { formatCents } from '../../lib/money.ts'
import { choiceWords, letterAt, quoteTotal, type QuoteChoice } from '../../lib/quote/quote-choice.ts'
import type { QuoteAlternative, QuoteContent, QuoteSlot } from '../../lib/quote/quote-content.ts'
import { daysText, endText, forWhom, offerWords, pricesText } from '../../lib/quote/quote-words.ts'
import type { Block } from '../../pdf/blocks.ts'
import { paperOf, type Letterhead } from '../../pdf/letterhead.ts'

/** A quote as a PDF on the letterhead with which it was made, with the total of one choice. */
export function quotePdf(
  quote: { content: QuoteContent; number: string; revision: number; openUntil: string; madeAt: string },
  choice: QuoteChoice,
  logo: Letterhead['logo'],
): Promise<Readable> {
  const { content, number, revision, openUntil, madeAt } = quote
  const { office, title, payment, words, note, agentName } = content
  const facts = {
    title: `Offer ${number}`,
    author: office.legalName || office.officeName,
    madeAt: new Date(madeAt),
  }
  return paperOf({ ...office, logo }, facts, [
    {
      style: 'note',
      text: `Offer ${number}, revision ${revision} · prices of ${pricesText(content.pricesAt)}`,
    },
    { style: 'note', text: `Open until ${endText(openUntil, content.timeZone)}` },
    { gap: 8 },
    { style: 'title', text: title },
    { style: 'body', text: forWhom(content) },
    ...paragraph(note),
    ...changeBlocks(content),
    'rule',
    ...content.slots.flatMap((slot, at) => slotBlocks(slot, choice[at] ?? 0)),
    ...bookedBlocks(content),
    priceLine('value', 'Total for everybody, USD', formatCents(quoteTotal(content, choice))),
    ...choiceNote(content, choice),
    {
      style: 'small',
      text: 'Prices can change until your agent has booked; nothing costs more unless you agree.',
    },
    ...paragraph(payment),
    ...paragraph(words),
    { gap: 10 },
    { style: 'body', text: agentName },
  ])
}

function paragraph(text: string): Block[] {
  return text === '' ? [] : [{ gap: 8 }, { style: 'body', text }]
}

function changeBlocks({ changes }: QuoteContent): Block[] {
  if (changes.length === 0) return []
  return [
    { gap: 8 },
    { style: 'subheading', text: 'Changed since the last offer' },
    ...changes.map((text): Block => ({ style: 'body', text })),
  ]
}

function slotBlocks(slot: QuoteSlot, chosen: number): Block[] {
  return slot.alternatives.flatMap((alternative, place) => {
    const label =
      slot.alternatives.length > 1
        ? `${slot.name} ${letterAt(place)}${place === chosen ? ', chosen' : ''}`
        : slot.name
    return [{ keep: offerBlocks(label, alternative) }, 'rule']
  })
}

function offerBlocks(label: string, { facts, clientCents }: QuoteAlternative): Block[] {
  const { ways, lines } = offerWords(facts)
  return [
    { style: 'small', text: label },
    priceLine('subheading', facts.title, formatCents(clientCents)),
    ...ways.flatMap(({ begins, what, ends, how }): Block[] => [
      {
        columns: [
          { width: 90, blocks: [{ style: 'body', text: begins }] },
          {
            width: null,
            blocks: [
              { style: 'body', text: `${what}, ${ends}` },
              { style: 'small', text: how },
            ],
          },
        ],
      },
    ]),
    ...lines.map((text): Block => ({ style: 'body', text })),
    { style: 'small', text: facts.terms.join(' · ') },
  ]
}

function bookedBlocks({ booked }: QuoteContent): Block[] {
  return booked.flatMap(({ title, days, clientCents }): Block[] => [
    { style: 'small', text: 'Booked already' },
    priceLine('subheading', title, clientCents === null ? '' : formatCents(clientCents)),
    ...(days === null ? [] : [{ style: 'body' as const, text: daysText(days) }]),
    'rule',
  ])
}

function choiceNote(content: QuoteContent, choice: QuoteChoice): Block[] {
  const chosen = choiceWords(content, choice)
  return chosen === '' ? [] : [{ style: 'small', text: `With ${chosen}.` }]
}

function priceLine(style: 'subheading' | 'value', text: string, amount: string): Block {
  return {
    columns: [
      { width: null, blocks: [{ style, text }] },
      { width: 120, blocks: [{ style, text: amount, align: 'right' }] },
    ],
  }
}

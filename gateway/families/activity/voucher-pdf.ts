import type { Readable } from 'node:stream'
import { encode } from 'uqr'
import type { Block, Column } from '../../../pdf/blocks.ts'
import { documentOf } from '../../../pdf/document.ts'

/** A title in English, and in the language of the traveller where there is one. */
type Title = { title: string; translated: string | null }

/** The contents of an activity voucher: all that the guide or the gate asks for, and no price. */
export type ActivityVoucherFacts = {
  officeName: string
  /** The booking's code. */
  code: string
  /** The text that a scanner reads from the voucher's code and that is printed below it. */
  visualId: string
  issuedAt: Date
  product: Title
  variant: Title
  /** The day of the visit, `YYYY-MM-DD`. */
  date: string
  /** Wall times of the zone, `HH:MM`; null where the day has no time slots. */
  timeSlot: { startTime: string; endTime: string } | null
  /** IANA name of the activity's zone. */
  timeZone: string
  leadGuest: string
  /** The booked quantity of each ticket type. A type that was not booked is left out. */
  tickets: readonly { label: string; quantity: number }[]
  meeting: { address: string | null; time: string | null }
  /** Where the voucher becomes a ticket, if that is another place. */
  redemptionAddress: string | null
  /** Options in words: the option's name, the answer, and the traveller if it is for one alone. */
  answers: readonly { name: string; answer: string; traveller: string | null }[]
  /** How the voucher is used, in the supplier's words. */
  use: string | null
  mustBePrinted: boolean
}

const CODE_SIDE = 112

/** The voucher of an approved booking as a PDF, streamed. The same facts make the same bytes. */
export function activityVoucherPdf(facts: ActivityVoucherFacts): Promise<Readable> {
  const document = {
    title: `Activity voucher ${facts.code}`,
    author: facts.officeName,
    madeAt: facts.issuedAt,
  }
  return documentOf(document, [
    { style: 'note', text: facts.officeName },
    { style: 'title', text: 'Activity voucher' },
    { style: 'note', text: `Booking ${facts.code}` },
    'rule',
    { columns: [{ width: null, blocks: titles(facts) }, codeColumn(facts.visualId)] },
    'rule',
    { columns: [visit(facts), guests(facts)] },
    'rule',
    ...entry('Meeting point', [facts.meeting.address, facts.meeting.time]),
    ...entry('Redeem at', [facts.redemptionAddress]),
    ...answers(facts),
    ...entry('How to use', [facts.use]),
    { style: 'small', text: closing(facts.mustBePrinted) },
  ])
}

function titles({ product, variant }: ActivityVoucherFacts): Block[] {
  return [
    { style: 'heading', text: product.title },
    ...translation(product),
    { gap: 8 },
    { style: 'subheading', text: variant.title },
    ...translation(variant),
  ]
}

function translation({ title, translated }: Title): Block[] {
  return translated === null || translated === title ? [] : [{ style: 'note', text: translated }]
}

/**
 * A QR code with white around it, as scanners want. Level M still reads when a seventh of the code is creased
 * or dirty.
 */
function codeColumn(visualId: string): Column {
  const { data } = encode(visualId, { ecc: 'M', border: 0 })
  const code: Block = { modules: data, side: CODE_SIDE }
  return {
    width: CODE_SIDE,
    blocks: [{ gap: 10 }, code, { gap: 14 }, { style: 'small', text: visualId }],
  }
}

function visit({ date, timeSlot, timeZone }: ActivityVoucherFacts): Column {
  const time = timeSlot ? `${timeSlot.startTime} to ${timeSlot.endTime}` : 'Any time of the day'
  return {
    width: null,
    blocks: [
      { style: 'small', text: 'Date' },
      { style: 'value', text: dayInWords(date) },
      { style: 'body', text: `${time}, ${zoneInWords(timeZone, date)}` },
    ],
  }
}

function guests({ leadGuest, tickets }: ActivityVoucherFacts): Column {
  return {
    width: null,
    blocks: [
      { style: 'small', text: 'Lead guest' },
      { style: 'value', text: [{ text: leadGuest }] },
      ...tickets.map(({ label, quantity }): Block => ({ style: 'body', text: `${quantity} × ${label}` })),
    ],
  }
}

function answers({ answers: list }: ActivityVoucherFacts): Block[] {
  if (list.length === 0) return []
  const lines = list.map(({ name, answer, traveller }): Block => {
    const who = traveller === null ? '' : `, ${traveller}`
    return { style: 'body', text: [{ text: `${name}${who}: ` }, { text: answer }] }
  })
  return [{ style: 'subheading', text: 'Options' }, ...lines, { gap: 10 }]
}

/** A title and the blocks below it; nothing where there are none. */
function entry(title: string, said: readonly (string | null)[]): Block[] {
  const lines = said.filter((line) => line !== null && line !== '')
  if (lines.length === 0) return []
  const body = lines.map((text): Block => ({ style: 'body', text: text ?? '' }))
  return [{ keep: [{ style: 'subheading', text: title }, ...body, { gap: 10 }] }]
}

function closing(mustBePrinted: boolean): string {
  const how = mustBePrinted ? 'bring this voucher on paper' : 'show this voucher on paper or on a screen'
  return `The activity is paid. Please ${how}, with a passport or identity card.`
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

function dayInWords(date: string): string {
  return DAY.format(new Date(date)).replace(',', '')
}

/** `Japan Standard Time`, or where a zone has no name, `GMT+05:30`. */
function zoneInWords(timeZone: string, date: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' })
  const noon = new Date(`${date}T12:00:00Z`)
  return format.formatToParts(noon).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

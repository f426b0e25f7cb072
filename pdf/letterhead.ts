import type { Readable } from 'node:stream'
import type { Block } from './blocks.ts'
import { documentOf, type DocumentFacts } from './document.ts'

/** What an office has written on its papers. A text that is empty stands nowhere. */
export type Letterhead = {
  /** The name that stands where the office has set nothing. */
  officeName: string
  legalName: string
  street: string
  city: string
  phones: string
  email: string
  taxNumber: string
  /** At the foot of every page. */
  footer: string
  /** `#rrggbb`; null for the colour of the text. */
  accent: string | null
  /** PNG without transparency, and its size in pixels. */
  logo: { image: Buffer; width: number; height: number } | null
}

/** The largest logo on paper, in points. */
const LOGO = { width: 170, height: 60 }
const DETAILS_WIDTH = 230

/** A document of A4 pages on the letterhead of an office, as a stream of its bytes. */
export function paperOf(
  letterhead: Letterhead,
  facts: DocumentFacts,
  blocks: readonly Block[],
): Promise<Readable> {
  const { footer } = letterhead
  const foot: Block[] = footer === '' ? [] : ['rule', { style: 'small', text: footer }]
  return documentOf(facts, [...headOf(letterhead), ...blocks], foot)
}

/** The head of the first page: the logo or the name, what the office has told of itself, and a rule. */
function headOf(letterhead: Letterhead): Block[] {
  const { officeName, legalName, accent, logo } = letterhead
  const details = detailsOf(letterhead)
  if (legalName === '' && details.length === 0 && logo === null) return [{ style: 'note', text: officeName }]
  const name = legalName || officeName
  const ownName: Block = { style: 'value', text: name, ...(accent !== null && { colour: accent }) }
  const written: Block[] = [
    ...(logo === null ? [] : [{ style: 'subheading' as const, text: name, align: 'right' as const }]),
    ...details.map((text): Block => ({ style: 'small', text, align: 'right' })),
  ]
  return [
    {
      columns: [
        { width: null, blocks: [logo === null ? ownName : logoBlock(logo)] },
        { width: DETAILS_WIDTH, blocks: written },
      ],
    },
    { gap: 10 },
    { rule: accent ?? 'ink' },
    { gap: 14 },
  ]
}

function detailsOf({ street, city, phones, email, taxNumber }: Letterhead): string[] {
  const tax = taxNumber === '' ? '' : `Tax number ${taxNumber}`
  return [street, city, phones, email, tax].filter((text) => text !== '')
}

function logoBlock({ image, width, height }: NonNullable<Letterhead['logo']>): Block {
  const scale = Math.min(LOGO.width / width, LOGO.height / height)
  return { image, width: width * scale, height: height * scale }
}

import type { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import { type Block, textsOf } from './blocks.ts'
import { boxesOf, stacked } from './boxes.ts'
import { Pen } from './pen.ts'

const MARGIN = 56
/** Below the foot of a page, and above it. */
const BELOW_FOOT = 32
const ABOVE_FOOT = 10

/** The facts that readers show about a document. The same facts and blocks make the same bytes. */
export type DocumentFacts = { title: string; author: string; madeAt: Date }

/**
 * A document of A4 pages, as a stream of its bytes. Each character is printed in a font that is embedded, or
 * as a box where no font has it.
 * @param foot what stands at the foot of every page
 * @throws when a font cannot be read, before there is a byte.
 */
export async function documentOf(
  facts: DocumentFacts,
  blocks: readonly Block[],
  foot: readonly Block[] = [],
): Promise<Readable> {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // Otherwise pdfkit reads a Helvetica that is never used.
    font: '',
    lang: 'en',
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.madeAt },
  })
  const pen = await Pen.of(sheet, textsOf([...blocks, ...foot]))
  const { width, height } = sheet.page
  const page = { width: width - 2 * MARGIN, height: height - 2 * MARGIN }
  const footBox = stacked(boxesOf(pen, foot, page))
  const footTop = height - BELOW_FOOT - footBox.height
  const end = Math.min(height - MARGIN, footBox.height === 0 ? height : footTop - ABOVE_FOOT)
  let y = MARGIN
  let isEnded = false
  footBox.draw(MARGIN, footTop)
  for (const box of boxesOf(pen, blocks, { ...page, height: end - MARGIN })) {
    if (box.endsPage) {
      isEnded = true
      continue
    }
    if (isEnded || (y + box.height > end && y > MARGIN)) {
      sheet.addPage()
      footBox.draw(MARGIN, footTop)
      y = MARGIN
      isEnded = false
    }
    box.draw(MARGIN, y)
    y += box.height
  }
  sheet.end()
  return sheet
}

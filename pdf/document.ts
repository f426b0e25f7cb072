import type { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import { type Block, textsOf } from './blocks.ts'
import { boxesOf } from './boxes.ts'
import { Pen } from './pen.ts'

const MARGIN = 56

/** The facts that readers show about a document. The same facts and blocks make the same bytes. */
export type DocumentFacts = { title: string; author: string; madeAt: Date }

/**
 * A document of A4 pages, as a stream of its bytes. Each character is printed in a font that is embedded, or
 * as a box where no font has it.
 * @throws when a font cannot be read, before there is a byte.
 */
export async function documentOf(facts: DocumentFacts, blocks: readonly Block[]): Promise<Readable> {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // Otherwise pdfkit reads a Helvetica that is never used.
    font: '',
    lang: 'en',
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.madeAt },
  })
  const pen = await Pen.of(sheet, textsOf(blocks))
  const { width, height } = sheet.page
  let y = MARGIN
  for (const box of boxesOf(pen, blocks, width - 2 * MARGIN)) {
    if (y + box.height > height - MARGIN && y > MARGIN) {
      sheet.addPage()
      y = MARGIN
    }
    box.draw(MARGIN, y)
    y += box.height
  }
  sheet.end()
  return sheet
}

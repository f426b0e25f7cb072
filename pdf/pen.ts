import type PDFDocument from 'pdfkit'
import { type Drawing, type Picture, STYLES, type TextBlock } from './blocks.ts'
import type { Face, Weight } from './faces.ts'
import { linesOf } from './lines.ts'
import { lineOfSpans, type Paragraph, paragraphsOf, plainText, type Run, runsOf } from './paragraph.ts'

/** A part of a page, in points. */
export type Area = { width: number; height: number }

type Sheet = InstanceType<typeof PDFDocument>

const INK = '#1b222c'
const GREY = '#5b6470'
const RULE = '#d9dde3'

/** Shares of the size. Thai and Vietnamese put marks above and below each other. */
const LINE_HEIGHT = 1.4
const BASELINE = 1.04

/** With a list of features, even an empty one, pdfkit shapes a run as a whole and not word by word. */
const SHAPING = { features: [] }

/** A line of text that is ready to be drawn with its upper left corner at a place. Points. */
type DrawnLine = { width: number; height: number; rightToLeft: boolean; draw(x: number, y: number): void }

/** Draws text, rules, pictures and squares on the sheet of a document, in its colours. */
export class Pen {
  readonly #sheet: Sheet
  readonly #paragraphs: ReadonlyMap<TextBlock, Paragraph[]>

  private constructor(sheet: Sheet, paragraphs: ReadonlyMap<TextBlock, Paragraph[]>) {
    this.#sheet = sheet
    this.#paragraphs = paragraphs
  }

  /** A pen with the fonts of all characters of some texts. It can draw these texts and no others. */
  static async of(sheet: Sheet, texts: readonly TextBlock[]): Promise<Pen> {
    const paragraphs = new Map<TextBlock, Paragraph[]>()
    for (const block of texts) paragraphs.set(block, await paragraphsOfBlock(block))
    const needed = new Map<string, { face: Face; weight: Weight; text: string }>()
    for (const { face, weight, text } of [...paragraphs.values()]
      .flat()
      .flatMap(({ clusters }) => clusters)) {
      const key = fontKey({ face, weight })
      needed.set(key, { face, weight, text: (needed.get(key)?.text ?? '') + text })
    }
    for (const [key, { face, weight, text }] of needed) sheet.registerFont(key, await face.load(weight, text))
    return new Pen(sheet, paragraphs)
  }

  /** The lines of a text at a width. */
  linesOf(block: TextBlock, width: number): DrawnLine[] {
    const { size } = STYLES[block.style]
    return (this.#paragraphs.get(block) ?? []).flatMap((paragraph) =>
      linesOf(paragraph, width, (from, to) => this.#widthOf(runsOf(paragraph, from, to), size)).map(
        (line) => {
          const runs = runsOf(paragraph, line.from, line.to)
          const said = plainText(paragraph.text.slice(line.from, line.to))
          return {
            width: this.#widthOf(runs, size),
            height: size * LINE_HEIGHT,
            rightToLeft: paragraph.rightToLeft,
            draw: (x: number, y: number) => this.#line(runs, said, block, x, y + size * BASELINE),
          }
        },
      ),
    )
  }

  rule(x: number, y: number, width: number) {
    this.#sheet
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(RULE)
      .stroke()
  }

  /** @param colour `#rrggbb`, or `ink` for that of the text */
  band(x: number, y: number, { width, height }: Area, colour: string) {
    this.#sheet.rect(x, y, width, height).fill(colour === 'ink' ? INK : colour)
  }

  picture(x: number, y: number, { image, width, height }: Picture) {
    this.#sheet.image(image, x, y, { width, height })
  }

  /** The ground, the polygons and the dots of a drawing, cut off at its frame. */
  drawing(left: number, top: number, { width, height, ground, polygons, dots }: Drawing) {
    const sheet = this.#sheet.save()
    sheet.rect(left, top, width, height).clip()
    sheet.rect(left, top, width, height).fill(ground)
    for (const { rings, colour } of polygons) {
      for (const ring of rings) {
        ring.forEach(([x, y], at) => {
          if (at === 0) sheet.moveTo(left + x, top + y)
          else sheet.lineTo(left + x, top + y)
        })
        sheet.closePath()
      }
      sheet.fill(colour, 'even-odd')
    }
    for (const { at, radius, colour } of dots) sheet.circle(left + at[0], top + at[1], radius).fill(colour)
    sheet.restore()
  }

  square(x: number, y: number, side: number) {
    this.#sheet.rect(x, y, side, side).fill(INK)
  }

  #widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce(
      (sum, run) => sum + this.#sheet.font(fontKey(run), size).widthOfString(run.text, SHAPING),
      0,
    )
  }

  /** A reader that copies the line gets `said`, in the order in which it is spoken. */
  #line(runs: readonly Run[], said: string, { style, colour }: TextBlock, x: number, baseline: number) {
    const { size, grey } = STYLES[style]
    const sheet = this.#sheet.markContent('Span', { actual: said }).fillColor(colour ?? (grey ? GREY : INK))
    let left = x
    for (const run of runs) {
      sheet
        .font(fontKey(run), size)
        .text(run.text, left, baseline, { ...SHAPING, lineBreak: false, baseline: 'alphabetic' })
      left += sheet.widthOfString(run.text, SHAPING)
    }
    sheet.endMarkedContent()
  }
}

async function paragraphsOfBlock({ style, text }: TextBlock): Promise<Paragraph[]> {
  const weight = STYLES[style].bold ? 'bold' : 'regular'
  return typeof text === 'string' ? paragraphsOf(text, weight) : [await lineOfSpans(text, weight)]
}

function fontKey({ face, weight }: { face: Face; weight: Weight }): string {
  return `${face.id} ${weight}`
}

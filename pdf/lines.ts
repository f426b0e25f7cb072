import LineBreaker from 'linebreak'
import type { Paragraph } from './paragraph.ts'

/** A line of a paragraph: a range of its text, without the spaces at its end. */
export type Line = { from: number; to: number }

/**
 * Breaks a paragraph where its language allows. A piece that is wider than a line is broken between words,
 * which Thai writes without spaces, and if need be between characters.
 * @param widthOf the width of a part of the paragraph, in the unit of `width`.
 */
export function linesOf(
  paragraph: Paragraph,
  width: number,
  widthOf: (from: number, to: number) => number,
): Line[] {
  const { text } = paragraph
  const fits = ({ from, to }: Line) => widthOf(from, to) <= width
  const lines: Line[] = []
  let line: Line = { from: 0, to: 0 }
  let start = 0
  for (const next of breaksOf(text)) {
    const longer = trimmed(text, line.from, next)
    if (!fits(longer)) {
      if (line.to > line.from) {
        lines.push(line)
        line = { from: start, to: start }
      }
      for (const cut of cutsOf(paragraph, { from: line.from, to: next }, fits)) {
        lines.push({ from: line.from, to: cut })
        line = { from: cut, to: cut }
      }
    }
    line = trimmed(text, line.from, next)
    start = next
  }
  if (line.to > line.from) lines.push(line)
  return lines
}

function* breaksOf(text: string): Generator<number> {
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) yield next.position
}

const words = new Intl.Segmenter('th', { granularity: 'word' })

/** Where a piece of text is cut so that each part fits into a line. */
function cutsOf({ text, clusters }: Paragraph, piece: Line, fits: (line: Line) => boolean): number[] {
  const between = Array.from(
    words.segment(text.slice(piece.from, piece.to)),
    ({ index }) => piece.from + index,
  )
  const within = clusters.map(({ at }) => at)
  const cuts: number[] = []
  let { from } = piece
  while (!fits({ from, to: piece.to })) {
    const ahead = (place: number) => place > from && place < piece.to && fits({ from, to: place })
    // A single character that is wider than the line stands alone.
    const cut = between.findLast(ahead) ?? within.findLast(ahead) ?? within.find((place) => place > from)
    if (cut === undefined || cut >= piece.to) break
    cuts.push(cut)
    from = cut
  }
  return cuts
}

function trimmed(text: string, from: number, to: number): Line {
  return { from, to: from + text.slice(from, to).trimEnd().length }
}

import type { FareRulesView } from '../../../lib/air/fare-rules-view.ts'
import { lineText, type TextLine } from '../../../lib/text-line.ts'
import { foldText } from '../../../text/fold-text.ts'
import { placesOfText } from '../../../text/match-pieces.ts'

/** Fewer letters find too much. */
const SHORTEST = 2

/** A line with its matches. `first` is the number of its first match among all of the rules. */
export type FoundLine = { line: TextLine; matches: readonly [start: number, end: number][]; first: number }

export type FoundSection = {
  category: string
  rightToLeft: boolean
  lines: readonly FoundLine[]
  count: number
}

export type FoundPart = { airline: string | null; cityPair: string | null; sections: readonly FoundSection[] }

/** The rules with every place where some words stand; sections without any are left out. */
export type FoundRules = { parts: readonly FoundPart[]; count: number; searching: boolean }

/**
 * Looks for words in the rules, as all searches do: whatever their case, accents and hyphens. Fewer than two
 * letters find nothing and leave out nothing.
 */
export function findInRules(rules: FareRulesView, typed: string): FoundRules {
  const searching = foldText(typed).length >= SHORTEST
  let count = 0
  const parts = rules.parts.map(({ airline, cityPair, sections }) => ({
    airline,
    cityPair,
    sections: sections
      .map(({ category, rightToLeft, lines }) => {
        const before = count
        const searchedLines = lines.map((line) => {
          const matches = searching ? placesOfText(lineText(line), typed) : []
          const first = count
          count += matches.length
          return { line, matches, first }
        })
        return { category, rightToLeft, lines: searchedLines, count: count - before }
      })
      .filter((section) => !searching || section.count > 0),
  }))
  return { parts: parts.filter(({ sections }) => sections.length > 0), count, searching }
}

/** A piece of a line: all strong or none, and inside one match or none. */
export type LinePiece = { text: string; strong: boolean; match: number | null }

/** The line in pieces, in which its matches are numbered. */
export function piecesOf({ line, matches, first }: FoundLine): LinePiece[] {
  const pieces: LinePiece[] = []
  let at = 0
  for (const { text, strong } of line.runs) {
    const end = at + text.length
    const cuts = matches.flat().filter((cut) => cut > at && cut < end)
    for (const [index, cut] of [...cuts, end].entries()) {
      const from = index === 0 ? at : (cuts[index - 1] ?? at)
      const inside = matches.findIndex(([start, stop]) => start <= from && cut <= stop)
      pieces.push({
        text: text.slice(from - at, cut - at),
        strong,
        match: inside < 0 ? null : first + inside,
      })
    }
    at = end
  }
  return pieces.filter(({ text }) => text !== '')
}

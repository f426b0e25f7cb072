import { looksLikeReference } from '../../../lib/booking/import-outcome.ts'

/** Names that a column of references has in the files of other programs. */
const COLUMN =
  /^(booking|order|client)?[ _-]?(reference|ref|id|uuid|code|number|no\.?)$|^unique[ _-]?id$|^booking$/i

/**
 * The references in a pasted text or a CSV file, each once, in their order. A table with a column named
 * `reference`, `booking id`, `uuid` or the like gives that column; other text gives the first word of each
 * line, or all words of a single line.
 */
export function referencesIn(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const rows = lines.map(cellsOf)
  const column = rows[0]?.findIndex((cell) => COLUMN.test(cell)) ?? -1
  const words =
    column >= 0
      ? rows.slice(1).map((cells) => cells[column] ?? '')
      : lines.length === 1
        ? (lines[0] ?? '').split(/[\s,;]+/)
        : rows.map(([first = '']) => first)
  return [...new Set(words.filter((word) => looksLikeReference(word) && !isFigure(word)))]
}

/** The cells of a line: separated by commas, semicolons or tabs, and perhaps in quotes. */
function cellsOf(line: string): string[] {
  const cells = line.matchAll(/(?:^|[,;\t])\s*(?:"((?:[^"]|"")*)"|([^,;\t]*))/g)
  return [...cells].map(([, quoted, plain]) => (quoted ?? plain ?? '').trim())
}

/** A date or an amount: no reference has only digits with points, dashes or slashes between them. */
function isFigure(word: string): boolean {
  return /^[\d.,/:-]+$/.test(word) && /[.,/:-]/.test(word)
}

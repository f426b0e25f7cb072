import 'server-only'

/** A cell: null is an empty one. */
export type CsvCell = string | number | null

/** Stands before the first row, so that spreadsheets read names in every script. */
export const CSV_MARK = '\uFEFF'

/** What begins a formula in a spreadsheet: `=+-@` in every width, and what asks for a program. */
const OPERATOR = '=+\\-@|%＝＋－＠｜％﹦﹢﹣﹫﹪−'

/**
 * Where a spreadsheet may find the beginning of a formula: an operator at the start of the text, or behind a
 * separator or a line end, because some spreadsheets divide at `;` or tabs and do not heed quotes within a
 * cell. Blanks, quotes and invisible characters before the operator do not count.
 */
const FORMULA = new RegExp(`(?<=^|[,;\\t\\r\\n])(?=[\\s\\p{C}"]*[${OPERATOR}])`, 'gu')

/** A text that begins with one of these is moved into other cells or lines by some spreadsheets. */
const BREAK = /^[\t\r\n]/

/**
 * One row of a CSV file (RFC 4180), ended by CR LF. Every text is quoted, numbers are not. What a spreadsheet
 * would run as a formula gets an apostrophe before it.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

/** `-2108.40`; empty if the amount is not known. */
export function csvUsd(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2)
}

function cellText(cell: CsvCell): string {
  const text = cell === null ? '' : String(cell)
  if (text === '' || isNumber(text)) return text
  const safe = text.replace(FORMULA, "'").replace(BREAK, "'$&")
  return `"${safe.replaceAll('"', '""')}"`
}

/** A negative amount is no formula. */
function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text)
}

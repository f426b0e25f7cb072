import 'server-only'

/** A cell: null is an empty one. */
export type CsvCell = string | number | null

/** Stands before the first row, so that spreadsheets read names in every script. */
export const CSV_MARK = '\uFEFF'

/** A text that begins like this would be run as a formula by a spreadsheet. */
const FORMULA = /^[=+\-@\t\r\n|%]/

/**
 * One row of a CSV file (RFC 4180), ended by CR LF. A text that a spreadsheet would run as a formula gets an
 * apostrophe before it.
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
  const safe = FORMULA.test(text) && !isNumber(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A negative amount is no formula. */
function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text)
}

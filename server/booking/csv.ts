import 'server-only'

/** A cell that begins like a formula gets an apostrophe, so that no spreadsheet runs it. */
const FORMULA = /^[=+\-@\t\r|%]/

/** One line of a CSV file (RFC 4180), ended by CR LF. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText(text: string): string {
  const safe = FORMULA.test(text) && !isNumber(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A negative amount is no formula. */
function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text)
}

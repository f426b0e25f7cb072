/** A cell: a number is written as it is, null as an empty cell. */
export type CsvCell = string | number | null

/**
 * Rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read names in every script. A text that
 * a spreadsheet would run as a formula gets an apostrophe before it.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`
}

/** Cents as a decimal number for a cell: `-184.20`. */
export function csvAmount(totalCents: number): number {
  return totalCents / 100
}

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

import { readFileSync } from 'node:fs'

/** Reads one cell of a column. @throws with the fault of the cell. */
export type Column<T> = (cell: string) => T

/** How the columns of a table are read, in their order. */
export type Columns<Row> = { readonly [Name in keyof Row]: Column<Row[Name]> }

/**
 * Reads a table of facts: cells between tabs, a record per line. The first line names the columns; a line
 * that begins with `#` is a comment.
 * @throws with file, line and column of the cell that cannot be read.
 */
export function readTable<Row extends object>(file: URL, columns: Columns<Row>): Row[] {
  const names = Object.keys(columns) as (keyof Row & string)[]
  const fault = (line: number, what: string) => new Error(`${file.pathname}, line ${line}: ${what}`)
  const [head, ...lines] = readFileSync(file, 'utf8').replace(/\n$/, '').split('\n')
  if (head !== names.join('\t')) throw fault(1, `the columns are not ${names.join(', ')}`)
  return lines.flatMap((line, at) => {
    if (line.startsWith('#')) return []
    const cells = line.split('\t')
    if (cells.length !== names.length)
      throw fault(at + 2, `${cells.length} cells for ${names.length} columns`)
    const row: Partial<Row> = {}
    names.forEach((name, column) => {
      try {
        row[name] = columns[name](cells[column] as string)
      } catch (error) {
        throw fault(at + 2, `${name}: ${(error as Error).message}`)
      }
    })
    return [row as Row]
  })
}

/** A text that may be empty. */
export const optional: Column<string> = (cell) => cell

/** A text. */
export const text: Column<string> = (cell) => {
  if (cell === '') throw new Error('is empty')
  return cell
}

/** A number. */
export const number: Column<number> = (cell) => {
  const value = Number(cell)
  if (cell.trim() === '' || Number.isNaN(value)) throw new Error(`"${cell}" is no number`)
  return value
}

/** `1` or `0`. */
export const flag: Column<boolean> = (cell) => {
  if (cell !== '1' && cell !== '0') throw new Error(`"${cell}" is neither 1 nor 0`)
  return cell === '1'
}

/** One of some texts. */
export function oneOf<const Value extends string>(values: readonly Value[]): Column<Value> {
  return (cell) => {
    const value = values.find((each) => each === cell)
    if (value === undefined) throw new Error(`"${cell}" is none of ${values.join(', ')}`)
    return value
  }
}

/** A cell that may be empty: null then. */
export function orNull<T>(column: Column<T>): Column<T | null> {
  return (cell) => (cell === '' ? null : column(cell))
}

/** Several values in one cell, none when it is empty. */
export function listOf<T>(column: Column<T>, separator = ' '): Column<T[]> {
  return (cell) => (cell === '' ? [] : cell.split(separator).map(column))
}

import 'server-only'
import writeExcelFile from 'write-excel-file/node'
import type { Sheet, SheetCell } from './month-sheets.ts'

/** Texts are texts, whatever they look like: no cell is ever a formula. */
type ExcelCell =
  | { value: string; type: StringConstructor; fontWeight?: 'bold' }
  | { value: number; type: NumberConstructor; format: string }
  | null

const USD = '#,##0.00'
const COUNT = '0'
const NARROWEST = 10
const WIDEST = 44

/** Tables as a workbook (Office Open XML), one sheet each; the head of a sheet stays in view. */
export function workbookOf(sheets: readonly Sheet[]): Promise<Buffer> {
  return writeExcelFile(
    sheets.map((sheet) => ({
      sheet: sheet.name,
      columns: sheet.head.map((head, column) => ({ width: widthOf(head, sheet, column) })),
      stickyRowsCount: 1,
      data: [
        sheet.head.map((value): ExcelCell => ({ value, type: String, fontWeight: 'bold' })),
        ...sheet.rows.map((row) => row.map(excelCell)),
      ],
    })),
  ).toBuffer()
}

function excelCell(cell: SheetCell): ExcelCell {
  if (cell === null || cell === '') return null
  if (typeof cell === 'string') return { value: cell, type: String }
  if ('count' in cell) return { value: cell.count, type: Number, format: COUNT }
  return { value: cell.cents / 100, type: Number, format: USD }
}

function widthOf(head: string, { rows }: Sheet, column: number): number {
  const texts = rows.slice(0, 500).map((row) => row[column])
  const longest = Math.max(head.length, ...texts.map((text) => (typeof text === 'string' ? text.length : 0)))
  return Math.min(WIDEST, Math.max(NARROWEST, longest + 2))
}

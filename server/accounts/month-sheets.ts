import 'server-only'
import { AMOUNTS, netOf, sumOf, type AccountLine, type Amounts } from '../../lib/accounts/account-line.ts'
import type { MonthView } from '../../lib/accounts/accounts-view.ts'
import { dimensions, groupsBy, type ClientLine, type Dimension } from '../../lib/accounts/groups.ts'
import {
  amountWords,
  differenceWords,
  dimensionWords,
  groupWords,
  lineWords,
} from '../../lib/accounts/line-words.ts'
import { monthName } from '../../lib/accounts/month.ts'
import { formatInstant } from '../../lib/dates.ts'

/** A cell of a file: a text, an amount or a number; null is empty. */
export type SheetCell = string | { cents: number } | { count: number } | null

/** A table of a file. */
export type Sheet = { name: string; head: readonly string[]; rows: readonly (readonly SheetCell[])[] }

/** The order of the amounts in files: the net amount stands behind what makes it. */
const COLUMNS: readonly (keyof Amounts | 'net')[] = [...AMOUNTS.slice(0, 2), 'net', ...AMOUNTS.slice(2)]

const AMOUNT_HEADS = COLUMNS.map((name) => `${name === 'net' ? 'Net' : amountWords[name]} USD`)

/** A month as tables: a summary, its lines, each dimension, and the differences from the statement. */
export function monthSheets(view: MonthView): Sheet[] {
  return [
    summarySheet(view),
    lineSheet(view.lines),
    ...dimensions.map((dimension) => groupSheet(view, dimension)),
    differenceSheet(view),
  ]
}

/** All lines of a month, and their sum in the last row. */
export function lineSheet(lines: readonly ClientLine[]): Sheet {
  return {
    name: 'Bookings',
    head: [
      'Day',
      'Month',
      'Type',
      'Reference',
      'Service',
      'Client',
      'Agent',
      'Cost centre',
      'Sold in',
      ...AMOUNT_HEADS,
    ],
    rows: [...lines.map(lineRow), ['Total', ...Array<null>(8).fill(null), ...amountCells(sumOf(lines))]],
  }
}

function lineRow(line: ClientLine): SheetCell[] {
  return [
    line.day,
    line.month,
    lineWords[line.type],
    line.reference,
    line.kind === null ? null : groupWords('kind', line.kind),
    line.client,
    line.agent,
    line.costCentre,
    line.saleMonth,
    ...amountCells(line),
  ]
}

function groupSheet({ lines, month }: MonthView, dimension: Dimension): Sheet {
  return {
    name: `By ${dimensionWords[dimension].toLowerCase()}`,
    head: [dimensionWords[dimension], 'Lines', ...AMOUNT_HEADS],
    rows: [
      ...groupsBy(lines, dimension, month).map((group): SheetCell[] => [
        groupWords(dimension, group.value),
        { count: group.lineCount },
        ...amountCells(group),
      ]),
      ['Total', { count: lines.length }, ...amountCells(sumOf(lines))],
    ],
  }
}

function summarySheet(view: MonthView): Sheet {
  const { month, close, balances, serverNow, lines } = view
  const sum = sumOf(lines)
  return {
    name: 'Summary',
    head: [view.officeName, monthName(month)],
    rows: [
      ['State', close === null ? 'open' : 'closed'],
      ['Closed', close === null ? null : `${formatInstant(close.at)} by ${close.by}`],
      ['Reason', close?.reason ?? null],
      ['Made', formatInstant(serverNow)],
      ...COLUMNS.map((name, index): SheetCell[] => [
        AMOUNT_HEADS[index] ?? '',
        { cents: amountOf(sum, name) },
      ]),
      ...(balances === null
        ? [['Statement', 'not provided by the booking service']]
        : [
            ['Opening balance USD', { cents: balances.openingCents }],
            ['Deposits USD', { cents: balances.creditsCents }],
            ['Charged USD', { cents: balances.salesCents }],
            ['Refunded USD', { cents: balances.refundsCents }],
            ['Closing balance USD', { cents: balances.closingCents }],
          ]),
      ['Differences', { count: view.differences.length }],
    ],
  }
}

function differenceSheet({ differences }: MonthView): Sheet {
  return {
    name: 'Differences',
    head: ['Day', 'Reference', 'Difference', 'Statement USD', 'Booking USD'],
    rows: differences.map(({ day, reference, about, statementCents, bookingCents }) => [
      day,
      reference,
      differenceWords[about],
      statementCents === null ? null : { cents: statementCents },
      bookingCents === null ? null : { cents: bookingCents },
    ]),
  }
}

function amountCells(amounts: Amounts | AccountLine): SheetCell[] {
  return COLUMNS.map((name) => ({ cents: amountOf(amounts, name) }))
}

function amountOf(amounts: Amounts, name: keyof Amounts | 'net'): number {
  return name === 'net' ? netOf(amounts) : amounts[name]
}

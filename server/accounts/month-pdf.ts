import 'server-only'
import type { Readable } from 'node:stream'
import { AMOUNTS, netOf, opposite, sumOf, type Amounts } from '../../lib/accounts/account-line.ts'
import type { MonthView } from '../../lib/accounts/accounts-view.ts'
import type { Difference } from '../../lib/accounts/differences.ts'
import { dimensions, groupsBy, type Dimension } from '../../lib/accounts/groups.ts'
import { amountWords, differenceWords, dimensionWords, groupWords } from '../../lib/accounts/line-words.ts'
import { monthName } from '../../lib/accounts/month.ts'
import { formatDayMonth, formatInstant } from '../../lib/dates.ts'
import { formatNet } from '../../lib/money.ts'
import { plural } from '../../lib/plural.ts'
import type { Block, TextBlock } from '../../pdf/blocks.ts'
import { paperOf, type Letterhead } from '../../pdf/letterhead.ts'

const AMOUNT_WIDTH = 52
/** The amounts that a page is wide enough for. */
const COLUMNS = ['salesCents', 'refundsCents', 'net', 'feesCents', 'markupCents'] as const
type ShownAmount = (typeof COLUMNS)[number]
/** More groups of a dimension are in the other files. */
const MOST_GROUPS = 60

/** A month as a PDF: its sums, how they agree with the statement, and each dimension. */
export function monthPdf(view: MonthView, letterhead: Letterhead): Promise<Readable> {
  const { month, officeName, serverNow } = view
  const facts = { title: `Accounts ${month}`, author: officeName, madeAt: new Date(serverNow) }
  return paperOf(letterhead, facts, [
    { style: 'title', text: `Accounts of ${monthName(month)}` },
    { style: 'note', text: `${stateText(view)} USD, office time in UTC. Made ${formatInstant(serverNow)}.` },
    { gap: 6 },
    'rule',
    ...sumBlocks(view),
    'rule',
    ...statementBlocks(view),
    ...dimensions.flatMap((dimension) => groupBlocks(view, dimension)),
  ])
}

function stateText({ close }: MonthView): string {
  if (close === null) return 'Open: these figures can change.'
  return `Closed ${formatInstant(close.at)} by ${close.by}.`
}

function sumBlocks({ lines, month }: MonthView): Block[] {
  const sum = sumOf(lines)
  const corrections = lines.filter((line) => line.month !== month)
  return [
    ...AMOUNTS.slice(0, 2).map((name) => sumLine(amountWords[name], sum[name])),
    sumLine('Net', netOf(sum)),
    ...AMOUNTS.slice(2).map((name) => sumLine(amountWords[name], sum[name])),
    ...(corrections.length === 0
      ? []
      : [
          sumLine(
            `of this, ${plural(corrections.length, 'correction')} of earlier months (net)`,
            netOf(sumOf(corrections)),
          ),
        ]),
  ]
}

function statementBlocks({ balances, differences }: MonthView): Block[] {
  if (balances === null) {
    return [{ style: 'note', text: 'This booking service has no statement to compare with.' }]
  }
  return [
    { style: 'subheading', text: 'Wallet statement' },
    sumLine('Opening balance', balances.openingCents),
    sumLine('Deposits', balances.creditsCents),
    sumLine('Charged', opposite(balances.salesCents)),
    sumLine('Refunded', balances.refundsCents),
    sumLine('Closing balance', balances.closingCents),
    {
      style: 'note',
      text:
        differences.length === 0
          ? 'Bookings and statement agree to the cent.'
          : `${plural(differences.length, 'difference')} between bookings and statement:`,
    },
    ...differences.map((difference): Block => ({ style: 'small', text: differenceText(difference) })),
  ]
}

function differenceText({ about, reference, day, statementCents, bookingCents }: Difference): string {
  const amount = (cents: number | null) => (cents === null ? 'nothing' : formatNet(cents))
  const subject = [reference, day && formatDayMonth(day)].filter(Boolean).join(', ')
  const words = `${differenceWords[about]}: statement ${amount(statementCents)}, here ${amount(bookingCents)}`
  return subject === '' ? words : `${subject}. ${words}`
}

function groupBlocks({ lines, month }: MonthView, dimension: Dimension): Block[] {
  const groups = groupsBy(lines, dimension, month)
  if (groups.length === 0) return []
  const shown = shownAmounts(lines)
  return [
    { gap: 14 },
    {
      keep: [
        { style: 'subheading', text: `By ${dimensionWords[dimension].toLowerCase()}` },
        row(
          'small',
          dimensionWords[dimension],
          shown.map((name) => (name === 'net' ? 'Net' : amountWords[name])),
        ),
        { gap: 3 },
      ],
    },
    ...groups
      .slice(0, MOST_GROUPS)
      .map((group) => row('note', groupWords(dimension, group.value), amountsOf(group, shown))),
    ...(groups.length > MOST_GROUPS
      ? [{ style: 'small' as const, text: `and ${groups.length - MOST_GROUPS} more, in the other files.` }]
      : []),
    row('body', 'Total', amountsOf(sumOf(lines), shown)),
  ]
}

/** The columns of a month: an amount that no line of it has would only take the space of the names. */
function shownAmounts(lines: readonly Amounts[]): ShownAmount[] {
  return COLUMNS.filter(
    (name) => name === 'salesCents' || name === 'net' || lines.some((line) => line[name] !== 0),
  )
}

function amountsOf(amounts: Amounts, shown: readonly ShownAmount[]): string[] {
  return shown.map((name) => formatNet(name === 'net' ? netOf(amounts) : amounts[name]))
}

function row(style: TextBlock['style'], text: string, amounts: readonly string[]): Block {
  return {
    columns: [
      { width: null, blocks: [{ style, text }] },
      ...amounts.map((amount) => ({
        width: AMOUNT_WIDTH,
        blocks: [{ style: 'small', text: amount, align: 'right' } as const],
      })),
    ],
  }
}

function sumLine(label: string, cents: number): Block {
  return {
    columns: [
      { width: null, blocks: [{ style: 'body', text: label }] },
      { width: 110, blocks: [{ style: 'body', text: formatNet(cents), align: 'right' }] },
    ],
  }
}

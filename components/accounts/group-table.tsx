'use client'

import type { Route } from 'next'
import { AMOUNTS, netOf, opposite, type Amounts } from '../../lib/accounts/account-line.ts'
import type { MonthPageView, NamedGroup } from '../../lib/accounts/accounts-view.ts'
import { dimensions } from '../../lib/accounts/groups.ts'
import { amountWords, dimensionWords, groupWords } from '../../lib/accounts/line-words.ts'
import { monthHref, type MonthQuery } from '../../lib/accounts/month-query.ts'
import { newInvoiceHref } from '../../lib/invoice/invoice.ts'
import { plural } from '../../lib/plural.ts'
import { cx } from '../ui/cx.ts'
import { Link } from '../ui/link.tsx'
import { useNetWords } from '../ui/shown-prices.tsx'

/** The choice of the dimension; it stands in the address. */
export function DimensionTabs({ view }: { view: MonthPageView }) {
  return (
    <nav aria-label="Divide by" className="flex flex-wrap gap-1">
      {dimensions.map((dimension) => (
        <Link
          key={dimension}
          href={monthHref(view.month, { by: dimension }) as Route}
          scroll={false}
          aria-current={dimension === view.query.by ? 'true' : undefined}
          className={cx(
            'inline-flex h-7 items-center rounded-control px-2.5 pointer-coarse:h-10',
            dimension === view.query.by
              ? 'bg-sunk font-medium text-ink'
              : 'text-ink2 hover:bg-sunk hover:text-ink',
          )}
        >
          {dimensionWords[dimension]}
        </Link>
      ))}
    </nav>
  )
}

const NARROW: ReadonlySet<keyof Amounts> = new Set(['salesCents', 'refundsCents'])

/** Each group with its amounts; a figure leads to its lines, and so to its bookings. */
export function GroupTable({ view }: { view: MonthPageView }) {
  const { groups, sum, query } = view
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full border-collapse">
        <caption className="sr-only">{`By ${dimensionWords[query.by].toLowerCase()}`}</caption>
        <thead className="text-12 text-ink2">
          <tr>
            <th scope="col" className="px-4 py-2 text-left font-normal max-narrow:px-3">
              {dimensionWords[query.by]}
            </th>
            {AMOUNTS.slice(0, 2).map((amount) => (
              <AmountHead key={amount} amount={amount} />
            ))}
            <th scope="col" className="px-3 py-2 text-right font-normal max-narrow:px-2">
              Net
            </th>
            {AMOUNTS.slice(2).map((amount) => (
              <AmountHead key={amount} amount={amount} />
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <GroupRow key={group.name} group={group} view={view} />
          ))}
        </tbody>
        <tfoot className="border-t bg-sunk font-bold">
          <tr>
            <th scope="row" className="px-4 py-1.5 text-left max-narrow:px-3">
              Total
            </th>
            <AmountCells amounts={sum} hrefOf={(amount) => monthHref(view.month, { by: query.by, amount })} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function AmountHead({ amount }: { amount: keyof Amounts }) {
  return (
    <th scope="col" className={cx('px-3 py-2 text-right font-normal', widthClass(amount))}>
      {amountWords[amount]}
    </th>
  )
}

function GroupRow({ group, view }: { group: NamedGroup; view: MonthPageView }) {
  const { month, query } = view
  const isShown = query.of === group.name
  const href = (changes: Partial<MonthQuery>) =>
    monthHref(month, { by: query.by, of: group.name, ...changes })
  return (
    <tr className={cx('border-t', isShown && 'bg-accent-soft')}>
      <th scope="row" className="max-w-[280px] px-4 py-1.5 text-left font-normal max-narrow:px-3">
        <Link href={`${href({})}#lines` as Route} className={LINK}>
          <span translate={query.by === 'day' || group.value === null ? undefined : 'no'}>
            {groupWords(query.by, group.value)}
          </span>
        </Link>
        <span> </span>
        <span className="text-12 whitespace-nowrap text-ink2">{plural(group.lineCount, 'line')}</span>
        {group.toInvoice.length > 0 && (
          <Link href={newInvoiceHref(group.toInvoice) as Route} className={cx(LINK, 'block w-fit text-12')}>
            {`Make an invoice for ${plural(group.toInvoice.length, 'booking')}`}
          </Link>
        )}
      </th>
      <AmountCells amounts={group} hrefOf={(amount) => href({ amount })} />
    </tr>
  )
}

const LINK = 'underline decoration-line2 underline-offset-2 hover:decoration-ink wrap-anywhere'

function AmountCells(props: { amounts: Amounts; hrefOf: (amount: keyof Amounts) => string }) {
  const formatNet = useNetWords()
  const { amounts, hrefOf } = props
  const cell = (amount: keyof Amounts) => (
    <td
      key={amount}
      translate="no"
      className={cx('px-3 py-1.5 text-right whitespace-nowrap', widthClass(amount))}
    >
      {amounts[amount] === 0 ? (
        <span translate="no" className="text-ink3">
          {formatNet(0)}
        </span>
      ) : (
        <Link href={`${hrefOf(amount)}#lines` as Route} className={LINK}>
          {formatNet(amount === 'refundsCents' ? opposite(amounts[amount]) : amounts[amount])}
        </Link>
      )}
    </td>
  )
  return (
    <>
      {AMOUNTS.slice(0, 2).map(cell)}
      <td translate="no" className="px-3 py-1.5 text-right font-medium whitespace-nowrap max-narrow:px-2">
        {formatNet(netOf(amounts))}
      </td>
      {AMOUNTS.slice(2).map(cell)}
    </>
  )
}

function widthClass(amount: keyof Amounts): string {
  return NARROW.has(amount) ? 'max-narrow:hidden' : 'max-wide:hidden'
}

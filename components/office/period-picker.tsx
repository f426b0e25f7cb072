'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { PERIOD_DAYS, monthsUntil } from '../../lib/office/period.ts'
import { cx } from '../ui/cx.ts'
import { CompactSelect } from '../ui/compact-select.tsx'

const NO_MONTH = 'Month'

/** The period of the overview: 7, 30 or 90 days, or a month. It stands in the address. */
export function PeriodPicker({ period, today }: { period: string; today: string }) {
  const router = useRouter()
  const months = monthsUntil(today)
  const isMonth = months.some(({ id }) => id === period)
  return (
    <nav aria-label="Period" className="flex items-center gap-1">
      {PERIOD_DAYS.map((days) => (
        <Link
          key={days}
          href={hrefOf(String(days))}
          aria-current={period === String(days) ? 'true' : undefined}
          className={cx(
            'figures inline-flex h-8 items-center rounded-control px-2.5 pointer-coarse:h-10',
            period === String(days) ? 'bg-sunk font-medium' : 'text-ink2 hover:bg-sunk hover:text-ink',
          )}
        >
          {`${days} days`}
        </Link>
      ))}
      <CompactSelect
        label="Month"
        options={months.map(({ id, label }) => ({ value: id, label }))}
        value={isMonth ? period : NO_MONTH}
        onValueChange={(id) => id !== NO_MONTH && router.push(hrefOf(id))}
      />
    </nav>
  )
}

function hrefOf(period: string): Route {
  return `/office?period=${period}` as Route
}

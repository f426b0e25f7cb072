'use client'

import type { CalendarDate } from '../../lib/dates.ts'
import { dateProblem } from './typed-date/date-problem.ts'
import type { TypedRange } from './typed-date/typed-range.ts'
import { DateField } from './date-field/date-field.tsx'

type Period = { from: CalendarDate | null; to: CalendarDate | null }

/**
 * First and last day of what a list shows; either may be left open. A field changes its own day alone: the
 * other may have been chosen just before, and its page not be there yet. Two dates that are typed at once
 * (`1-14nov`) are both days.
 */
export function PeriodFields(props: {
  value: Period
  onValueChange: (part: Partial<Period>) => void
  today: CalendarDate
  /** Whether a day without a year is the next such day or the last one. */
  toward: 'future' | 'past'
  /** The latest day of both. */
  max?: CalendarDate
  className?: string
}) {
  const { value, today, toward, max } = props
  const shared = {
    today,
    toward,
    placeholder: toward === 'past' ? '14nov' : '14jan',
    className: props.className,
    range: {
      problem: ({ to }: TypedRange) => dateProblem({ date: to, saysYear: true }, { first: null, max }),
      onChange: props.onValueChange,
    },
  }
  return (
    <>
      <DateField
        {...shared}
        label="From"
        value={value.from}
        max={earlier(value.to, max)}
        onValueChange={(from) => props.onValueChange({ from })}
      />
      <DateField
        {...shared}
        label="To"
        value={value.to}
        from={value.from ?? undefined}
        min={value.from ?? undefined}
        max={max}
        onValueChange={(to) => props.onValueChange({ to })}
      />
    </>
  )
}

function earlier(date: CalendarDate | null, limit: CalendarDate | undefined): CalendarDate | undefined {
  return date !== null && (limit === undefined || date < limit) ? date : limit
}

'use client'

import { useRef, useState } from 'react'
import { addDays, daysBetween, type CalendarDate } from '../../lib/dates.ts'
import { dateProblem } from './typed-date/date-problem.ts'
import type { TypedRange } from './typed-date/typed-range.ts'
import { DateField, type DateFieldProps } from './date-field/date-field.tsx'
import type { TypedRangeTarget } from './date-field/use-typed-date.ts'
import type { FieldLook } from './field-frame.tsx'

/** Two dates, the second not before the first. */
export type DateRange = { from: CalendarDate | null; to: CalendarDate | null }

/** How the last date follows the first one. */
export type RangeRule = {
  /** `always`: a stay keeps its nights. `when-passed`: a return keeps its date as long as it can. */
  lastFollows: 'always' | 'when-passed'
  /** The least and most days between the two. */
  minDays: number
  maxDays: number
  /** The latest first date, and the latest last one. */
  latest: { from: CalendarDate; to: CalendarDate }
}

/**
 * The range with another first date. A last date that follows keeps the number of days between the two; if
 * that number is not known and the last date would be too early, it must be chosen again.
 */
export function withFirst({ from, to }: DateRange, first: CalendarDate | null, rule: RangeRule): DateRange {
  if (first === null || to === null) return { from: first, to }
  const passed = to < addDays(first, rule.minDays)
  if (from === null) return { from: first, to: passed ? null : to }
  if (!passed && rule.lastFollows === 'when-passed') return { from: first, to }
  const days = Math.min(Math.max(daysBetween(from, to), rule.minDays), rule.maxDays)
  const moved = addDays(first, days)
  return { from: first, to: moved > rule.latest.to ? rule.latest.to : moved }
}

/** Why two dates that are typed at once are not taken; undefined if they are. */
function rangeProblem(
  { from, to }: TypedRange,
  { rule, first, today }: { rule: RangeRule; first: CalendarDate; today: CalendarDate },
): string | undefined {
  const notOver = first < today ? first : today
  const latestTo = addDays(from, rule.maxDays)
  return (
    dateProblem({ date: from, saysYear: true }, { first: notOver, min: first, max: rule.latest.from }) ??
    dateProblem(
      { date: to, saysYear: true },
      {
        first: notOver,
        min: addDays(from, rule.minDays),
        max: latestTo < rule.latest.to ? latestTo : rule.latest.to,
      },
    )
  )
}

/**
 * Two fields for a first and a last date. Picking the first moves the focus to the second; `+7` and `3
 * nights` in the second count from the first, and both dates may be typed into either (`14-20jan`). The last
 * date follows the first one as `rule` says.
 */
export function DateRangeFields(props: {
  value: DateRange
  /** The dates that changed: both when the first one moves the last one. */
  onValueChange: (part: Partial<DateRange>) => void
  today: CalendarDate
  /** The earliest first date; today unless it is earlier where the dates are. */
  first?: CalendarDate
  labels: { from: string; to: string }
  rule: RangeRule
  look?: FieldLook
  errors?: { from?: string | undefined; to?: string | undefined }
  renderCalendars?:
    { from: DateFieldProps['renderCalendar']; to: DateFieldProps['renderCalendar'] } | undefined
  className?: string
}) {
  const toRef = useRef<HTMLInputElement>(null)
  const { value, today, first: earliest = today, rule } = props
  // The days between the two are known also while the first one is being corrected.
  const [last, setLast] = useState(value)
  if (value.from !== null && (last.from !== value.from || last.to !== value.to)) setLast(value)
  const from = value.from ?? (last.to === value.to ? last.from : null)
  const span = value.from && value.to ? { from: value.from, to: value.to } : undefined
  const earliestTo = value.from ? addDays(value.from, rule.minDays) : earliest
  const range: TypedRangeTarget = {
    problem: (typed) => rangeProblem(typed, { rule, first: earliest, today }),
    onChange: props.onValueChange,
  }
  const shared = { today, span, range, look: props.look, className: props.className }
  return (
    <>
      <DateField
        {...shared}
        label={props.labels.from}
        value={value.from}
        min={earliest}
        max={rule.latest.from}
        error={props.errors?.from}
        renderCalendar={props.renderCalendars?.from}
        onValueChange={(first) => props.onValueChange(withFirst({ from, to: value.to }, first, rule))}
        onPicked={() => toRef.current?.focus()}
      />
      <DateField
        {...shared}
        label={props.labels.to}
        inputRef={toRef}
        value={value.to}
        from={value.from ?? undefined}
        min={earliestTo}
        max={rule.latest.to}
        error={props.errors?.to}
        renderCalendar={props.renderCalendars?.to}
        onValueChange={(to) => props.onValueChange({ to })}
      />
    </>
  )
}

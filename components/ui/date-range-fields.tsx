'use client'

import { useRef } from 'react'
import { addDays, type CalendarDate } from '../../lib/dates.ts'
import { DateField } from './date-field/date-field.tsx'
import type { FieldLook } from './field-frame.tsx'

/** Two dates, the second not before the first. */
export type DateRange = { from: CalendarDate | null; to: CalendarDate | null }

/**
 * Two fields for a first and a last date. Picking the first moves the focus to the second; `+7` in the second
 * counts from the first; a first date after the last one moves the last to a week later.
 */
export function DateRangeFields(props: {
  value: DateRange
  onValueChange: (value: DateRange) => void
  today: CalendarDate
  labels: { from: string; to: string }
  /** The least number of days between the two: 0 for flights, 1 for nights. */
  minDays?: number
  max?: CalendarDate
  look?: FieldLook
  errors?: { from?: string | undefined; to?: string | undefined }
  className?: string
}) {
  const toRef = useRef<HTMLInputElement>(null)
  const { value, today, minDays = 0 } = props
  const span = value.from && value.to ? { from: value.from, to: value.to } : undefined
  const earliestTo = value.from ? addDays(value.from, minDays) : today

  function setFrom(from: CalendarDate | null) {
    const tooEarly = from && value.to && value.to < addDays(from, minDays)
    props.onValueChange({ from, to: tooEarly ? addDays(from, Math.max(minDays, 7)) : value.to })
  }

  const shared = { today, span, max: props.max, look: props.look, className: props.className }
  return (
    <>
      <DateField
        {...shared}
        label={props.labels.from}
        value={value.from}
        min={today}
        error={props.errors?.from}
        onValueChange={setFrom}
        onPicked={() => toRef.current?.focus()}
      />
      <DateField
        {...shared}
        label={props.labels.to}
        inputRef={toRef}
        value={value.to}
        from={value.from ?? undefined}
        min={earliestTo}
        error={props.errors?.to}
        onValueChange={(to) => props.onValueChange({ from: value.from, to })}
      />
    </>
  )
}

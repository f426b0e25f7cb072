'use client'

import {
  lazy,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { daysBetween, formatDate, formatDay, type CalendarDate } from '../../../lib/dates.ts'
import { parseTypedDate } from '../typed-date.ts'
import { IgnoredKeys } from '../../keys/ignored-keys.tsx'
import { controlClass, FieldFrame, fieldAria, fieldIds, type FieldFrameProps } from '../field-frame.tsx'

const CalendarPopover = lazy(() =>
  import('./calendar.tsx').then((module) => ({ default: module.CalendarPopover })),
)

/** Properties of a date field: days as `YYYY-MM-DD`. */
export type DateFieldProps = FieldFrameProps & {
  value: CalendarDate | null
  onValueChange: (value: CalendarDate | null) => void
  /** The office's today: never the browser's. */
  today: CalendarDate
  /** Which way a day without a year points; `past` is for birth dates. */
  toward?: 'future' | 'past'
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  /** What `+7` counts from; today otherwise. */
  from?: CalendarDate | undefined
  span?: { from: CalendarDate; to: CalendarDate } | undefined
  /** After a pick in the calendar; the field takes the focus back unless this moves it. */
  onPicked?: (() => void) | undefined
  inputRef?: RefObject<HTMLInputElement | null>
  name?: string
  placeholder?: string
  disabled?: boolean
}

/**
 * A day, typed as agents type it (`14jan`, `12JUN88`, `2027-01-14`, `+7`) or picked in a calendar. Arrow down
 * goes into the calendar, Escape closes it. What cannot be read stays, with a sentence about what can.
 */
export function DateField(props: DateFieldProps) {
  const ids = fieldIds(useId())
  const ownRef = useRef<HTMLInputElement>(null)
  const inputRef = props.inputRef ?? ownRef
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [open, setOpen] = useState<'no' | 'shown' | 'inside'>('no')
  const error = problem ?? props.error
  const shown = shownDate(props)

  // A day that comes while the field has the focus (from the field before it, or picked) is written after the
  // focus has selected the old one: what is typed next must replace it all the same.
  useLayoutEffect(() => {
    const input = inputRef.current
    if (typed === null && input !== null && document.activeElement === input) input.select()
  }, [inputRef, typed, shown])

  function commit() {
    if (typed === null) return
    const result = readTyped(typed, props)
    setProblem(result.problem)
    if (result.problem) return
    setTyped(null)
    props.onValueChange(result.date)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      setOpen('inside')
    }
    // The form that Enter sends must already hold the day.
    if (event.key === 'Enter') flushSync(commit)
    if (event.key === 'Enter' || event.key === 'Tab' || event.key === 'Escape') setOpen('no')
  }

  function pick(date: CalendarDate) {
    setTyped(null)
    setProblem(undefined)
    setOpen('no')
    props.onValueChange(date)
    inputRef.current?.focus()
    props.onPicked?.()
  }

  return (
    <FieldFrame {...props} error={error} ids={ids}>
      <input
        ref={inputRef}
        id={ids.control}
        type="text"
        autoComplete="off"
        spellCheck={false}
        disabled={props.disabled}
        placeholder={props.placeholder ?? (props.toward === 'past' ? '12JUN88' : '14jan')}
        {...fieldAria(ids, { hint: props.hint, error })}
        value={typed ?? shown}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => setOpen('shown')}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className={`figures ${controlClass(props.look, error !== undefined)}`}
      />
      {props.name && <input type="hidden" name={props.name} value={props.value ?? ''} />}
      {open !== 'no' && (
        // Whoever asked to go into the calendar types nothing into the field until it is there.
        <Suspense fallback={open === 'inside' && <IgnoredKeys />}>
          <CalendarPopover
            label={props.label}
            fieldId={ids.control}
            onClose={() => setOpen('no')}
            value={props.value}
            onPick={pick}
            today={props.today}
            min={props.min}
            max={props.max}
            span={props.span}
            autoFocus={open === 'inside'}
            jump={props.toward === 'past'}
          />
        </Suspense>
      )}
    </FieldFrame>
  )
}

function readTyped(typed: string, props: DateFieldProps): { date: CalendarDate | null; problem?: string } {
  if (typed.trim() === '') return { date: null }
  const date =
    parseTypedDate(typed, { today: props.today, toward: props.toward, from: props.from }) ??
    ownFormat(typed, props)
  if (!date) {
    const example = props.toward === 'past' ? '12JUN88 or 1988-06-12' : '14jan, 2027-01-14 or +7'
    return { date: null, problem: `Not a valid date. Try ${example}.` }
  }
  if (props.min && date < props.min)
    return { date, problem: `The earliest date is ${formatDate(props.min)}.` }
  if (props.max && date > props.max) return { date, problem: `The latest date is ${formatDate(props.max)}.` }
  return { date }
}

/** What the field itself wrote is read back as the day it shows. */
function ownFormat(typed: string, props: DateFieldProps): CalendarDate | undefined {
  return props.value !== null && typed === shownDate(props) ? props.value : undefined
}

function shownDate(props: DateFieldProps): string {
  if (props.value === null) return ''
  if (props.toward === 'past') return formatDate(props.value)
  const near = Math.abs(daysBetween(props.today, props.value)) < 330
  return formatDay(props.value, { year: !near })
}

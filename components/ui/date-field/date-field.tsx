'use client'

import {
  lazy,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { daysBetween, formatDate, formatDay, type CalendarDate } from '../../../lib/dates.ts'
import { parseTypedDate } from '../typed-date.ts'
import type { CalendarPopoverProps } from './calendar.tsx'
import { IgnoredKeys } from '../../keys/ignored-keys.tsx'
import { useTellProblem } from '../field-problems.ts'
import { useEarlyText } from '../use-early-text.ts'
import { controlClass, FieldFrame, fieldAria, fieldIds, type FieldFrameProps } from '../field-frame.tsx'
import { TextSpan } from '../text-span.tsx'

const CalendarPopover = lazy(() =>
  import('./calendar.tsx').then((module) => ({ default: module.CalendarPopover })),
)

/** Properties of a date field: days as `YYYY-MM-DD`. */
export type DateFieldProps = FieldFrameProps & {
  value: CalendarDate | null
  onValueChange: (value: CalendarDate | null) => void
  /** The office's date, never the browser's. */
  today: CalendarDate
  /**
   * Whether a day without a year is the next such day, from today or from an earlier `min` on, or the last
   * one; `past` is for birth dates.
   */
  toward?: 'future' | 'past'
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  /** The day that `+7` is counted from; by default today. */
  from?: CalendarDate | undefined
  span?: { from: CalendarDate; to: CalendarDate } | undefined
  /** Renders another calendar than the plain one: with prices. */
  renderCalendar?: ((calendar: CalendarPopoverProps) => ReactNode) | undefined
  /** Called after a pick in the calendar. The field has the focus then; the callback may move it. */
  onPicked?: (() => void) | undefined
  inputRef?: RefObject<HTMLInputElement | null>
  name?: string
  placeholder?: string
  disabled?: boolean
}

/**
 * A date, typed as agents type it (`14jan`, `12JUN88`, `2027-01-14`, `+7`) or picked in a calendar. Arrow
 * down moves into the calendar, Escape closes it. Unreadable text stays, with a sentence that shows valid
 * formats; the value is null then, so that no earlier date is sent instead, and the form is told.
 */
export function DateField(props: DateFieldProps) {
  const ids = fieldIds(useId())
  const ownRef = useRef<HTMLInputElement>(null)
  const inputRef = props.inputRef ?? ownRef
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [open, setOpen] = useState<'no' | 'shown' | 'inside'>('no')
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const error = problem ?? props.error
  const shown = shownDate(props)

  // A date from outside replaces the text that was refused.
  const [lastValue, setLastValue] = useState(props.value)
  if (lastValue !== props.value) {
    setLastValue(props.value)
    if (props.value !== null && problem !== undefined) {
      setTyped(null)
      setProblem(undefined)
    }
  }

  const tellForm = useTellProblem()
  useLayoutEffect(() => {
    tellForm(problem)
    return () => tellForm(undefined)
  }, [tellForm, problem])

  // A date that is set while the field has the focus (picked, or set by the previous field) replaces the text
  // after the focus has selected it. It is selected again, so that typing replaces it.
  useLayoutEffect(() => {
    const input = inputRef.current
    if (typed === null && input?.value === shown && document.activeElement === input) input.select()
  }, [inputRef, typed, shown])

  // A field that was left before hydration has had its blur.
  useEarlyText(inputRef, shown, (early) =>
    document.activeElement === inputRef.current ? setTyped(early) : commit(early),
  )

  function commit(text = typed) {
    if (text === null) return
    const result = readTyped(text, props)
    setProblem(result.problem)
    setTyped(result.problem ? text : null)
    // The form validates at once, before this field renders.
    tellForm(result.problem)
    // A field that is left again with its refused text says nothing new.
    const isKnown = result.problem !== undefined && result.problem === problem && props.value === null
    if (!isKnown) props.onValueChange(result.problem === undefined ? result.date : null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      setOpen('inside')
    }
    // The form that Enter submits must already have the date.
    if (event.key === 'Enter') flushSync(() => commit())
    if (event.key === 'Enter' || event.key === 'Tab' || event.key === 'Escape') setOpen('no')
  }

  function pick(date: CalendarDate) {
    setTyped(null)
    setProblem(undefined)
    tellForm(undefined)
    setOpen('no')
    props.onValueChange(date)
    inputRef.current?.focus()
    props.onPicked?.()
  }

  const calendar: CalendarPopoverProps = {
    label: props.label,
    fieldId: ids.control,
    place,
    onClose: () => setOpen('no'),
    value: props.value,
    onPick: pick,
    today: props.today,
    min: props.min,
    max: props.max,
    span: props.span,
    autoFocus: open === 'inside',
    jump: props.toward === 'past',
  }
  return (
    <FieldFrame {...props} error={error} ids={ids}>
      {/* A cell of the query bar has no room for the date that was understood. */}
      <Understood date={props.look === 'cell' ? null : understood(typed, props)}>
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
          onBlur={() => commit()}
          onKeyDown={onKeyDown}
          className={`figures ${controlClass(props.look, error !== undefined)}`}
        />
      </Understood>
      {props.name && <input type="hidden" name={props.name} value={props.value ?? ''} />}
      <div ref={setPlace} className="empty:hidden" />
      {open !== 'no' && (
        // While the calendar loads, keys meant for it must not be typed into the field.
        <Suspense fallback={open === 'inside' && <IgnoredKeys />}>
          {(props.renderCalendar ?? plainCalendar)(calendar)}
        </Suspense>
      )}
    </FieldFrame>
  )
}

function plainCalendar(calendar: CalendarPopoverProps) {
  return <CalendarPopover {...calendar} />
}

/** The date that a text is read as while it is typed, at the right end of the field. */
function Understood({ date, children }: { date: CalendarDate | null; children: ReactNode }) {
  return (
    <span className="relative block">
      <TextSpan>{children}</TextSpan>
      <span
        role="status"
        className="figures pointer-events-none absolute inset-y-0 right-2 flex items-center text-12 text-ink3"
      >
        {date && formatDate(date)}
      </span>
    </span>
  )
}

/** Null for nothing typed, a text that is no date, and one that reads as it is shown. */
function understood(typed: string | null, props: DateFieldProps): CalendarDate | null {
  const date = typed === null ? undefined : typedDate(typed, props)
  return date === undefined || formatDate(date) === typed ? null : date
}

function typedDate(typed: string, { today, toward, min, from }: DateFieldProps): CalendarDate | undefined {
  const first = toward !== 'past' && min !== undefined && min < today ? min : today
  return parseTypedDate(typed, { today: first, toward, from: from ?? today })
}

function readTyped(typed: string, props: DateFieldProps): { date: CalendarDate | null; problem?: string } {
  if (typed.trim() === '') return { date: null }
  const date = typedDate(typed, props) ?? ownFormat(typed, props)
  if (!date) {
    const example = props.toward === 'past' ? '12JUN88 or 12.6.1988, day first' : '14jan, 2027-01-14 or +7'
    return { date: null, problem: `Not a valid date. Try ${example}.` }
  }
  if (props.min && date < props.min)
    return { date, problem: `The earliest date is ${formatDate(props.min)}.` }
  if (props.max && date > props.max) return { date, problem: `The latest date is ${formatDate(props.max)}.` }
  return { date }
}

/** Text written by the field itself is read as the date it shows. */
function ownFormat(typed: string, props: DateFieldProps): CalendarDate | undefined {
  return props.value !== null && typed === shownDate(props) ? props.value : undefined
}

function shownDate(props: DateFieldProps): string {
  if (props.value === null) return ''
  if (props.toward === 'past') return formatDate(props.value)
  const near = Math.abs(daysBetween(props.today, props.value)) < 330
  return formatDay(props.value, { year: !near })
}

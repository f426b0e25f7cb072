'use client'

import { useLayoutEffect, useState, type RefObject } from 'react'
import { daysBetween, formatDate, formatDay, formatDayMonth, type CalendarDate } from '../../../lib/dates.ts'
import { dateProblem } from '../typed-date/date-problem.ts'
import { readTypedDate, type TypedDate } from '../typed-date/typed-date.ts'
import type { TypedDateContext } from '../typed-date/typed-date-context.ts'
import { readTypedRange, type TypedRange } from '../typed-date/typed-range.ts'
import { useTellProblem } from '../field-problems.ts'
import { useEarlyText } from '../use-early-text.ts'

/** A date and how a typed text is read as one: days as `YYYY-MM-DD`. */
export type TypedDateProps = {
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
  /** The date that comes before this one, which `+7` and `3 nights` count from; by default today for `+7`. */
  from?: CalendarDate | undefined
  /** For one of two dates: takes both, where both are typed at once. */
  range?: TypedRangeTarget | undefined
}

/** What takes two dates that are typed at once. */
export type TypedRangeTarget = {
  /** Why they are not taken, as a sentence. */
  problem: (range: TypedRange) => string | undefined
  onChange: (range: TypedRange) => void
}

/**
 * The text in a date field, until it is a value. Text that is no date stays, with the problem; the value is
 * null then, and the form is told.
 * @returns `understood`, the date that the typed text is read as, unless the text says it already; `commit`,
 * which makes the typed text the value; `drop`, which forgets it
 */
export function useTypedDate(props: TypedDateProps, input: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const shown = shownDate(props)

  const forget = () => {
    setTyped(null)
    setProblem(undefined)
  }

  // A date from outside replaces the text that was refused.
  const [lastValue, setLastValue] = useState(props.value)
  if (lastValue !== props.value) {
    setLastValue(props.value)
    if (props.value !== null && problem !== undefined) forget()
  }

  const tellForm = useTellProblem()
  useLayoutEffect(() => {
    tellForm(problem)
    return () => tellForm(undefined)
  }, [tellForm, problem])

  // A date that is set while the field has the focus (picked, or set by the previous field) replaces the text
  // after the focus has selected it. It is selected again, so that typing replaces it.
  useLayoutEffect(() => {
    const field = input.current
    if (typed === null && field?.value === shown && document.activeElement === field) field.select()
  }, [input, typed, shown])

  // A field that was left before hydration has had its blur.
  useEarlyText(input, shown, (early) =>
    document.activeElement === input.current ? setTyped(early) : commit(early),
  )

  function commit(text = typed) {
    if (text === null) return
    const result = readTyped(text, props)
    setProblem(result.problem)
    setTyped(result.problem ? text : null)
    // The form validates at once, before this field renders.
    tellForm(result.problem)
    if (result.range) props.range?.onChange(result.range)
    else {
      // A field that is left again with its refused text says nothing new.
      const isRepeated = result.problem !== undefined && result.problem === problem && props.value === null
      if (!isRepeated) props.onValueChange(result.date ?? null)
    }
  }

  const drop = () => {
    forget()
    tellForm(undefined)
  }
  return {
    text: typed ?? shown,
    understood: understood(typed, props),
    problem,
    type: setTyped,
    commit: () => commit(),
    drop,
  }
}

/** Null for nothing typed, a text that is no date, and one that reads as it is shown. */
function understood(typed: string | null, props: TypedDateProps): string | null {
  if (typed === null) return null
  const text = understoodText(typed, props)
  return text === typed ? null : text
}

function understoodText(typed: string, props: TypedDateProps): string | null {
  const context = contextOf(props)
  const read = readTypedDate(typed, context)
  if (read) return formatDate(read.date)
  const range = props.range && readTypedRange(typed, context)
  return range ? `${formatDayMonth(range.from)} – ${formatDate(range.to)}` : null
}

function contextOf({ today, toward, min, from }: TypedDateProps): TypedDateContext {
  return { today: toward !== 'past' && min !== undefined && min < today ? min : today, toward, from }
}

/** What a typed text is: a date, two of them, nothing, or a problem. */
type Typed =
  | { date: CalendarDate | null; range?: undefined; problem?: undefined }
  | { range: TypedRange; date?: undefined; problem?: undefined }
  | { problem: string; date?: undefined; range?: undefined }

function readTyped(typed: string, props: TypedDateProps): Typed {
  if (typed.trim() === '') return { date: null }
  const context = contextOf(props)
  const read = readTypedDate(typed, context) ?? ownFormat(typed, props)
  if (read) {
    const first = props.toward === 'past' ? null : context.today
    const problem = dateProblem(read, { first, min: props.min, max: props.max })
    return problem === undefined ? { date: read.date } : { problem }
  }
  const range = props.range && readTypedRange(typed, context)
  if (range) {
    const problem = props.range?.problem(range)
    return problem === undefined ? { range } : { problem }
  }
  const example = props.toward === 'past' ? '12JUN88 or 12.6.1988, day first' : '14jan, 2027-01-14 or +7'
  return { problem: `Not a valid date. Try ${example}.` }
}

/** Text written by the field itself is read as the date it shows. */
function ownFormat(typed: string, props: TypedDateProps): TypedDate | undefined {
  return props.value !== null && typed === shownDate(props)
    ? { date: props.value, saysYear: true }
    : undefined
}

function shownDate(props: TypedDateProps): string {
  if (props.value === null) return ''
  if (props.toward === 'past') return formatDate(props.value)
  const near = Math.abs(daysBetween(props.today, props.value)) < 330
  return formatDay(props.value, { year: !near })
}

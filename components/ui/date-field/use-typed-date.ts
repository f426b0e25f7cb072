'use client'

import { useLayoutEffect, useState, type RefObject } from 'react'
import { daysBetween, formatDate, formatDay, type CalendarDate } from '../../../lib/dates.ts'
import { useTellProblem } from '../field-problems.ts'
import { parseTypedDate } from '../typed-date.ts'
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
  /** The day that `+7` is counted from; by default today. */
  from?: CalendarDate | undefined
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
    // A field that is left again with its refused text says nothing new.
    const isRepeated = result.problem !== undefined && result.problem === problem && props.value === null
    if (!isRepeated) props.onValueChange(result.problem === undefined ? result.date : null)
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
function understood(typed: string | null, props: TypedDateProps): CalendarDate | null {
  const date = typed === null ? undefined : typedDate(typed, props)
  return date === undefined || formatDate(date) === typed ? null : date
}

function typedDate(typed: string, { today, toward, min, from }: TypedDateProps): CalendarDate | undefined {
  const first = toward !== 'past' && min !== undefined && min < today ? min : today
  return parseTypedDate(typed, { today: first, toward, from: from ?? today })
}

function readTyped(typed: string, props: TypedDateProps): { date: CalendarDate | null; problem?: string } {
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
function ownFormat(typed: string, props: TypedDateProps): CalendarDate | undefined {
  return props.value !== null && typed === shownDate(props) ? props.value : undefined
}

function shownDate(props: TypedDateProps): string {
  if (props.value === null) return ''
  if (props.toward === 'past') return formatDate(props.value)
  const near = Math.abs(daysBetween(props.today, props.value)) < 330
  return formatDay(props.value, { year: !near })
}

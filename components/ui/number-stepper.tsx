'use client'

import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { cx } from './cx.ts'
import { useTellProblem } from './field-problems.ts'
import { Icon } from './icon.tsx'

/**
 * A small number with minus and plus buttons: adults, rooms. Arrow keys step. A typed number counts when the
 * field is left or Enter is pressed; one out of range stays, with the range, and no form is sent with it. A
 * text field for digits, because the mouse wheel changes a number field.
 */
export function NumberStepper(
  props: Quantity & {
    label: string
    /** Grey below the label: "2 to 11 years". */
    detail?: string
    /** Between label and number: the price of one. */
    aside?: ReactNode
    name?: string
  },
) {
  const { label, value, min, max } = props
  const id = useId()
  const typed = useTypedNumber(props)
  const { problem, step } = typed
  return (
    <div className="py-1">
      <div className="flex items-center justify-between gap-6">
        <label htmlFor={id}>
          <span>{label}</span>
          {props.detail && <span className="block text-12 text-ink3">{props.detail}</span>}
        </label>
        {props.aside && <span className="ml-auto">{props.aside}</span>}
        <span
          className={cx(
            'flex items-center rounded-control border bg-panel',
            problem ? 'border-bad' : 'border-line2',
          )}
        >
          <StepButton
            label={`One fewer: ${label}`}
            icon="minus"
            disabled={value <= min}
            onStep={() => step(-1)}
          />
          <Digits
            id={id}
            name={props.name}
            typed={typed}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value}
          />
          <StepButton
            label={`One more: ${label}`}
            icon="plus"
            disabled={value >= max}
            onStep={() => step(1)}
          />
        </span>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-right text-12 text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}

/** The field for the digits of a number, which takes its steps from arrow keys. */
function Digits({ typed, ...input }: ComponentProps<'input'> & { typed: TypedNumber }) {
  const { problem, isWrong, change, commit, step } = typed
  const field = useRef<HTMLInputElement>(null)
  useStopSubmit(isWrong, field, commit)

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      step(by)
    }
    // The form that Enter submits must already have the number.
    if (event.key === 'Enter') flushSync(commit)
  }
  return (
    <input
      {...input}
      ref={field}
      type="text"
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${input.id}-problem` : undefined}
      data-wrong={isWrong ? '' : undefined}
      value={typed.text}
      onChange={(event) => change(event.target.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
      className="figures h-8 w-8 bg-transparent text-center pointer-coarse:h-10"
    />
  )
}

/** A whole number within a range. */
type Quantity = { value: number; min: number; max: number; onValueChange: (value: number) => void }

type TypedNumber = ReturnType<typeof useTypedNumber>

/** The text in a field for a whole number, until it is a value. */
function useTypedNumber({ value, min, max, onValueChange }: Quantity) {
  const [typed, setTyped] = useState<string | null>(null)
  /** Whether the typed text was judged: not while it is typed. */
  const [isJudged, setIsJudged] = useState(false)
  const figures = typed?.trim() ?? ''
  const number = /^\d+$/.test(figures) ? Number(figures) : null
  const fits = number !== null && number >= min && number <= max
  const isWrong = figures !== '' && !fits
  const range = min === max ? String(min) : `${min} to ${max}`
  const sentence = number === null ? `A whole number, ${range}` : range

  const put = (next: number) => {
    setTyped(null)
    setIsJudged(false)
    if (next !== value) onValueChange(next)
  }
  return {
    text: typed ?? String(value),
    problem: isWrong && isJudged ? sentence : undefined,
    isWrong,
    change: (text: string) => {
      setTyped(text)
      setIsJudged(false)
    },
    commit: () => {
      if (isWrong) setIsJudged(true)
      else if (typed !== null) put(fits ? number : value)
    },
    step: (by: number) => put(Math.min(max, Math.max(min, (fits ? number : value) + by))),
  }
}

/** While a typed number is wrong, no form of the page is sent: it would be sent with another number. */
function useStopSubmit(isWrong: boolean, input: { current: HTMLInputElement | null }, judge: () => void) {
  const tellForm = useTellProblem()
  useEffect(() => {
    if (!isWrong) return
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      judge()
      input.current?.focus()
    }
    window.addEventListener('submit', stop, { capture: true })
    tellForm('Enter a number within the range.')
    return () => {
      window.removeEventListener('submit', stop, { capture: true })
      tellForm(undefined)
    }
  })
}

/* Not a tab stop: the arrow keys in the field do the same. */
function StepButton(props: { label: string; icon: 'minus' | 'plus'; disabled: boolean; onStep: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.onStep}
      className="grid size-8 place-items-center rounded-control text-ink2 hover:bg-sunk disabled:opacity-40 pointer-coarse:size-10"
    >
      <Icon name={props.icon} />
    </button>
  )
}

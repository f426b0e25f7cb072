'use client'

import { useId, useState, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A small number with minus and plus buttons: adults, rooms. Arrow keys step, digits can be typed. */
export function NumberStepper(props: {
  label: string
  /** Grey below the label: "2 to 11 years". */
  detail?: string
  /** Between label and number: the price of one. */
  aside?: ReactNode
  value: number
  min: number
  max: number
  onValueChange: (value: number) => void
  name?: string
}) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const step = (by: number) => props.onValueChange(Math.min(props.max, Math.max(props.min, props.value + by)))

  function type(text: string) {
    const number = Number(text)
    const fits = /^\d+$/.test(text) && number >= props.min && number <= props.max
    setTyped(fits ? null : text)
    if (fits) props.onValueChange(number)
  }

  return (
    <div className="flex items-center justify-between gap-6 py-1">
      <label htmlFor={id}>
        <span>{props.label}</span>
        {props.detail && <span className="block text-12 text-ink3">{props.detail}</span>}
      </label>
      {props.aside && <span className="ml-auto">{props.aside}</span>}
      <span className="flex items-center rounded-control border border-line2 bg-panel">
        <StepButton
          label={`One fewer: ${props.label}`}
          icon="minus"
          disabled={props.value <= props.min}
          onStep={() => step(-1)}
        />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          name={props.name}
          min={props.min}
          max={props.max}
          step={1}
          value={typed ?? props.value}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setTyped(null)}
          className="figures h-8 w-8 appearance-none bg-transparent text-center [-moz-appearance:textfield] pointer-coarse:h-10 [&::-webkit-inner-spin-button]:appearance-none"
        />
        <StepButton
          label={`One more: ${props.label}`}
          icon="plus"
          disabled={props.value >= props.max}
          onStep={() => step(1)}
        />
      </span>
    </div>
  )
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

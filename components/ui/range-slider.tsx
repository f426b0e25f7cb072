'use client'

import { useLayoutEffect, useRef, useState } from 'react'

/** A range with a lower and an upper end. */
export type Range = readonly [low: number, high: number]

/**
 * Two thumbs on one track: earliest and latest time, lowest and highest price. Two native sliders, so that
 * arrow keys, Page Up and Down and Home work. `onCommit` is called when a thumb is released or moved by a
 * key.
 */
export function RangeSlider(props: {
  label: string
  /** The label is read by screen readers alone: a heading shows it. */
  labelHidden?: boolean
  min: number
  max: number
  step?: number
  value: Range
  onCommit: (value: Range) => void
  /** A value as text, shown and read by screen readers: `06:00`, `$1,642`. */
  format: (value: number) => string
}) {
  const { min, max, step = 1, format } = props
  const [moving, setMoving] = useState<Range | null>(null)
  const [low, high] = moving ?? props.value
  const fill = useRef<HTMLSpanElement>(null)

  // Set in the browser: the security policy refuses style attributes from the server.
  useLayoutEffect(() => {
    const share = (value: number) => `${(100 * (value - min)) / Math.max(1, max - min)}%`
    fill.current?.style.setProperty('left', share(low))
    fill.current?.style.setProperty('right', `calc(100% - ${share(high)})`)
  }, [low, high, min, max])

  function commit() {
    if (moving) props.onCommit(moving)
    setMoving(null)
  }

  const track = { min, max, step, onCommit: commit }
  return (
    <fieldset className="min-w-0">
      <legend className={props.labelHidden ? 'sr-only' : 'mb-1 font-bold'}>{props.label}</legend>
      <div className="relative h-4">
        <span className="absolute inset-x-0 top-1.5 h-1 rounded-full bg-line" />
        <span ref={fill} className="absolute inset-x-0 top-1.5 h-1 rounded-full bg-accent" />
        <Thumb
          {...track}
          label={`${props.label}, from`}
          value={low}
          text={format(low)}
          onMove={(next) => setMoving([Math.min(next, high), high])}
        />
        <Thumb
          {...track}
          label={`${props.label}, to`}
          value={high}
          text={format(high)}
          onMove={(next) => setMoving([low, Math.max(next, low)])}
        />
      </div>
      <div className="figures mt-0.5 flex justify-between text-ink2" aria-hidden="true">
        <span>{format(low)}</span>
        <span>{format(high)}</span>
      </div>
    </fieldset>
  )
}

function Thumb(props: {
  label: string
  value: number
  text: string
  min: number
  max: number
  step: number
  onMove: (value: number) => void
  onCommit: () => void
}) {
  const { onCommit } = props
  return (
    <input
      type="range"
      aria-label={props.label}
      aria-valuetext={props.text}
      min={props.min}
      max={props.max}
      step={props.step}
      value={props.value}
      onChange={(event) => props.onMove(Number(event.target.value))}
      onPointerUp={onCommit}
      onKeyUp={onCommit}
      onBlur={onCommit}
      className="range-thumb absolute inset-x-0 top-0 h-4 w-full"
    />
  )
}

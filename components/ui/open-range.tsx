import { RangeSlider, type Range } from './range-slider.tsx'

/**
 * A range whose ends are open while they are at the edge: values beyond the edge still pass. Null where both
 * ends are open.
 */
export function OpenRange(props: {
  label: string
  labelHidden?: boolean
  min: number
  max: number
  step?: number
  value: Range | null
  /** The value of an open upper end; an open lower end is 0. */
  openEnd: number
  format: (value: number) => string
  onCommit: (value: Range | null) => void
}) {
  const { min, max, value } = props
  const clamp = (number: number) => Math.min(max, Math.max(min, number))
  return (
    <RangeSlider
      label={props.label}
      labelHidden={props.labelHidden ?? false}
      min={min}
      max={max}
      step={props.step ?? 1}
      value={value ? [clamp(value[0]), clamp(value[1])] : [min, max]}
      format={props.format}
      onCommit={([low, high]) => {
        const atLow = low <= min
        const atHigh = high >= max
        props.onCommit(atLow && atHigh ? null : [atLow ? 0 : low, atHigh ? props.openEnd : high])
      }}
    />
  )
}

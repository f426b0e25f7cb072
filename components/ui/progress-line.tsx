import { cx } from './cx.ts'

/**
 * A thin line that fills. `share` from 0 to 1; undefined while nothing is known but that it goes on. `done`
 * fades it out and keeps its place, so that nothing below jumps.
 */
export function ProgressLine(props: {
  label: string
  share?: number | undefined
  done?: boolean
  className?: string
}) {
  return (
    <progress
      aria-label={props.label}
      aria-hidden={props.done || undefined}
      max={1}
      {...(props.done ? { value: 1 } : props.share === undefined ? {} : { value: props.share })}
      className={cx('progress-line transition-opacity', props.done && 'opacity-0', props.className)}
    />
  )
}

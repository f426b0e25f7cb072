import { cx } from './cx.ts'

/**
 * A thin progress bar. `share` from 0 to 1; undefined while only known to be running. `done` fades it out and
 * keeps its space, so that nothing below moves.
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

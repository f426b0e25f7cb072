import { plural } from '../../lib/plural.ts'

/** The time left until a deadline, as the desk shows and announces it. */
export type RemainingTime = {
  seconds: number
  /** `07:41`, from an hour on `1:05:00`, from a day on `3 d`. */
  text: string
  /** Amber under three minutes, red under one, over at zero. */
  urgency: 'calm' | 'soon' | 'now' | 'over'
}

/**
 * The time left from `nowMs` to `deadlineMs` (both epoch milliseconds); never negative. Rounded, so that a
 * clock that is some milliseconds behind does not start ten minutes as 10:01. In the last minute each started
 * second counts, so that the countdown does not end early.
 */
export function remainingTime(deadlineMs: number, nowMs: number): RemainingTime {
  const left = (deadlineMs - nowMs) / 1000
  const seconds = Math.max(0, left > 60 ? Math.round(left) : Math.ceil(left))
  return { seconds, text: clockText(seconds), urgency: urgencyOf(seconds) }
}

/** `14 min left`; in the last minute `42 s left`. */
export function wordsLeft(seconds: number): string {
  return seconds < 60 ? `${seconds} s left` : `${Math.floor(seconds / 60)} min left`
}

function clockText(seconds: number): string {
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d`
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${two(minutes)}:${two(seconds % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}

function urgencyOf(seconds: number): RemainingTime['urgency'] {
  if (seconds === 0) return 'over'
  if (seconds < 60) return 'now'
  return seconds < 180 ? 'soon' : 'calm'
}

const SPOKEN_MINUTES = [1, 2, 5]

/**
 * The announcement when the time left falls from `before` to `after` seconds across 5, 2 or 1 minutes or
 * zero; undefined otherwise, so that it is not announced every second.
 */
export function spokenRemaining(before: number, after: number): string | undefined {
  if (after === 0) return before > 0 ? 'Time is up' : undefined
  const crossed = SPOKEN_MINUTES.find((minutes) => before > minutes * 60 && after <= minutes * 60)
  if (crossed === undefined) return undefined
  return `${plural(crossed, 'minute')} left`
}

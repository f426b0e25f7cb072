'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { remainingTime, spokenRemaining, wordsLeft, type RemainingTime } from './remaining-time.ts'
import { cx } from './cx.ts'
import { LiveRegion } from './live-region.tsx'
import { useServerClock } from './use-server-clock.ts'

const COLOURS: Record<RemainingTime['urgency'], string> = {
  calm: 'text-inherit',
  soon: 'text-held',
  now: 'text-bad',
  over: 'text-off',
}

/** After zero `onOver` is called again so much later. */
const AGAIN_MILLISECONDS = [2_000, 6_000, 15_000]

/**
 * Counts down to a deadline by the server's time. Amber under three minutes, red under one. Announced at
 * five, two and one minutes and at the end, never every second. `onOver` is called at zero, and again a few
 * times while it stays there, because the server may be some moments behind: it should read the state again,
 * not assume it.
 * @param deadlineAt ISO instant, @param serverNow ISO instant that came with the data
 */
export function Countdown(props: {
  deadlineAt: string
  serverNow: string
  /** The name of the thing that expires, for the announcement: "Hold for Keller". */
  label: string
  onOver?: () => void
  /** Shows `14 min left` instead of `13:20`, where seconds do not matter. */
  inWords?: boolean
  /** False where another countdown on the screen already announces the same deadline. */
  speaks?: boolean
  className?: string
}) {
  const { deadlineAt, label, onOver, speaks = true } = props
  const left = remainingTime(Date.parse(deadlineAt), useServerClock(props.serverNow))
  const [spoken, setSpoken] = useState('')
  const last = useRef({ deadlineAt, seconds: left.seconds })

  useEffect(() => {
    const before = last.current
    last.current = { deadlineAt, seconds: left.seconds }
    if (before.deadlineAt !== deadlineAt || before.seconds === left.seconds) return
    const sentence = spokenRemaining(before.seconds, left.seconds)
    if (sentence && speaks) setSpoken(`${label}: ${sentence}`)
    if (before.seconds > 0 && left.seconds === 0) onOver?.()
  }, [deadlineAt, left.seconds, label, speaks, onOver])

  const again = useEffectEvent(() => onOver?.())
  const isOver = left.seconds === 0
  useEffect(() => {
    if (!isOver) return
    const timers = AGAIN_MILLISECONDS.map((wait) => setTimeout(() => again(), wait))
    return () => timers.forEach((timer) => clearTimeout(timer))
  }, [isOver, deadlineAt])

  return (
    <>
      <time
        dateTime={deadlineAt}
        role="timer"
        translate="no"
        aria-live="off"
        className={cx('figures', COLOURS[left.urgency], props.className)}
      >
        {props.inWords ? wordsLeft(left.seconds) : left.text}
      </time>
      {speaks && <LiveRegion message={spoken} />}
    </>
  )
}

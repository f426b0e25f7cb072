'use client'

import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { loadedApart } from './loaded-apart.tsx'
import { useWarm } from './use-warm.ts'

const ReasonTooltip = loadedApart(() => import('./reason-tooltip.tsx').then((module) => module.ReasonTooltip))

/**
 * A button that can be disabled with a reason. It stays focusable then, and a tooltip shows the reason on
 * hover and focus.
 */
export function BlockableButton(
  props: ButtonProps & {
    /** Why the button is disabled, in the user's terms. */
    disabledReason: string | undefined
  },
) {
  const { disabledReason, ...button } = props
  const reasonId = useId()
  const hint = useHint()
  useWarm(ReasonTooltip.warm)
  const isWanted = hint.open && Boolean(disabledReason)
  useEffect(() => {
    // If the hint cannot be loaded, the reason is not shown; screen readers still read it.
    if (isWanted) ReasonTooltip.warm().catch(() => undefined)
  }, [isWanted])
  // Also hears while it is not blocked when the mouse and the focus leave: a hint that was open must not
  // open by itself when the button is blocked again.
  if (!disabledReason) return <Button {...button} {...hint.control} />
  return (
    <>
      <Button
        {...button}
        {...hint.control}
        // Its key does nothing now.
        keys={undefined}
        aria-disabled
        aria-describedby={reasonId}
        // Also prevents the submit of a submit button.
        onClick={(event) => event.preventDefault()}
      />
      {hint.anchor && (
        <ReasonTooltip
          anchor={hint.anchor}
          open={hint.open}
          onOpenChange={hint.change}
          onPointerEnter={hint.stay}
        >
          {disabledReason}
        </ReasonTooltip>
      )}
      {/* Screen readers read it here, and touch screens do not show tooltips. */}
      <span id={reasonId} className="sr-only">
        {disabledReason}
      </span>
    </>
  )
}

/** Milliseconds for which the mouse rests on a control before its hint opens. */
const REST_MS = 300
/** Milliseconds in which the mouse gets from the control onto the hint. */
const CROSS_MS = 150

/**
 * When the hint of a control is open: while the mouse rests on the control or the hint, and while the control
 * has the focus from the keyboard. Not on touch screens.
 * @returns `control`, handlers for the control; `anchor`, the control once the hint was wanted
 */
function useHint() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (next: boolean, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), ms)
  }
  const change = (next: boolean) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  return {
    anchor,
    open,
    change,
    /** The mouse is on the hint. */
    stay: () => clearTimeout(timer.current),
    control: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
        if (pointerType === 'touch') return
        setAnchor(currentTarget)
        later(true, REST_MS)
      },
      onPointerLeave: () => later(false, CROSS_MS),
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.matches(':focus-visible')) return
        setAnchor(currentTarget)
        change(true)
      },
      onBlur: () => change(false),
    },
  }
}

'use client'

import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

/** Milliseconds for which the mouse rests on a control before its hint opens. */
const REST_MS = 300
/** Milliseconds in which the mouse gets from the control onto the hint. */
const CROSS_MS = 150

/**
 * When the hint of a control is open: while the mouse rests on the control or the hint, and while the control
 * has the focus from the keyboard. Not on touch screens.
 * @returns `control`, handlers for the control; `anchor`, the control once the hint was wanted
 */
export function useHint() {
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

'use client'

import { useSearchParams } from 'next/navigation'
import { useLayoutEffect, useState } from 'react'
import { bindKeys } from '../keys/bind-keys.ts'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The chosen booking of a list whose order changes by itself. */
export type ChosenRow = {
  /** Its index; -1 if none is chosen, or if the chosen one has left the list. */
  current: number
  choose: (index: number) => void
}

/**
 * Chooses a row by `1` to `9`, `j`, `k` or a click; Enter opens it. The choice is of the booking and not of
 * the place, so that a refresh never puts another booking under a key. It is in the address, and Back
 * restores it.
 */
export function useChosenRow(references: readonly string[], onOpen: (index: number) => void): ChosenRow {
  const [chosen, setChosen] = useState(useSearchParams().get('row'))
  /** Where the chosen booking was, so that moving goes on from there when it has left. */
  const [place, setPlace] = useState(-1)
  const current = chosen === null ? -1 : references.indexOf(chosen)
  if (current !== -1 && current !== place) setPlace(current)

  const choose = (index: number) => {
    const reference = references[Math.max(0, Math.min(references.length - 1, index))]
    if (reference === undefined) return
    setChosen(reference)
    window.history.replaceState(null, '', `?${new URLSearchParams({ row: reference })}`)
  }
  const move = (step: 1 | -1) => {
    if (current !== -1) choose(current + step)
    else if (place === -1) choose(0)
    else choose(step === 1 ? place : place - 1)
  }
  useLayoutEffect(() =>
    bindKeys([
      { keys: 'j', repeats: true, run: () => move(1) },
      { keys: 'k', repeats: true, run: () => move(-1) },
      ...DIGITS.map((keys, index) => ({ keys, run: () => index < references.length && choose(index) })),
      ...(current === -1 ? [] : [{ keys: 'Enter', run: unlessOnControl(() => onOpen(current)) }]),
    ]),
  )
  return { current, choose }
}

/** Enter on a focused button or link activates that control, not the row. */
function unlessOnControl(open: () => void) {
  return (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('a,button,summary')) return
    open()
  }
}

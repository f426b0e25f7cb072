'use client'

import { useLayoutEffect, useState } from 'react'
import { bindKeys } from './bind-keys.ts'
import type { Keys } from './notation.ts'

/** The options of a list with row keys. */
export type RowKeysOptions = {
  /** Number of rows. */
  count: number
  /** `Enter` on the current row. */
  onOpen?: (index: number) => void
  /** Further keys on the current row: `{ c: pin, p: recheck }`. */
  actions?: Readonly<Record<Keys, (index: number) => void>>
  /** Scrolls a row into view in a virtual list; in other lists the row's own element scrolls itself. */
  onMove?: (index: number) => void
  /** The row that is current at first; by default none. */
  first?: number
  /** True while another list uses the keys. */
  disabled?: boolean
}

/** The current row, -1 while there is none, and a function that sets it (for a click on the row). */
export type RowKeys = { current: number; setCurrent: (index: number) => void }

/** Row keys of a list: `j` and `k` move, Enter opens, and one-letter keys run actions on the current row. */
export function useRowKeys(options: RowKeysOptions): RowKeys {
  const [chosen, setCurrent] = useState(options.first ?? -1)
  const { count, onOpen, onMove, actions, disabled = false } = options
  const current = Math.min(chosen, count - 1)

  // A layout effect, so that a key pressed right after the rows are rendered already works.
  useLayoutEffect(() => {
    if (disabled || count === 0) return
    const move = (index: number) => {
      const next = Math.max(0, Math.min(count - 1, index))
      setCurrent(next)
      onMove?.(next)
    }
    const onCurrent = (act: (index: number) => void) => () => {
      if (current >= 0) act(current)
    }
    return bindKeys([
      { keys: 'j', repeats: true, run: () => move(current + 1) },
      { keys: 'k', repeats: true, run: () => move(current - 1) },
      ...(onOpen && current >= 0 ? [{ keys: 'Enter', run: openUnlessOnControl(() => onOpen(current)) }] : []),
      ...Object.entries(actions ?? {}).map(([keys, act]) => ({ keys, run: onCurrent(act) })),
    ])
  }, [count, current, disabled, onOpen, onMove, actions])

  return { current, setCurrent }
}

function openUnlessOnControl(open: () => void) {
  return (event: KeyboardEvent) => {
    // Enter on a focused button or link activates that control, not the row.
    if (event.target instanceof Element && event.target.closest('a,button,summary,[role="button"]')) return
    open()
  }
}

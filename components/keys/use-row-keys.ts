'use client'

import { useLayoutEffect, useState } from 'react'
import { bindKeys } from './bind-keys.ts'
import type { Keys } from './notation.ts'

/** What a list needs to be walked by keys. */
export type RowKeysOptions = {
  /** Number of rows. */
  count: number
  /** `Enter` on the current row. */
  onOpen?: (index: number) => void
  /** Further keys on the current row: `{ c: pin, p: recheck }`. */
  actions?: Readonly<Record<Keys, (index: number) => void>>
  /** Brings a row into view, where the list is virtual; otherwise the row's own element scrolls. */
  onMove?: (index: number) => void
  /** Off while another list has the keys. */
  disabled?: boolean
}

/** The current row, -1 while there is none, and a way to set it (a click on the row). */
export type RowKeys = { current: number; setCurrent: (index: number) => void }

/**
 * Walks a list with `j` and `k` (and Home, End), opens with Enter and runs one-letter actions on the current
 * row.
 */
export function useRowKeys(options: RowKeysOptions): RowKeys {
  const [chosen, setCurrent] = useState(-1)
  const { count, onOpen, onMove, actions, disabled = false } = options
  const current = Math.min(chosen, count - 1)

  // With the drawing of the rows: a key that comes right after it must find them.
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
    // Enter on a focused button or link means that control, not the row.
    if (event.target instanceof Element && event.target.closest('a,button,summary,[role="button"]')) return
    open()
  }
}

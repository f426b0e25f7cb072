'use client'

import { useLayoutEffect, useState } from 'react'
import { bindKeys } from './bind-keys.ts'
import type { KeyBinding } from './bound-keys.ts'
import type { Keys } from './notation.ts'

/** The options of a list with row keys. */
export type RowKeysOptions = {
  /** The ids of the rows in their order: a reference or another stable id. */
  ids: readonly string[]
  /** `Enter` on the current row. */
  onOpen?: (index: number) => void
  /** Further keys on the current row: `{ t: { label: 'Ticket', run: ticket } }`. */
  actions?: Readonly<Record<Keys, { label: string; run: (index: number) => void }>>
  /** Called when another row becomes current by a key or a click. */
  onChosen?: (id: string) => void
  /** Id of the row that is current at first; by default none. */
  first?: string | null | undefined
  /** True while another list uses the keys. */
  disabled?: boolean
}

/** The current row, -1 while there is none, and a function that sets it (for a click on the row). */
export type RowKeys = { current: number; setCurrent: (index: number) => void }

/**
 * Row keys of a list: `j` and `k` move, Enter opens, and one-letter keys run actions on the current row. What
 * is current is the booking, call or scenario and not its place, so that a refresh never puts another one
 * under a key. While it is not in the list no row is current.
 */
export function useRowKeys(options: RowKeysOptions): RowKeys {
  const { ids, onOpen, onChosen, actions, disabled = false } = options
  const [chosen, setChosen] = useState(options.first ?? null)
  /** The index of the current row, so that moving goes on from there when the row has left the list. */
  const [place, setPlace] = useState(-1)
  const current = chosen === null ? -1 : ids.indexOf(chosen)
  if (current !== -1 && current !== place) setPlace(current)

  const setCurrent = (index: number) => {
    const id = ids[Math.max(0, Math.min(ids.length - 1, index))]
    if (id === undefined) return
    setChosen(id)
    onChosen?.(id)
  }
  const move = (step: 1 | -1) => {
    if (current !== -1) setCurrent(current + step)
    else if (place === -1) setCurrent(0)
    else setCurrent(step === 1 ? place : place - 1)
  }
  const onCurrent = (keys: Keys, label: string, run: (index: number) => void): KeyBinding => ({
    ...{ keys, label },
    when: () => current !== -1,
    run: () => run(current),
  })
  // A layout effect, so that a key pressed right after the rows are rendered already works.
  useLayoutEffect(() => {
    if (disabled || ids.length === 0) return
    return bindKeys([
      { keys: 'j', label: 'Next row', repeats: true, run: () => move(1) },
      { keys: 'k', label: 'Previous row', repeats: true, run: () => move(-1) },
      ...(onOpen ? [onCurrent('Enter', 'Open the row', onOpen)] : []),
      ...Object.entries(actions ?? {}).map(([keys, { label, run }]) => onCurrent(keys, label, run)),
    ])
  })

  return { current, setCurrent }
}

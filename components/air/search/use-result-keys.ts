'use client'

import { useEffect, useRef, type RefObject } from 'react'
import type { ResultsSnapshot } from '../results/results-store.ts'
import { bindKeys } from '../../keys/bind-keys.ts'
import type { FareSelection } from './selection.ts'

/**
 * Moves through the results: `j` and `k` (or arrows) between rows, `h` and `l` (or arrows) between fares,
 * Home and End. The focus moves to the fare, which is scrolled into view first if it is not in the document.
 */
export function useResultKeys(options: {
  results: ResultsSnapshot
  fareColumns: number
  selection: FareSelection | null
  list: RefObject<HTMLElement | null>
  onSelect: (selection: FareSelection) => void
  reveal: (index: number) => void
}): void {
  const { results, fareColumns, selection, list, onSelect, reveal } = options
  const wanted = useRef<string | null>(null)

  useEffect(() => {
    const rows = results.rows
    if (rows.length === 0) return
    const at = selection ? rows.findIndex((row) => row.key === selection.key) : -1

    function moveTo(index: number, column: number) {
      const row = rows[Math.max(0, Math.min(rows.length - 1, index))]
      if (!row) return
      const columns = Math.min(fareColumns, row.fareIds.length)
      const at = Math.max(0, Math.min(columns - 1, column))
      const fareId = row.fareIds[at]
      if (fareId === undefined) return
      wanted.current = `${row.key}|${at}`
      reveal(rows.indexOf(row))
      onSelect({ key: row.key, fareId })
    }

    const column = Math.max(0, rows[at]?.fareIds.indexOf(selection?.fareId ?? '') ?? 0)
    const down = () => moveTo(at + 1, column)
    const up = () => moveTo(at - 1, column)
    const right = () => moveTo(Math.max(0, at), at < 0 ? 0 : column + 1)
    const left = () => moveTo(Math.max(0, at), column - 1)
    const moves = [
      { letter: 'j', arrow: 'ArrowDown', label: 'Next flight', run: down },
      { letter: 'k', arrow: 'ArrowUp', label: 'Previous flight', run: up },
      { letter: 'l', arrow: 'ArrowRight', label: 'Next fare of the flight', run: right },
      { letter: 'h', arrow: 'ArrowLeft', label: 'Previous fare of the flight', run: left },
    ]
    return bindKeys(
      moves.flatMap(({ letter, arrow, ...move }) => [
        { ...move, keys: letter, repeats: true },
        // Arrow keys scroll the page until a row is current; letters always move.
        { ...move, keys: arrow, repeats: true, when: () => at >= 0 },
      ]),
    )
  }, [results.rows, fareColumns, selection, onSelect, reveal])

  useEffect(() => {
    if (wanted.current === null) return
    const cell = list.current?.querySelector<HTMLElement>(`[data-fare-cell="${CSS.escape(wanted.current)}"]`)
    if (!cell) return
    wanted.current = null
    cell.focus({ preventScroll: true })
  })
}

'use client'

import { useLayoutEffect, useMemo, useRef } from 'react'
import type { ResultsStore } from '../results/results-store.ts'
import { useCommands } from '../../shell/commands.ts'

/**
 * Keyboard commands of results: `.` merges new fares, `b` holds the chosen fare. Registered once per search,
 * not for every batch of fares.
 */
export function useResultCommands(store: ResultsStore, canHold: boolean, hold: () => void): void {
  const latest = useRef({ canHold, hold })
  useLayoutEffect(() => {
    latest.current = { canHold, hold }
  })
  const commands = useMemo(
    () => [
      {
        id: 'flight-merge',
        label: 'Show new fares',
        group: 'Flights',
        keys: '.',
        when: () => store.getSnapshot().newCount > 0,
        run: () => store.merge(),
      },
      {
        id: 'flight-hold',
        label: 'Hold the selected fare',
        group: 'Flights',
        keys: 'b',
        when: () => latest.current.canHold,
        run: () => latest.current.hold(),
      },
    ],
    [store],
  )
  useCommands(commands)
}

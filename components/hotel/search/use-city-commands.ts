'use client'

import { useLayoutEffect, useMemo, useRef } from 'react'
import { useCommands } from '../../shell/commands.ts'

/** Keyboard commands of a city's hotels: `f` goes to the filters, `m` shows or hides the map. */
export function useCityCommands(acts: { filters: () => void; map: () => void }): void {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  const commands = useMemo(
    () => [
      {
        id: 'hotel-filters',
        label: 'Filter hotels',
        group: 'Hotels',
        keys: 'f',
        run: () => latest.current.filters(),
      },
      {
        id: 'hotel-map',
        label: 'Show or hide map',
        group: 'Hotels',
        keys: 'm',
        run: () => latest.current.map(),
      },
    ],
    [],
  )
  useCommands(commands)
}

'use client'

import { useCommands } from '../../shell/commands.ts'

/** Keyboard commands of a city's hotels: `f` goes to the filters, `m` shows or hides the map. */
export function useCityCommands(acts: { filters: () => void; map: () => void }): void {
  useCommands([
    {
      id: 'hotel-filters',
      label: 'Filter hotels',
      group: 'Hotels',
      keys: 'f',
      run: acts.filters,
    },
    {
      id: 'hotel-map',
      label: 'Show or hide map',
      group: 'Hotels',
      keys: 'm',
      run: acts.map,
    },
  ])
}

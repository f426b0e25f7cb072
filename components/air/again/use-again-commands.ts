import type { Route } from 'next'
import { useCommands } from '../../shell/commands.ts'

/** Ctrl+Enter holds, `s` opens the search; null: nothing to hold at the moment. */
export function useAgainCommands(searchHref: string, onHold: (() => void) | null) {
  useCommands([
    {
      id: 'again-hold',
      label: 'Hold these flights',
      group: 'Rebook',
      keys: 'Ctrl+Enter',
      when: () => onHold !== null,
      run: () => onHold?.(),
    },
    {
      id: 'again-search',
      label: 'Search these dates',
      group: 'Rebook',
      keys: 's',
      href: searchHref as Route,
    },
  ])
}

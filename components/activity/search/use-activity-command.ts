'use client'

import { useCommands } from '../../shell/commands.ts'

const COMMANDS = {
  '/': { id: 'activity-word', label: 'Search activities' },
  f: { id: 'activity-filters', label: 'Filter activities' },
} as const

/** A command of the catalogue: `/` goes to the word, `f` to the filters. */
export function useActivityCommand(keys: keyof typeof COMMANDS, run: () => void): void {
  useCommands([{ ...COMMANDS[keys], group: 'Activities', keys, run }])
}

'use client'

import { useLayoutEffect, useMemo, useRef } from 'react'
import { useCommands } from '../../shell/commands.ts'

const COMMANDS = {
  '/': { id: 'activity-word', label: 'Search activities' },
  f: { id: 'activity-filters', label: 'Filter activities' },
} as const

/** A command of the catalogue: `/` goes to the word, `f` to the filters. */
export function useActivityCommand(keys: keyof typeof COMMANDS, run: () => void): void {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  const commands = useMemo(
    () => [{ ...COMMANDS[keys], group: 'Activities', keys, run: () => latest.current() }],
    [keys],
  )
  useCommands(commands)
}

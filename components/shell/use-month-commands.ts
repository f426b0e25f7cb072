'use client'

import { type RefObject } from 'react'
import type { MonthGridHandle } from '../ui/month-grid.tsx'
import { useCommands } from './commands.ts'

/**
 * The commands of a screen with a month grid: `d` goes to its days, Alt with an arrow shows another month.
 * @param id the beginning of their ids
 */
export function useMonthCommands(grid: RefObject<MonthGridHandle | null>, id: string, group: string): void {
  useCommands([
    { id: `${id}-days`, label: 'Go to the days', group, keys: 'd', run: () => grid.current?.focus() },
    {
      id: `${id}-month-before`,
      label: 'Previous month',
      group,
      keys: 'Alt+ArrowLeft',
      run: () => grid.current?.turn(-1),
    },
    {
      id: `${id}-month-after`,
      label: 'Next month',
      group,
      keys: 'Alt+ArrowRight',
      run: () => grid.current?.turn(1),
    },
  ])
}

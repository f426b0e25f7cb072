'use client'

import { useLayoutEffect, useRef } from 'react'
import type { ResultsStore } from '../results/results-store.ts'
import { useCommands, type Command } from '../../shell/commands.ts'
import { mergeNewFares } from './merge-new-fares.ts'

/** The screen's actions on its rows; null where an action is not possible now. */
export type ResultActions = {
  hold: (() => void) | null
  reprice: (() => void) | null
  copy: (() => void) | null
  pin: (() => void) | null
  compare: (() => void) | null
  fold: (() => void) | null
  bars: () => void
  order: () => void
  /** Chooses a row by its number, from 1. */
  choose: (row: number) => void
}

const COMMANDS: readonly {
  act: Exclude<keyof ResultActions, 'choose'>
  keys: string
  label: string
  words?: string
  entry?: 'FXP'
}[] = [
  { act: 'hold', keys: 'b', label: 'Hold the selected fare', words: 'book' },
  {
    act: 'reprice',
    keys: 'p',
    label: 'Check price of the selected fare',
    words: 're-price revalidate',
    entry: 'FXP',
  },
  { act: 'copy', keys: 'y', label: 'Copy the selected fare as a line' },
  { act: 'pin', keys: 'c', label: 'Pin or unpin the selected fare', words: 'compare' },
  { act: 'compare', keys: 'Shift+C', label: 'Compare the pinned fares' },
  { act: 'fold', keys: 'm', label: 'Show or hide all legs of the row' },
  { act: 'bars', keys: 'v', label: 'Show or hide time bars' },
  { act: 'order', keys: 'o', label: 'Next sort order: best, cheapest, fastest', words: 'sort' },
]

/**
 * Keyboard commands of results; `.` merges new fares. Registered once per search, not for every batch of
 * fares.
 */
export function useResultCommands(store: ResultsStore, actions: ResultActions): void {
  // Results change ten times a second while a search runs: the commands stay the same, and run the latest.
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  useCommands([
    {
      id: 'flight-merge',
      label: 'Show new fares',
      group: 'Flights',
      keys: '.',
      when: () => store.getSnapshot().newCount > 0,
      run: () => mergeNewFares(store),
    },
    {
      id: 'flight-row',
      label: 'Choose a row by its number',
      group: 'Flights',
      entry: 'SS',
      hasRow: (row) => row <= store.getSnapshot().rows.length,
      choose: (row) => latest.current.choose(row),
      run: () => undefined,
    },
    ...COMMANDS.map(({ act, ...command }): Command => ({
      id: `flight-${act}`,
      group: 'Flights',
      ...command,
      when: () => latest.current[act] !== null,
      run: () => latest.current[act]?.(),
    })),
  ])
}

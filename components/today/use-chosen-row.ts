'use client'

import { useSearchParams } from 'next/navigation'
import { useLayoutEffect } from 'react'
import type { TodayRow } from '../../lib/today/today-view.ts'
import { bindKeys } from '../keys/bind-keys.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { useCommands, type Command } from '../shell/commands.ts'
import { canBeDone, rowAct } from './row-act.ts'
import type { useRowActs } from './use-row-acts.ts'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The chosen booking of a list whose order changes by itself. */
export type ChosenRow = {
  /** Its index; -1 if none is chosen, or if the chosen one has left the list. */
  current: number
  choose: (index: number) => void
}

/**
 * Chooses a row by `1` to `9` and by the row keys; Enter opens it. The choice is in the address, and Back
 * restores it.
 */
export function useChosenRow(references: readonly string[], onOpen: (index: number) => void): ChosenRow {
  const { current, setCurrent } = useRowKeys({
    ids: references,
    first: useSearchParams().get('row'),
    onOpen,
    onChosen: (row) => window.history.replaceState(null, '', `?${new URLSearchParams({ row })}`),
  })
  useLayoutEffect(() =>
    bindKeys(
      DIGITS.map((keys, index) => ({
        keys,
        label: 'Choose a row by its number',
        when: () => index < references.length,
        run: () => setCurrent(index),
      })),
    ),
  )
  return { current, choose: setCurrent }
}

/** The keys of the chosen row: its act, and Done. */
export function useChosenCommands(
  row: TodayRow | undefined,
  attendBar: string | null,
  acts: ReturnType<typeof useRowActs>,
): void {
  const commands: Command[] = []
  if (row) {
    const act = rowAct(row)
    // Enter opens the chosen row whatever its act is.
    const keys = act.keys === 'Enter' ? {} : { keys: act.keys }
    commands.push({
      id: 'today-act',
      label: act.label,
      group: 'Selected booking',
      ...keys,
      run: () => acts.act(row, act),
    })
    if (canBeDone(row) && attendBar === null) {
      commands.push({
        id: 'today-done',
        label: 'Done, remove from list',
        group: 'Selected booking',
        keys: 'd',
        run: () => void acts.done(row),
      })
    }
  }
  useCommands(commands)
}

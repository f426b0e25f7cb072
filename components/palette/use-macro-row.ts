'use client'

import type { MacroOutcome } from '../../lib/macro/macro.ts'
import { deleteSteps, keepSteps, renameSteps } from '../../server/macro/actions.ts'
import type { Command } from '../shell/commands.ts'
import { useStore } from '../ui/store.ts'
import { readMacroLine, type MacroLine } from './macro-line.ts'
import { lastLines } from './macros.ts'
import { useMacroAct } from './use-macro-act.ts'

const NO_LINES: readonly string[] = []

/** The row of a line that keeps, renames or deletes a macro; null for any other line. */
export function useMacroRow(typed: string): Command | null {
  const act = useMacroAct()
  const lines = useStore(lastLines, NO_LINES)
  const line = readMacroLine(typed, lines)
  if (line === undefined) return null
  return {
    id: 'macro',
    label: labelOf(line),
    group: 'Macros',
    run: () => void act(() => answerOf(line), doneText(line)),
  }
}

function answerOf(line: MacroLine): Promise<MacroOutcome> {
  if (line.kind === 'keep') return keepSteps(line.name, line.steps)
  return line.kind === 'rename' ? renameSteps(line.name, line.to) : deleteSteps(line.name)
}

function labelOf(line: MacroLine): string {
  if (line.kind === 'keep') return `Save as macro ${line.name}: ${line.steps.join('; ')}`
  return line.kind === 'rename' ? `Rename macro ${line.name} to ${line.to}` : `Delete macro ${line.name}`
}

function doneText(line: MacroLine): string {
  if (line.kind === 'keep') return `Macro ${line.name} saved for the office`
  return line.kind === 'rename' ? `Macro ${line.name} is now ${line.to}` : `Macro ${line.name} deleted`
}

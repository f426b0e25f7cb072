'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { MacroOutcome } from '../../lib/macro/macro.ts'
import { deleteSteps, keepSteps, renameSteps } from '../../server/macro/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import type { Command } from '../shell/commands.ts'
import { showToast } from '../ui/toast.ts'
import { useStore } from '../ui/store.ts'
import { readMacroLine, type MacroLine } from './macro-line.ts'
import { lastLines, macrosOptions } from './macros.ts'

const NO_LINES: readonly string[] = []

/** The row of a line that keeps, renames or deletes a macro; null for any other line. */
export function useMacroRow(typed: string): Command | null {
  const queries = useQueryClient()
  const lines = useStore(lastLines, NO_LINES)
  const line = readMacroLine(typed, lines)
  if (line === undefined) return null
  return {
    id: 'macro',
    label: labelOf(line),
    group: 'Macros',
    run: () => {
      void answerOf(line).then((outcome) => {
        if (outcome.kind === 'session') raiseSessionExpired()
        else if (outcome.kind === 'refused') showToast({ title: outcome.message, tone: 'bad' })
        else {
          showToast({ title: doneText(line), tone: 'ok' })
          void queries.invalidateQueries({ queryKey: macrosOptions().queryKey })
        }
      })
    },
  }
}

async function answerOf(line: MacroLine): Promise<MacroOutcome> {
  try {
    if (line.kind === 'keep') return await keepSteps(line.name, line.steps)
    return await (line.kind === 'rename' ? renameSteps(line.name, line.to) : deleteSteps(line.name))
  } catch {
    // The desk did not answer.
    return { kind: 'refused', message: "The desk isn't responding. Try again." }
  }
}

function labelOf(line: MacroLine): string {
  if (line.kind === 'keep') return `Save as macro ${line.name}: ${line.steps.join('; ')}`
  return line.kind === 'rename' ? `Rename macro ${line.name} to ${line.to}` : `Delete macro ${line.name}`
}

function doneText(line: MacroLine): string {
  if (line.kind === 'keep') return `Macro ${line.name} saved for the office`
  return line.kind === 'rename' ? `Macro ${line.name} is now ${line.to}` : `Macro ${line.name} deleted`
}

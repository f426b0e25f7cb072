'use client'

import { useQuery } from '@tanstack/react-query'
import type { Macro } from '../../lib/macro/macro.ts'
import { useCommands, type Command } from '../shell/commands.ts'
import { useStore } from '../ui/store.ts'
import { MacroRun } from './macro-run.tsx'
import { macrosOptions, stepsToRun } from './macros.ts'

const NONE: readonly Macro[] = []
const NO_STEPS: readonly string[] = []

/** The macros of the office as commands, with their keys `g 1` to `g 9`, and the run of one. */
export function MacroCommands(props: { serverNow: string; onRun: (command: Command) => void }) {
  const { data = NONE } = useQuery(macrosOptions())
  const steps = useStore(stepsToRun, NO_STEPS)
  useCommands([LIST, ...data.map(commandOf)])
  const [step] = steps
  return step === undefined ? null : (
    <MacroRun
      key={`${steps.length} ${step}`}
      step={step}
      {...props}
      onDone={() => stepsToRun.set(steps.slice(1))}
    />
  )
}

/** Every colleague may see them; the rail has the office's pages for admins alone. */
const LIST: Command = {
  id: 'office-macros',
  label: 'Macros of the office',
  group: 'Go to',
  words: 'list rename delete key',
  href: '/office/macros',
}

function commandOf({ name, steps, key, madeBy }: Macro): Command {
  return {
    id: `macro ${name}`,
    label: `${name}: ${steps.join('; ')}`,
    group: 'Macros',
    words: `${name} ${madeBy}`,
    ...(key !== null && { keys: `g ${key}` as const }),
    run: () => stepsToRun.set(steps),
  }
}

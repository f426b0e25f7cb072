'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { MACRO_KEYS, type Macro } from '../../lib/macro/macro.ts'
import { useCommands, type Command } from '../shell/commands.ts'
import { usePageUsed } from '../ui/first-input.ts'
import { loadedApart } from '../ui/loaded-apart.tsx'
import { useStore } from '../ui/store.ts'
import { showToast } from '../ui/toast.ts'
import { macrosOptions, stepsToRun } from './macros.ts'

const MacroRun = loadedApart(() => import('./macro-run.tsx').then((module) => module.MacroRun))

const NO_STEPS: readonly string[] = []

/**
 * The macros of the office as commands, with their keys `g 1` to `g 9`, and the run of one. They are read
 * once somebody uses the page.
 */
export function MacroCommands(props: { serverNow: string; onRun: (command: Command) => void }) {
  const { data } = useQuery({ ...macrosOptions(), enabled: usePageUsed() })
  const steps = useStore(stepsToRun, NO_STEPS)
  const queries = useQueryClient()
  const runKey = (key: number) => {
    queries.ensureQueryData(macrosOptions()).then((macros) => {
      const macro = macros.find((one) => one.key === key)
      if (macro) stepsToRun.set(macro.steps)
    }, sayNotLoaded)
  }
  useCommands([LIST, ...(data?.map(commandOf) ?? MACRO_KEYS.map((key) => keyAlone(key, runKey)))])
  const [step] = steps
  const runs = step !== undefined
  useEffect(() => {
    if (!runs) return
    MacroRun.warm().catch(() => {
      stepsToRun.set([])
      sayNotLoaded()
    })
  }, [runs])
  return step === undefined ? null : (
    <MacroRun
      key={`${steps.length} ${step}`}
      step={step}
      {...props}
      onDone={() => stepsToRun.set(steps.slice(1))}
    />
  )
}

function sayNotLoaded(): void {
  showToast({ title: "Couldn't load the macros. Try again.", tone: 'bad' })
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

/** A key whose macro is not read yet: it runs as soon as it is. */
function keyAlone(key: number, run: (key: number) => void): Command {
  const id = `macro key ${key}`
  return { id, label: '', group: 'Macros', keys: `g ${key}`, listed: false, run: () => run(key) }
}

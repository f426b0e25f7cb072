'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { bindKeys } from '../keys/bind-keys.ts'
import { useLeaveScreen } from '../keys/ignored-keys.tsx'
import type { Keys } from '../keys/notation.ts'
import type { EntryCode } from '../palette/entry.ts'
import { makeStore, useStore } from '../ui/store.ts'

/**
 * An action that is available on the screen: listed in the palette and, if it has keys, in the shortcut sheet
 * and bound to them. Has either `run` or `href`.
 */
export type Command = {
  /** Unique on the screen; a later registration with the same id replaces the earlier one. */
  id: string
  label: string
  /** Heading in palette and sheet: "Go to", "This flight". */
  group: string
  keys?: Keys
  /** Further words that find it in the palette. */
  words?: string
  /** The typed entry that runs it, such as `FXP`. */
  entry?: EntryCode
  /** Chooses a row by its number (`SS1`); such a command is offered for a typed number alone. */
  choose?: (row: number) => void
  /** Whether there is a row of this number. */
  hasRow?: (row: number) => boolean
  /** False: its keys work, and neither the palette nor the shortcut sheet lists it. */
  listed?: boolean
  /** Called at the moment of use: false hides the command and disables its keys. */
  when?: () => boolean
} & ({ run: () => void; href?: undefined } | { href: Route; run?: undefined })

const registrations = new Set<readonly Command[]>()
const NONE: readonly Command[] = []
const current = makeStore(NONE)

function publish() {
  const byId = new Map<string, Command>()
  for (const commands of registrations) for (const command of commands) byId.set(command.id, command)
  current.set([...byId.values()])
}

/** Adds commands; returns the function that removes them. */
function registerCommands(commands: readonly Command[]): () => void {
  registrations.add(commands)
  publish()
  return () => {
    registrations.delete(commands)
    publish()
  }
}

/**
 * Registers a screen's commands while it is mounted, for palette, shortcut sheet and keys. A layout effect,
 * so that they work as soon as the screen shows. Takes a plain array: the compiler keeps it the same until
 * something in it changes.
 */
export function useCommands(commands: readonly Command[]): void {
  useLayoutEffect(() => registerCommands(commands), [commands])
}

/** All registered commands, in order of registration. */
export function useCurrentCommands(): readonly Command[] {
  return useStore(current, NONE)
}

/** Executes a command: calls its `run` or opens its `href`. */
export function useRunCommand(): (command: Command) => void {
  const router = useRouter()
  const leave = useLeaveScreen()
  return (command) => {
    const { run, href } = command
    if (run) run()
    else leave(() => router.push(href))
  }
}

/**
 * Binds the keys of all current commands, before the screen is painted. Mounted once in the shell. Each keys
 * stay bound while a command has them: a screen that is read again between `g` and `b`, or other commands
 * that come in between, do not forget the `g`.
 */
export function CommandKeys({ run }: { run: (command: Command) => void }) {
  const commands = useCurrentCommands()
  const latest = useRef({ commands, run })
  useLayoutEffect(() => {
    latest.current = { commands, run }
  })
  const runKeys = (keys: Keys) => {
    const command = latest.current.commands.findLast((offered) => offered.keys === keys)
    if (command && command.when?.() !== false) latest.current.run(command)
  }
  const current = [...new Set(commands.flatMap(({ keys = [] }) => keys))].join('\n')
  const bound = useRef(new Map<Keys, () => void>())
  const bind = useEffectEvent((wanted: ReadonlySet<Keys>) => {
    for (const [keys, unbind] of bound.current) {
      if (wanted.has(keys)) continue
      unbind()
      bound.current.delete(keys)
    }
    for (const keys of wanted) {
      if (bound.current.has(keys)) continue
      // The command lists it.
      bound.current.set(keys, bindKeys([{ keys, label: '', run: () => runKeys(keys) }]))
    }
  })
  useLayoutEffect(() => bind(new Set(current.split('\n').filter(Boolean))), [current])
  useLayoutEffect(() => () => bind(new Set()), [])
  return null
}

'use client'

import type { Route } from 'next'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { Keys } from '../keys/notation.ts'

/**
 * Something the person can do from here: it appears in the palette and, with keys, in the shortcut sheet and
 * on the keyboard. Exactly one of `run` and `href`.
 */
export type Command = {
  /** Unique on the screen; a later registration with the same id wins. */
  id: string
  label: string
  /** Heading in palette and sheet: "Go to", "This flight". */
  group: string
  keys?: Keys
  /** Further words it is found by. */
  words?: string
  /** Asked at the moment of use: false hides it and switches its keys off. */
  when?: () => boolean
} & ({ run: () => void; href?: undefined } | { href: Route; run?: undefined })

const registrations = new Set<readonly Command[]>()
const listeners = new Set<() => void>()
let snapshot: readonly Command[] = []

function publish() {
  const byId = new Map<string, Command>()
  for (const commands of registrations) for (const command of commands) byId.set(command.id, command)
  snapshot = [...byId.values()]
  for (const listener of listeners) listener()
}

/** Adds commands; returns the function that takes them away again. */
function registerCommands(commands: readonly Command[]): () => void {
  registrations.add(commands)
  publish()
  return () => {
    registrations.delete(commands)
    publish()
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const NONE: readonly Command[] = []

/**
 * Offers a screen's commands while it is mounted: palette, shortcut sheet and keys in one. They come with
 * what they act on.
 */
export function useCommands(commands: readonly Command[]): void {
  useLayoutEffect(() => registerCommands(commands), [commands])
}

/** All commands offered now, in order of registration. */
export function useCurrentCommands(): readonly Command[] {
  return useSyncExternalStore(
    subscribe,
    () => snapshot,
    () => NONE,
  )
}

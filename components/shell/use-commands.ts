'use client'

import { useLayoutEffect, useSyncExternalStore } from 'react'
import { currentCommands, registerCommands, subscribeToCommands, type Command } from './commands.ts'

const NONE: readonly Command[] = []

/** Offers a screen's commands while it is mounted: palette, shortcut sheet and keys in one. They come with what they act on. */
export function useCommands(commands: readonly Command[]): void {
  useLayoutEffect(() => registerCommands(commands), [commands])
}

/** All commands offered now. */
export function useCurrentCommands(): readonly Command[] {
  return useSyncExternalStore(subscribeToCommands, currentCommands, () => NONE)
}

'use client'

import { useRouter } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { leaveScreenFor } from '../../lib/keys/arrival.ts'
import { bindKeys, type KeyBinding } from '../../lib/keys/bind-keys.ts'
import type { Command } from './commands.ts'
import { useCurrentCommands } from './use-commands.ts'

/** Does what a command says: runs it, or goes where it leads. */
export function useRunCommand(): (command: Command) => void {
  const router = useRouter()
  return (command) => {
    if (command.run) command.run()
    else {
      leaveScreenFor(command.href)
      router.push(command.href)
    }
  }
}

/** Binds the keys of all commands offered now, before they are seen. Once in the shell. */
export function CommandKeys() {
  const commands = useCurrentCommands()
  const run = useRunCommand()
  useLayoutEffect(() => {
    const bindings = commands.flatMap((command): KeyBinding[] =>
      command.keys ? [{ keys: command.keys, run: () => command.when?.() !== false && run(command) }] : [],
    )
    return bindKeys(bindings)
  }, [commands, run])
  return null
}

'use client'

import { useRouter } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { bindKeys, type KeyBinding } from '../keys/bind-keys.ts'
import { useLeaveScreen } from '../keys/ignored-keys.tsx'
import { useCurrentCommands, type Command } from './commands.ts'

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

/** Binds the keys of all current commands, before the screen is painted. Mounted once in the shell. */
export function CommandKeys({ run }: { run: (command: Command) => void }) {
  const commands = useCurrentCommands()
  useLayoutEffect(() => {
    const bindings = commands.flatMap((command): KeyBinding[] =>
      command.keys ? [{ keys: command.keys, run: () => command.when?.() !== false && run(command) }] : [],
    )
    return bindKeys(bindings)
  }, [commands, run])
  return null
}

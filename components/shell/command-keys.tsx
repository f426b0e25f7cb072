'use client'

import { useRouter } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'
import { bindKeys } from '../keys/bind-keys.ts'
import type { KeyBinding } from '../keys/bound-keys.ts'
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

/**
 * Binds the keys of all current commands, before the screen is painted. Mounted once in the shell. They are
 * bound anew only where other keys are current: a screen that is read again between `g` and `b`, or counts
 * down, offers the same ones, and binding them anew would forget the `g`.
 */
export function CommandKeys({ run }: { run: (command: Command) => void }) {
  const commands = useCurrentCommands()
  const latest = useRef({ commands, run })
  useLayoutEffect(() => {
    latest.current = { commands, run }
  })
  const current = [...new Set(commands.flatMap(({ keys = [] }) => keys))].join('\n')
  useLayoutEffect(() => {
    const bindings = current
      .split('\n')
      .filter(Boolean)
      .map((keys): KeyBinding => {
        return {
          keys,
          // The command lists it.
          label: '',
          run: () => {
            const command = latest.current.commands.findLast((offered) => offered.keys === keys)
            if (command && command.when?.() !== false) latest.current.run(command)
          },
        }
      })
    return bindKeys(bindings)
  }, [current])
  return null
}

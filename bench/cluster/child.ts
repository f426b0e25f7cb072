import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import type { RunAs } from '../../scripts/postgres/run-as.ts'

/** A program that was started here, and that is ended here. */
export type Child = {
  pid: number
  /** Sends a signal, unless it has ended. */
  kill(signal: NodeJS.Signals): void
  /** Asks it to end, and kills it after so many seconds. Resolves when it is gone. */
  end(withinSeconds?: number): Promise<void>
  /** Whether it has ended. */
  isGone(): boolean
  /** The end of what it wrote. */
  said(): string
}

/** How a program is started: its log file gets what it writes. */
export type Start = {
  command: string
  args: readonly string[]
  cwd: string
  log: string
  env?: NodeJS.ProcessEnv
  user?: RunAs
}

/** Starts a program in a process group of its own, so that Ctrl-C reaches this script alone. */
export function startChild({ command, args, cwd, log, env = process.env, user = {} }: Start): Child {
  const file = openSync(log, 'a', 0o644)
  const child = spawn(command, args, { ...user, cwd, env, detached: true, stdio: ['ignore', file, file] })
  closeSync(file)
  let isGone = false
  const gone = new Promise<void>((resolve) => {
    const end = () => {
      isGone = true
      resolve()
    }
    child.once('exit', end)
    child.once('error', end)
  })
  return {
    pid: child.pid ?? 0,
    kill: (signal) => void child.kill(signal),
    end: async (withinSeconds = 10) => {
      if (isGone) return
      child.kill('SIGTERM')
      const insist = setTimeout(() => child.kill('SIGKILL'), withinSeconds * 1000)
      await gone
      clearTimeout(insist)
    },
    isGone: () => isGone,
    said: () => readFileSync(log, 'utf8').slice(-2000),
  }
}

/** Sends a signal to a process that may be gone by now. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Asks again until the answer is true. @throws Error that says what did not come. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinSeconds = 60,
): Promise<void> {
  const deadline = performance.now() + withinSeconds * 1000
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`${what} did not come within ${withinSeconds} s.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Whether an address answers with 200 now. */
export async function isOk(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) })
    await answer.body?.cancel()
    return answer.status === 200
  } catch {
    // Nobody listens yet, or not any more.
    return false
  }
}

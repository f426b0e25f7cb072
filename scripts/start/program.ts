import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A program that the starter runs. */
export type Program = {
  name: string
  /** Resolves with its exit code when it has ended (1 when a signal ended it). */
  ended: Promise<number>
  /** Asks it to end, and kills it after ten seconds. */
  end(): Promise<void>
}

const patienceMs = 10_000

/**
 * Runs `node ...args` with `env` and the output streams of this process. A program that loads
 * `end-with-starter.ts` ends when this process is gone.
 * @param onStart receives its process id.
 */
export function run(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  onStart: (pid: number) => void = () => undefined,
): Program {
  const child = spawn(process.execPath, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  if (child.pid !== undefined) {
    console.log(`· ${name}: process ${child.pid}`)
    onStart(child.pid)
  }
  const ended = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      console.error(`The ${name} could not be started: ${error.message}`)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
  const end = async () => {
    child.kill('SIGTERM')
    const insist = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    await ended
    clearTimeout(insist)
  }
  return { name, ended, end }
}

/**
 * Waits until `url` answers.
 *
 * @throws Error when the program ends first, or after a minute.
 */
export async function untilItAnswers(program: Program, url: string): Promise<void> {
  let over = false
  void program.ended.then(() => (over = true))
  const deadline = performance.now() + 60_000
  while (performance.now() < deadline) {
    if (over) throw new Error(`The ${program.name} ended before it was ready.`)
    if (await isUp(url)) return
    await pause(50)
  }
  throw new Error(`The ${program.name} did not answer at ${url} within a minute.`)
}

async function isUp(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    await answer.body?.cancel()
    return answer.status < 500
  } catch {
    // Nobody is listening yet.
    return false
  }
}

/** Whether a program can listen on this port. */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

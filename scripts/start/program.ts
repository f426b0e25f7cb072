import { spawn, type ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { READY } from '../../program/ready.ts'
import { readPatience } from '../../program/settings.ts'

/** A program that the starter runs. */
export type Program = {
  name: string
  /** True if others listen on the same ports, so that an answer there tells nothing of this one. */
  isShared: boolean
  /** Resolves when it says that it takes calls (`READY`). */
  ready: Promise<void>
  /** Resolves with its exit code when it has ended (1 when a signal ended it). */
  ended: Promise<number>
  /** Asks it to end, and kills it ten seconds after it should have ended. */
  end(): Promise<void>
}

const patienceMs = 10_000

/** Checked by `readStartSettings` before anything is started. */
function endsWithinMs(env: NodeJS.ProcessEnv): number {
  const { drainMillis, graceMillis } = readPatience(env)
  return drainMillis + graceMillis + patienceMs
}

/** The output streams of this process, and a channel on which a program finds that its starter is gone. */
const stdio: ('inherit' | 'ipc')[] = ['inherit', 'inherit', 'inherit', 'ipc']

/** How a program is run: `run`, or `runShared`. */
export type Run = (
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  onStart?: (pid: number) => void,
) => Program

/**
 * Runs `node ...args` with `env` and the output streams of this process. A program that loads
 * `end-with-starter.ts` ends when this process is gone.
 * @param onStart receives its process id.
 */
export const run: Run = (name, args, env, onStart) =>
  programOf(name, { child: spawn(process.execPath, args, { env, stdio }), isShared: false }, env, onStart)

/**
 * The same for one of several processes that listen on the same ports. This process takes their connections
 * and hands them out in turn, so that none is refused while one of them is being replaced.
 * @param args flags of Node, and the program's module last.
 */
export const runShared: Run = (name, args, env, onStart) => {
  cluster.setupPrimary({ exec: args.at(-1) ?? '', execArgv: args.slice(0, -1), args: [], stdio })
  // A fork has the variables of this process besides: secrets of the other program would be among them.
  const none = Object.fromEntries(Object.keys(process.env).map((variable) => [variable, undefined]))
  return programOf(name, { child: cluster.fork({ ...none, ...env }).process, isShared: true }, env, onStart)
}

function programOf(
  name: string,
  { child, isShared }: { child: ChildProcess; isShared: boolean },
  env: NodeJS.ProcessEnv,
  onStart: (pid: number) => void = () => undefined,
): Program {
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
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message) => {
      if (message === READY) resolve()
    })
  })
  const end = async () => {
    child.kill('SIGTERM')
    const insist = setTimeout(() => child.kill('SIGKILL'), endsWithinMs(env))
    await ended
    clearTimeout(insist)
  }
  return { name, isShared, ready, ended, end }
}

/** Waits until a program says that it takes calls. @throws Error when it ends before. */
export async function untilItSaysSo({ name, ready, ended }: Program): Promise<void> {
  const early = ended.then(() => {
    throw new Error(`The ${name} ended before it was ready.`)
  })
  await Promise.race([ready, early])
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

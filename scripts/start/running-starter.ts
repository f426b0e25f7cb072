import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive, readOrNull } from '../postgres/server.ts'

/** How long programs of a killed starter may take to end by themselves. */
const patienceMs = 10_000

/**
 * Whether the last starter of `dataDir` ended without removing its note: it was killed, and its programs may
 * still be ending.
 */
export function wasKilled(dataDir: string): boolean {
  const [starter] = noted(dataDir)
  return starter !== undefined && !isAlive(starter)
}

/** The process id of the starter that runs with `dataDir`; null when there is none. */
export function runningStarter(dataDir: string): number | null {
  const [starter] = noted(dataDir)
  return starter !== undefined && isAlive(starter) ? starter : null
}

/** Notes in `dataDir` that this process starts the programs. */
export function noteStarter(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  writeFileSync(noteIn(dataDir), `${process.pid}\n`)
}

/** Notes a program that this starter has started. */
export function noteProgram(dataDir: string, pid: number): void {
  appendFileSync(noteIn(dataDir), `${pid}\n`)
}

/** Removes the note, unless another starter has written its own. */
export function forgetStarter(dataDir: string): void {
  if (noted(dataDir)[0] === process.pid) rmSync(noteIn(dataDir), { force: true })
}

/** Ends the programs that a killed starter has left: asks first, and kills those that hang. */
export async function endLeftovers(dataDir: string, withinMs = patienceMs): Promise<void> {
  const left = () => noted(dataDir).slice(1).filter(isProgram)
  for (const pid of left()) send(pid, 'SIGTERM')
  const deadline = performance.now() + withinMs
  while (left().length > 0) {
    if (performance.now() > deadline) for (const pid of left()) send(pid, 'SIGKILL')
    await pause(100)
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It has ended in this moment.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Whether a process of this id runs one of our programs: ids are used again. */
function isProgram(pid: number): boolean {
  if (!isAlive(pid)) return false
  const { stdout } = spawnSync('ps', ['-o', 'stat=,args=', '-p', String(pid)], { encoding: 'utf8' })
  // A program that has ended stays listed as Z until its parent reads its exit status.
  return /^[^Z].*(?:gateway\/main\.ts|\bnext\b)/.test((stdout ?? '').trim())
}

function noted(dataDir: string): number[] {
  return (readOrNull(noteIn(dataDir)) ?? '')
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 0)
}

function noteIn(dataDir: string): string {
  return path.join(dataDir, 'starter.pid')
}

import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive, readOrNull } from '../postgres/server.ts'
import { SettingError } from './settings.ts'

/** How long programs of a killed starter may take to end by themselves. */
const patienceMs = 10_000

/** SQLite's code for a lock that somebody else has. */
const SQLITE_BUSY = 5

/** The locks of this process. They must not be collected, or the lock ends. */
const locks = new Map<string, DatabaseSync>()

/**
 * Takes `dataDir` for this process alone, and notes who has it. SQLite keeps the lock, because the operating
 * system ends such a lock with its process, however that ends: a note of a dead process never blocks.
 * @param doing the address that is served, or the command that runs, for whoever comes second.
 * @returns whether the last owner left its note: it was killed, and its programs may still be ending.
 * @throws SettingError that names the process that has the folder.
 */
export function takeDataDir(dataDir: string, doing: string): boolean {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const lock = new DatabaseSync(path.join(dataDir, 'starter.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new SettingError(inUse(dataDir))
  }
  locks.set(dataDir, lock)
  const left = noted(dataDir)
  const head = `${process.pid} ${new Date().toISOString()} ${doing}`
  writeFileSync(noteIn(dataDir), [head, ...left.slice(1), ''].join('\n'))
  return left.length > 0
}

/** Gives `dataDir` free again. The note stays while a program that it names runs. */
export function releaseDataDir(dataDir: string): void {
  const lock = locks.get(dataDir)
  if (!lock) return
  if (!noted(dataDir).slice(1).some(isProgram)) rmSync(noteIn(dataDir), { force: true })
  locks.delete(dataDir)
  lock.close()
}

function inUse(dataDir: string): string {
  const [pid, since, ...doing] = headOf(dataDir).split(' ')
  // Whoever has just taken the folder has not written its note yet.
  const who = doing.length === 0 ? 'another process' : `process ${pid} (${doing.join(' ')}) since ${since}`
  return `${dataDir} is in use by ${who}: stop that first, or set another DATA_DIR.`
}

/** Notes a program that this starter has started. */
export function noteProgram(dataDir: string, pid: number): void {
  appendFileSync(noteIn(dataDir), `${pid}\n`)
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
  // Their numbers are used again.
  writeFileSync(noteIn(dataDir), `${headOf(dataDir)}\n`)
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
  return /^[^Z].*(?:(?:gateway|desk)\/main\.ts|\bnext\b)/.test((stdout ?? '').trim())
}

/** The line of the owner: process id, since when, and its address or command. */
function headOf(dataDir: string): string {
  return (readOrNull(noteIn(dataDir)) ?? '').split('\n', 1)[0] ?? ''
}

function noted(dataDir: string): number[] {
  return (readOrNull(noteIn(dataDir)) ?? '')
    .split('\n')
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => pid > 0)
}

function noteIn(dataDir: string): string {
  return path.join(dataDir, 'starter.pid')
}

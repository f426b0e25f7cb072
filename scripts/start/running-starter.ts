import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive, readOrNull } from '../postgres/server.ts'

/**
 * Whether the last starter of `dataDir` ended without removing its note: it was killed, and its programs may
 * still be ending.
 */
export function wasKilled(dataDir: string): boolean {
  const pid = Number(readOrNull(noteIn(dataDir)))
  return pid > 0 && !isAlive(pid)
}

/** Notes in `dataDir` that this process starts the programs. */
export function noteStarter(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  writeFileSync(noteIn(dataDir), `${process.pid}\n`)
}

/** Removes the note, unless another starter has written its own. */
export function forgetStarter(dataDir: string): void {
  if (Number(readOrNull(noteIn(dataDir))) === process.pid) rmSync(noteIn(dataDir), { force: true })
}

function noteIn(dataDir: string): string {
  return path.join(dataDir, 'starter.pid')
}

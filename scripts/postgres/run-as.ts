import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/** The user that PostgreSQL runs as; empty for the current user. */
export type RunAs = { uid?: number; gid?: number }

/** The id that the user "nobody" has almost everywhere. It does not have to be in the password file. */
const nobody = 65534

/** PostgreSQL refuses to run as root, so root runs it as a user without rights. */
export function runAs(): RunAs {
  return process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
}

/**
 * A folder of ours for files that cannot stay in the checkout, one for each data folder. Only root ever needs
 * it, and root can write there.
 */
export function homeBelowVarLib(dataDir: string): string {
  return path.join('/var/lib', `travel-desk-${shortHash(path.resolve(dataDir))}`)
}

/** A hash of a path, twelve characters long. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** Creates `folder`, gives it to the user that PostgreSQL runs as, and closes it to others. */
export function giveFolder(folder: string, user: RunAs): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
}

/**
 * Whether that user can reach `folder` and enter it. It is tried out, because mode bits alone do not decide
 * it.
 */
export function canEnter(folder: string, user: RunAs): boolean {
  const walk = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' })
  return walk.status === 0
}

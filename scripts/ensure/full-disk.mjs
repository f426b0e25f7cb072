import { existsSync, statfsSync } from 'node:fs'
import path from 'node:path'

/** With less than this nothing of ours can start. */
const LEAST_BYTES = 1024 * 1024

/**
 * A sentence when the disk of a folder is full, for what failed on it: programs that cannot write often say
 * something else, or nothing, because they cannot write that either. Null when there is room.
 * @param {string} folder one that may not exist yet
 * @returns {string | null}
 */
export function fullDisk(folder) {
  const absolute = path.resolve(folder)
  let existing = absolute
  while (!existsSync(existing)) existing = path.dirname(existing)
  const { bavail, bsize } = statfsSync(existing)
  return bavail * bsize < LEAST_BYTES ? `No space left on device: the disk of ${absolute} is full.` : null
}

import { spawnSync } from 'node:child_process'
import { installPackage } from './apt.mjs'
import { say, timed } from './steps.mjs'

/** Finds PgBouncer, or installs it. @returns {Promise<void>} @throws Error with one sentence otherwise. */
export function ensurePgbouncer() {
  if (version() === null) timed('PgBouncer', () => installPackage(['pgbouncer']))
  const found = version()
  if (found === null) throw new Error('There is no PgBouncer to test with: install it (pgbouncer of Debian).')
  say(found)
  return Promise.resolve()
}

/** The first line that it says of itself; null where it is not installed. */
function version() {
  const { status, stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  return status === 0 ? (stdout.split('\n')[0] ?? '') : null
}

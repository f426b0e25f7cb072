import { spawnSync } from 'node:child_process'

/** A command and its environment. */
type Command = { command: readonly string[]; env: NodeJS.ProcessEnv }

/**
 * The same command at another time: for it and everything that it starts, databases and browsers included,
 * the clock begins at that instant. It goes on at its own pace, and what measures durations is left alone.
 * @param instant UTC, such as `2028-02-29T23:55`
 * @throws Error when it cannot be read, or when the program that does it is missing
 */
export function atInstant(command: readonly string[], instant: string): Command {
  const at = new Date(/T/.test(instant) ? `${instant.replace(/Z$/, '')}Z` : `${instant}T12:00Z`)
  if (Number.isNaN(at.getTime())) {
    throw new Error(`--at takes an instant in UTC such as 2028-02-29T23:55, not "${instant}".`)
  }
  if (spawnSync('faketime', ['--version']).status !== 0) {
    throw new Error('--at needs the program faketime: install the Debian package of that name.')
  }
  return {
    command: ['faketime', '-f', `@${at.toISOString().slice(0, 19).replace('T', ' ')}`, ...command],
    env: { ...process.env, TZ: 'UTC', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
  }
}

import { isLoopback } from '../contract/loopback.ts'
import type { Patience } from './life.ts'
import type { MetricsReaders } from './metrics-readers.ts'

type Env = Readonly<Record<string, string | undefined>>

const DRAIN_SECONDS = 0
const GRACE_SECONDS = 20
const MOST_SECONDS = 3600

/** A setting of both programs is wrong; the message is one sentence that names the variable. */
export class ProgramSettingError extends Error {}

/**
 * Reads how long a program waits after the signal to stop: `DRAIN_SECONDS` until the balancer sends nothing
 * more, and then `GRACE_SECONDS` at most for calls that are under way.
 * @throws ProgramSettingError
 */
export function readPatience(env: Env): Patience {
  return {
    drainMillis: seconds(env, 'DRAIN_SECONDS', DRAIN_SECONDS) * 1000,
    graceMillis: seconds(env, 'GRACE_SECONDS', GRACE_SECONDS) * 1000,
  }
}

/**
 * Reads who may see the metrics of a program that listens on `host`: without the setting, this machine alone.
 * @param name the variable
 * @throws ProgramSettingError
 */
export function readMetricsReaders(env: Env, name: string, host: string): MetricsReaders {
  const text = env[name]?.trim().toLowerCase() ?? ''
  if (text === '') return isLoopback(host) ? 'loopback' : 'nobody'
  if (text === 'on') return 'everybody'
  if (text === 'off') return 'nobody'
  throw new ProgramSettingError(`${name} must be on or off, not "${text}".`)
}

function seconds(env: Env, name: string, fallback: number): number {
  const text = env[name]?.trim() ?? ''
  if (text === '') return fallback
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= MOST_SECONDS) return value
  throw new ProgramSettingError(
    `${name} must be a number of seconds from 0 to ${MOST_SECONDS}, not "${text}".`,
  )
}

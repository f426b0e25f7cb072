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

/** How a program traces. `ratio`: which share of the traces that begin in it is recorded, from 0 to 1. */
export type TracingSettings = { ratio: number }

/**
 * Reads whether a program sends traces: null without an `OTEL_EXPORTER_OTLP_ENDPOINT`. The exporter reads the
 * other standard variables itself.
 * @throws ProgramSettingError
 */
export function readTracing(env: Env): TracingSettings | null {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim() ?? ''
  if (endpoint === '') return null
  if (!/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : '')) {
    // Not quoted: it may hold a key.
    throw new ProgramSettingError('OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address.')
  }
  const text = env['OTEL_TRACES_SAMPLER_ARG']?.trim() || '1'
  const ratio = Number(text)
  if (ratio >= 0 && ratio <= 1) return { ratio }
  throw new ProgramSettingError(`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, not "${text}".`)
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

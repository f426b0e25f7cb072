import { setTimeout as sleep } from 'node:timers/promises'

/** A scrape of the metrics gives up after ten seconds, so it must not wait for a database that hangs. */
const MOST_MILLIS = 2000

/** Whether a check passes within two seconds. What failed is in the logs of the calls that met it. */
export async function passesInTime(check: () => Promise<void>): Promise<boolean> {
  const over = new AbortController()
  const late = sleep(MOST_MILLIS, false, { signal: over.signal }).catch(() => false)
  try {
    return await Promise.race([check().then(() => true), late])
  } catch {
    return false
  } finally {
    over.abort()
  }
}

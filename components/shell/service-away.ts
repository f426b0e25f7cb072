import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import { makeStore, useStore } from '../ui/store.ts'
import { useOnline } from '../ui/use-online.ts'

/** Code of the read route for a call that was not sent because the booking service is away. */
const AWAY = 'ServiceAway'

/** Monotonic milliseconds at which the booking service was found away; null while it answers. */
const awaySinceMs = makeStore<number | null>(null)

/** Takes note of a read that failed with this code: the service is away if it could not be reached. */
export function noteFailedRead(code: string): void {
  if (code === AWAY && awaySinceMs.get() === null) awaySinceMs.set(performance.now())
}

/** Takes note that the booking service answers again. */
export function noteServiceAnswers(): void {
  awaySinceMs.set(null)
}

/** Since when the booking service is away, monotonic milliseconds; null while it answers. */
export function useServiceAway(): number | null {
  return useStore(awaySinceMs, null)
}

/** Why nothing can be held, ticketed or cancelled now; undefined where it can. */
export function useRestWhileAway(): string | undefined {
  const isOnline = useOnline()
  const awaySince = useServiceAway()
  if (!isOnline) return "You're offline. Nothing can be sent until the connection is back."
  return awaySince === null ? undefined : `${SERVICE_AWAY}. Nothing can be sent now.`
}

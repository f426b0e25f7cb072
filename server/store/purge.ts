import 'server-only'
import { forgetFailures } from '../../database/sign-in-failures.ts'
import type { Desk } from '../desk.ts'

const EVERY_MILLISECONDS = 10 * 60_000

const purgedAt = new WeakMap<Desk, number>()

/**
 * Deletes what has expired: drafts, which hold passport data, desk sessions older than 12 hours, which hold
 * sealed gateway sessions, and failed sign-ins that no longer count. Called by requests; runs at most once in
 * ten minutes per desk.
 */
export async function purgeLapsed(desk: Desk): Promise<void> {
  const now = desk.clock.now()
  if (now.getTime() - (purgedAt.get(desk) ?? -Infinity) < EVERY_MILLISECONDS) return
  purgedAt.set(desk, now.getTime())
  const db = await desk.store.db()
  await db.deleteFrom('draft').where('expires_at', '<=', now).execute()
  await db.deleteFrom('session').where('absolute_expires_at', '<=', now).execute()
  await forgetFailures(db, now)
}

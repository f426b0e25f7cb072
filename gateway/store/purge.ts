import { forgetFailures } from '../../database/sign-in-failures.ts'
import { dateOf, plusSeconds, type Clock } from '../clock.ts'
import type { Db } from './transaction.ts'

const DAY_SECONDS = 86_400

/**
 * Deletes rows that can no longer be used: sessions a day after their last call, tokens and revalidations a
 * day after they expire, searches a day after they ran, rooms taken a day after their night, and failed
 * sign-ins that no longer count. Office clocks only run ahead of real time, so a day of real time is enough.
 * @returns the number of rows deleted.
 */
export async function purge(db: Db, clock: Clock): Promise<number> {
  const before = plusSeconds(clock.now(), -DAY_SECONDS)
  const results = [
    await db.deleteFrom('session').where('seen_at', '<', before).executeTakeFirst(),
    await db.deleteFrom('token').where('expires_at', '<', before).executeTakeFirst(),
    await db.deleteFrom('search').where('searched_at', '<', before).executeTakeFirst(),
    await db.deleteFrom('checked_offer').where('expires_at', '<', before).executeTakeFirst(),
    await db.deleteFrom('room_night').where('night', '<', dateOf(before)).executeTakeFirst(),
  ]
  const failures = await forgetFailures(db, clock.now())
  return results.reduce((sum, result) => sum + Number(result.numDeletedRows), failures)
}

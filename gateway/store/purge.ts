import { dateOf, plusSeconds, type Clock } from '../clock.ts'
import type { Db } from './transaction.ts'

const DAY_SECONDS = 86_400

/**
 * Deletes what nobody can use again: sessions a day after their last call or end, tokens, searches and
 * revalidations a day after their lifetime, rooms taken a day after their night. Office clocks only run ahead, so that a
 * day of real time is enough. @returns rows deleted.
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
  return results.reduce((sum, result) => sum + Number(result.numDeletedRows), 0)
}

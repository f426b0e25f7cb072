import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { plusSeconds } from '../clock.ts'
import type { Services } from '../services.ts'
import type { Db } from '../store/transaction.ts'

/**
 * Thrown when a limit is reached; the router answers 429 with Retry-After in the family's dialect (gap 17).
 */
export class RateLimited extends Error {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('rate limit reached')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** How often each office may search. */
export type RateLimit = {
  /** Counts one search of an office. @throws RateLimited when it exceeds the limit. */
  take(officeId: string): Promise<void>
}

/** Searches that a gateway has claimed for an office and not counted yet, until `endsAt` (milliseconds). */
type Share = {
  endsAt: number
  left: number
  /** No more can be claimed in this minute. */
  isLast: boolean
  claiming: Promise<void> | null
}

const WINDOW_SECONDS = 60

/** How many claims use up a limit: one statement stands for many searches. */
const CLAIMS = 20

/** Offices whose shares a gateway remembers. What it forgets is claimed anew. */
const MOST_OFFICES = 10_000

/**
 * The limit on the searches of an office in a minute of real time, over all gateways of a database. Each
 * claims several at once, so that a search seldom writes; what a gateway does not use of its claim, no other
 * may use.
 */
export function searchLimit({ db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>): RateLimit {
  const most = settings.searchLimit
  if (most === 0) return { take: () => Promise.resolve() }
  const shares = new LRUCache<string, Share>({ max: MOST_OFFICES })
  return {
    take: async (officeId) => {
      const share = shares.get(officeId) ?? { endsAt: 0, left: 0, isLast: false, claiming: null }
      shares.set(officeId, share)
      for (;;) {
        const millis = share.endsAt - clock.now().getTime()
        if (millis > 0 && share.left > 0) {
          share.left -= 1
          return
        }
        if (millis > 0 && share.isLast) throw new RateLimited(Math.ceil(millis / 1000))
        share.claiming ??= claim(db, officeId, most, clock.now())
          .then((claimed) => void Object.assign(share, claimed))
          .finally(() => (share.claiming = null))
        await share.claiming
      }
    },
  }
}

/** Claims searches of an office in the minute that runs, or begins one. */
async function claim(
  db: Db,
  officeId: string,
  most: number,
  now: Date,
): Promise<Pick<Share, 'endsAt' | 'left' | 'isLast'>> {
  const wanted = Math.ceil(most / CLAIMS)
  const ends = plusSeconds(now, WINDOW_SECONDS)
  const { rows } = await sql<{ ends_at: Date; calls: bigint }>`
    insert into gateway.counted_search as counted (office_id, ends_at, calls)
    values (${officeId}, ${ends}, ${wanted}::bigint)
    on conflict (office_id) do update set
      calls = case when counted.ends_at <= ${now} then excluded.calls else counted.calls + excluded.calls end,
      ends_at = case when counted.ends_at <= ${now} then excluded.ends_at else counted.ends_at end
    returning ends_at, calls`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no row of counted searches')
  const before = Number(row.calls) - wanted
  const left = Math.max(0, Math.min(wanted, most - before))
  return { endsAt: row.ends_at.getTime(), left, isLast: left === 0 }
}

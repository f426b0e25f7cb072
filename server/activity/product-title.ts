import 'server-only'
import { LRUCache } from 'lru-cache'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { deskWide } from '../process-wide.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'

const MOST_TITLES = 10_000
const FRESH_MS = 3_600_000

type Context = { desk: Desk; grant: AnyGrant; uuid: string }

/** The title of a product, by its uuid; null if it cannot be read. A booking's record does not have it. */
export async function productTitle(desk: Desk, grant: AnyGrant, uuid: string): Promise<string | null> {
  if (!alsoMay(grant, 'activity_products')) return null
  const titles = deskWide(desk, 'activity.product-titles', () => cacheOf(desk))
  const key = `${grant.environment} ${uuid}`
  return (await titles.fetch(key, { context: { desk, grant, uuid } })) ?? null
}

function cacheOf(desk: Desk) {
  return new LRUCache<string, string, Context>({
    max: MOST_TITLES,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now: () => desk.clock.now().getTime() },
    fetchMethod: async (_key, _old, { context: { desk: by, grant, uuid } }) => {
      const read = await callAs(by, grant, 'activity.product', { uuid })
      return read.kind === 'ok' ? read.data.title : undefined
    },
  })
}

import 'server-only'
import { LRUCache } from 'lru-cache'
import { variantOf, type Variant } from '../../lib/activity/variant.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { deskWide } from '../process-wide.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'

const MOST_KEPT = 10_000
const FRESH_MS = 3_600_000

/** The zone and the refund policy of a variant. */
export type VariantPolicy = Pick<Variant, 'isNonRefundable' | 'cancellationPolicies' | 'timezone'>

type Context = { desk: Desk; grant: AnyGrant; uuid: string }

/** The policy of a variant, by its uuid; null if it cannot be read. A booking's record does not have it. */
export async function variantPolicy(
  desk: Desk,
  grant: AnyGrant,
  uuid: string,
): Promise<VariantPolicy | null> {
  if (!alsoMay(grant, 'activity_products')) return null
  const cache = deskWide(desk, 'activity.variant-policies', () => cacheOf(desk))
  const key = `${grant.environment} ${uuid}`
  return (await cache.fetch(key, { context: { desk, grant, uuid } })) ?? null
}

function cacheOf(desk: Desk) {
  return new LRUCache<string, VariantPolicy, Context>({
    max: MOST_KEPT,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now: () => desk.clock.now().getTime() },
    fetchMethod: async (_key, _old, { context: { desk: by, grant, uuid } }) => {
      const read = await callAs(by, grant, 'activity.product-type', { uuid })
      if (read.kind !== 'ok') return undefined
      const { isNonRefundable, cancellationPolicies, timezone } = variantOf(read.data)
      return { isNonRefundable, cancellationPolicies, timezone }
    },
  })
}

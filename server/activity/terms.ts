import 'server-only'
import { LRUCache } from 'lru-cache'
import { variantTermsOf, type ActivityTerms } from '../../lib/activity/activity-terms.ts'
import { variantOf } from '../../lib/activity/variant.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import { deskWide } from '../process-wide.ts'
import type { AnyGrant } from '../session/grant.ts'
import { answered, Unanswered } from './unanswered.ts'

const MOST_KEPT = 5_000
const FRESH_MS = 30 * 60_000
/** Most variants that are read of one product: a row shows a span, and each variant is a call. */
const MOST_VARIANTS = 8

type Context = { desk: Desk; grant: AnyGrant; product: string }

/**
 * Durations and confirmation of a product. They stand on its variants, so a product costs a call for each of
 * them: rows ask late, once they are visible, and an office's answers are kept for half an hour.
 */
export async function activityTerms(
  desk: Desk,
  grant: AnyGrant,
  product: string,
): Promise<CallOutcome<ActivityTerms>> {
  const cache = deskWide(desk, 'activity.terms', () => cacheOf(desk))
  try {
    const context = { desk, grant, product }
    return { kind: 'ok', data: await cache.forceFetch(`${grant.officeId} ${product}`, { context }) }
  } catch (error) {
    if (error instanceof Unanswered) return error.outcome
    throw error
  }
}

function cacheOf(desk: Desk) {
  return new LRUCache<string, ActivityTerms, Context>({
    max: MOST_KEPT,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now: () => desk.clock.now().getTime() },
    fetchMethod: (_key, _old, { context }) => readTerms(context),
  })
}

/** Makes one call after the other, because several rows ask at the same time. */
async function readTerms({ desk, grant, product }: Context): Promise<ActivityTerms> {
  const listed = answered(await callAs(desk, grant, 'activity.product-types', { uuid: product }))
  const variants = []
  for (const { uuid } of listed.slice(0, MOST_VARIANTS)) {
    variants.push(variantOf(answered(await callAs(desk, grant, 'activity.product-type', { uuid }))))
  }
  return variantTermsOf(variants)
}

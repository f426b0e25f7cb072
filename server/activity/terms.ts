import 'server-only'
import { LRUCache } from 'lru-cache'
import { variantTermsOf, type ActivityTerms, type TermsByProduct } from '../../lib/activity/activity-terms.ts'
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
/** Most products of one answer. */
const MOST_PRODUCTS = 40

type Context = { desk: Desk; grant: AnyGrant; product: string }

/**
 * Durations and confirmation of products. They stand on the variants, so a product costs a call for each of
 * them: rows ask late, once they are visible, and an office's answers are kept for half an hour.
 * @param products their ids; those beyond the rows of a screen are left out
 * @returns the terms of those that could be read, or why the first one could not if none could
 */
export async function activityTerms(
  desk: Desk,
  grant: AnyGrant,
  products: readonly string[],
): Promise<CallOutcome<TermsByProduct>> {
  const cache = deskWide(desk, 'activity.terms', () => cacheOf(desk))
  const outcomes = await Promise.all(
    [...new Set(products)].slice(0, MOST_PRODUCTS).map(async (product) => {
      const context = { desk, grant, product }
      try {
        return { product, terms: await cache.forceFetch(`${grant.officeId} ${product}`, { context }) }
      } catch (error) {
        if (error instanceof Unanswered) return { product, terms: null, outcome: error.outcome }
        throw error
      }
    }),
  )
  const read = outcomes.flatMap(({ product, terms }) => (terms ? [[product, terms] as const] : []))
  const failed = outcomes.find(({ terms }) => terms === null)
  if (read.length === 0 && failed?.outcome) return failed.outcome
  return { kind: 'ok', data: Object.fromEntries(read) }
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

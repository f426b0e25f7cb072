import 'server-only'
import { LRUCache } from 'lru-cache'
import type { ProductRecord } from '../../contract/activity/product.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { log } from '../log.ts'
import { deskWide } from '../process-wide.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { IndexedCatalogue } from './find-activities.ts'
import { indexCatalogue, type ListedCategory, type ReducedProduct } from './index-catalogue.ts'
import { answered } from './unanswered.ts'

/** Most catalogues that are kept, some 8 MB each. */
const MOST_KEPT = 16
/** The booking service's own cache changes daily and by events (Activity v2, What the service does). */
const FRESH_MS = 15 * 60_000
/** Most whole products of one call: parsing more at once would keep others waiting. */
const WHOLE_PER_CALL = 500
const ROWS_PER_CALL = 2_000

type Context = { desk: Desk; grant: AnyGrant }

/**
 * The catalogue as an office sees it. It is read whole when it is first asked for, once however many ask, and
 * again after a quarter of an hour while the old one is in use.
 * @returns null while it is read for the first time, unless `patient`
 * @throws Unanswered if it cannot be read, for a patient caller
 */
export async function catalogueOf(
  desk: Desk,
  grant: AnyGrant,
  { patient }: { patient: boolean },
): Promise<IndexedCatalogue | null> {
  const catalogues = deskWide(desk, 'activity.catalogues', () => cacheOf(desk))
  const isKnown = catalogues.peek(grant.officeId) !== undefined
  const reading = catalogues.forceFetch(grant.officeId, { context: { desk, grant } })
  if (isKnown || patient) return reading
  // The list shows plain pages, and the next request tries again.
  reading.catch((error: unknown) => noteUnread(grant, error))
  return null
}

/**
 * The same for a caller that waits for it.
 * @throws Unanswered if it cannot be read
 */
export async function wholeCatalogue(desk: Desk, grant: AnyGrant): Promise<IndexedCatalogue> {
  return deskWide(desk, 'activity.catalogues', () => cacheOf(desk)).forceFetch(grant.officeId, {
    context: { desk, grant },
  })
}

function cacheOf(desk: Desk) {
  return new LRUCache<string, IndexedCatalogue, Context>({
    max: MOST_KEPT,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now: () => desk.clock.now().getTime() },
    allowStale: true,
    fetchMethod: (_office, old, { context }) =>
      readCatalogue(context.desk, context.grant).catch((error: unknown) => {
        if (!old) throw error
        noteUnread(context.grant, error)
        return old
      }),
  })
}

function noteUnread({ requestId }: AnyGrant, error: unknown): void {
  const reason = error instanceof Error ? error.message : ''
  log.warn('catalogue of activities not read', { requestId, reason })
}

async function readCatalogue(desk: Desk, grant: AnyGrant): Promise<IndexedCatalogue> {
  const [categories, products, soldCounts] = await Promise.all([
    readCategories(desk, grant),
    readProducts(desk, grant),
    readSoldCounts(desk, grant),
  ])
  return indexCatalogue({ products, soldCounts, categories })
}

/** The tree of categories; without the permission, categories stand side by side. */
async function readCategories(desk: Desk, grant: AnyGrant): Promise<readonly ListedCategory[]> {
  if (!alsoMay(grant, 'activity_config')) return []
  return answered(await callAs(desk, grant, 'activity.config', {})).categories.data
}

async function readProducts(desk: Desk, grant: AnyGrant): Promise<ReducedProduct[]> {
  const products: ReducedProduct[] = []
  for (let page = 1; ; page++) {
    const input = { full: true, page, per_page: WHOLE_PER_CALL }
    const { data, total } = answered(await callAs(desk, grant, 'activity.all-products', input))
    for (const product of data) if ('locations' in product) products.push(reduced(product))
    if (data.length === 0 || page * WHOLE_PER_CALL >= total) return products
  }
}

/** Whole products are some 7 kB each: only this reduced form outlives its call. */
function reduced(product: ProductRecord): ReducedProduct {
  const { uuid, title, typeName, image_url, basePrice, updatedAt, locations, categories } = product
  return { uuid, title, typeName, image_url, basePrice, updatedAt, locations, categories }
}

async function readSoldCounts(desk: Desk, grant: AnyGrant): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (let page = 1; ; page++) {
    const input = { page, per_page: ROWS_PER_CALL }
    const { data, meta } = answered(await callAs(desk, grant, 'activity.products', input))
    for (const { uuid, sold_count: count } of data) counts.set(uuid, count)
    if (data.length === 0 || page * ROWS_PER_CALL >= meta.pagination.total) return counts
  }
}

import type { RequestOf } from '../../../contract/registry.ts'
import type { ProductQuery } from '../../domain/activity/find-products.ts'

type Filters = Omit<RequestOf<'activity.products'>['query'], 'page' | 'per_page' | 'language'>

/** The filters of a request in terms of the domain; an empty text asks for nothing. */
export function queryOf(filters: Filters): ProductQuery {
  return {
    text: filters.q || null,
    type: filters.type || null,
    category: filters.category || null,
    country: filters.country || null,
    city: filters.city || null,
    tag: filters.tag || null,
    minCents: centsOf(filters.min_price ?? filters.price_min),
    maxCents: centsOf(filters.max_price ?? filters.price_max),
    sort: filters.sort ?? null,
  }
}

/** Dollars as cents; a fraction of a cent does not move a bound across a price. */
function centsOf(amount: number | undefined): number | null {
  return amount === undefined ? null : Math.round(amount * 1e6) / 1e4
}

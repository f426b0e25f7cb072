import { create, insertMultiple, search, type AnyOrama } from '@orama/orama'
import itemsjs from 'itemsjs'
import { TypedFastBitSet } from 'typedfastbitset'
import type { HotelFacetKey, HotelSort } from '../contract/hotel/codes.ts'
import { isOfRates, type PlainQuery } from '../tests/gateway/hotel/search/naive-search.ts'
import type { FacetDocument, FacetPlace } from './facet-place.ts'

/**
 * Answers one question: the number of matching hotels, together with the page and the counts in the peer's
 * own format.
 */
export type FacetPeer = (question: PlainQuery) => { total: number }

const sortFields: Record<
  HotelSort,
  { field: 'cents' | 'stars' | 'score' | 'metres' | 'popularity'; order: 'asc' | 'desc' }
> = {
  price: { field: 'cents', order: 'asc' },
  stars_desc: { field: 'stars', order: 'desc' },
  stars_asc: { field: 'stars', order: 'asc' },
  review_score: { field: 'score', order: 'desc' },
  distance: { field: 'metres', order: 'asc' },
  popularity: { field: 'popularity', order: 'desc' },
}

// The libraries judge groups one by one and cannot ask for one rate that meets several (gap 221), and so does
// the peer on the bit sets of typedfastbitset. Their documents have the values of all rates, which is less
// work.

/** Moves the values of a hotel to the same level as its other fields, as both libraries need them. */
const flat = ({ values, rates: _, ...rest }: FacetDocument) => ({ ...rest, ...values })

/**
 * itemsjs configured as in its guide: every group is an aggregation whose values combine with OR, and all
 * buckets are returned.
 */
export function itemsjsPeer(place: FacetPlace, documents: readonly FacetDocument[]): FacetPeer {
  const engine = itemsjs(documents.map(flat), {
    native_search_enabled: false,
    sortings: sortFields,
    aggregations: Object.fromEntries(
      place.menu.map(({ key, title }) => [key, { title, size: 1000, conjunction: false }]),
    ),
  })
  return ({ filters, sort, page, pageSize }) => {
    const order = sort ? { sort } : {}
    const { pagination, data } = engine.search({ per_page: pageSize, page, filters, ...order })
    return { total: pagination.total, data }
  }
}

/**
 * Orama with every group as an enumeration. It counts within the matches alone, including for the group's own
 * filter, so it computes less than the question asks.
 */
export function oramaPeer(place: FacetPlace, documents: readonly FacetDocument[]): FacetPeer {
  const numbers = {
    cents: 'number',
    stars: 'number',
    score: 'number',
    metres: 'number',
    popularity: 'number',
  }
  const groups = Object.fromEntries(place.menu.map(({ key }) => [key, 'enum[]']))
  // `stars` is both a number to sort by and a group.
  const schema = { ...numbers, ...groups, stars: 'number', star_values: 'enum[]' }
  const database = create({ schema: schema as never }) as AnyOrama
  const rows = documents.map(({ id, values, rates: _, ...rest }) => ({
    id: String(id),
    ...values,
    ...rest,
    star_values: values.stars,
  }))
  void insertMultiple(database, rows)
  const nameOf = (key: string) => (key === 'stars' ? 'star_values' : key)
  const facets = Object.fromEntries(place.menu.map(({ key }) => [nameOf(key), { limit: 1000 }]))
  return ({ filters, sort, page, pageSize }) => {
    const where = Object.fromEntries(
      Object.entries(filters).map(([key, values]) => [nameOf(key), { containsAny: values }]),
    )
    const by = sort ? sortFields[sort] : null
    const results = search(database, {
      term: '',
      where: where as never,
      facets: facets,
      limit: pageSize,
      offset: (page - 1) * pageSize,
      ...(by ? { sortBy: { property: by.field, order: by.order === 'asc' ? 'ASC' : 'DESC' } } : {}),
    })
    if (results instanceof Promise) throw new Error('Orama answers at once when nothing in it waits')
    return { total: results.count, results }
  }
}

/**
 * A straightforward version without a library: objects, `filter`, and a count of every value among the other
 * groups' matches. The groups about rates are judged rate by rate.
 */
export function naivePeer(documents: readonly FacetDocument[]): FacetPeer {
  return ({ filters, sort, page, pageSize }) => {
    const choices = Object.entries(filters) as [HotelFacetKey, readonly string[]][]
    const left = (but: HotelFacetKey | null) => {
      const fits = (values: FacetDocument['values'], ofRates: boolean) =>
        choices.every(
          ([key, wanted]) =>
            key === but || isOfRates(key) !== ofRates || wanted.some((value) => values[key].includes(value)),
        )
      return documents
        .filter(({ values }) => fits(values, false))
        .map((hotel) => ({ hotel, rates: hotel.rates.filter(({ values }) => fits(values, true)) }))
        .filter(({ rates }) => rates.length > 0)
    }
    const matches = left(null).map(({ hotel, rates }) => ({
      ...{ hotel, rates },
      lead: Math.min(...rates.map(({ cents }) => cents)),
    }))
    const counts: Partial<Record<HotelFacetKey, Record<string, number>>> = {}
    for (const key of Object.keys(documents[0]?.values ?? {}) as HotelFacetKey[]) {
      const ofGroup: Record<string, number> = (counts[key] = {})
      for (const { hotel, rates } of filters[key] ? left(key) : matches) {
        let values: Iterable<string> = hotel.values[key]
        if (isOfRates(key)) {
          const some = (values = new Set<string>())
          for (const { values } of rates) for (const value of values[key]) some.add(value)
        }
        for (const value of values) ofGroup[value] = (ofGroup[value] ?? 0) + 1
      }
    }
    const by = sort ? sortFields[sort] : null
    const valueOf = ({ hotel, lead }: (typeof matches)[number]) =>
      by?.field === 'cents' ? lead : by ? hotel[by.field] : 0
    const sorted = by
      ? [...matches].sort((a, b) => (valueOf(a) - valueOf(b)) * (by.order === 'asc' ? 1 : -1))
      : matches
    const shown = sorted.slice((page - 1) * pageSize, page * pageSize)
    return { total: matches.length, shown, counts }
  }
}

/**
 * Our own counting method on the bit sets of typedfastbitset: one set for every option, intersections counted
 * one by one.
 */
export function bitsetPeer(place: FacetPlace, documents: readonly FacetDocument[]): FacetPeer {
  const everything = new TypedFastBitSet(documents.map((_, row) => row))
  const options = place.menu.flatMap(({ key, options }) =>
    options.map(({ value }) => {
      const rows = documents.flatMap(({ values }, row) => (values[key].includes(value) ? [row] : []))
      return { key, value, rows: new TypedFastBitSet(rows) }
    }),
  )
  const byValue = new Map(options.map((option) => [`${option.key} ${option.value}`, option.rows]))
  const orders = Object.fromEntries(
    Object.entries(sortFields).map(([sort, { field, order }]) => {
      const rows = documents.map((_, row) => row)
      const value = (row: number) => documents[row]?.[field] ?? 0
      return [sort, rows.sort((a, b) => (order === 'asc' ? value(a) - value(b) : value(b) - value(a)))]
    }),
  ) as Record<HotelSort, number[]>
  return ({ filters, sort, page, pageSize }) => {
    const groups = (Object.entries(filters) as [HotelFacetKey, readonly string[]][]).map(([key, values]) => {
      const rows = new TypedFastBitSet()
      for (const value of values) rows.union(byValue.get(`${key} ${value}`) ?? rows)
      return { key, rows }
    })
    const left = (but: HotelFacetKey | null) => {
      const rows = everything.clone()
      for (const group of groups) if (group.key !== but) rows.intersection(group.rows)
      return rows
    }
    const matches = left(null)
    const within = new Map(groups.map(({ key }) => [key, left(key)]))
    const counts = options.map(({ key, rows }) => rows.intersection_size(within.get(key) ?? matches))
    const shown: number[] = []
    let skip = (page - 1) * pageSize
    for (const row of sort ? orders[sort] : documents.keys()) {
      if (!matches.has(row)) continue
      if (skip-- > 0) continue
      if (shown.push(row) === pageSize) break
    }
    return { total: matches.size(), shown, counts }
  }
}

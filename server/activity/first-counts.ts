import 'server-only'
import type { ActivityFacets } from '../../lib/activity/catalogue-answer.ts'
import { centsOfUsd } from '../../lib/money.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { branches, categoryBranches, countedTree } from './branches.ts'
import { bandWidth, pricesByBand } from './price-bands.ts'
import { listedCategories } from './read-catalogue.ts'
import { answered } from './unanswered.ts'

/** Categories that are counted at the same time. */
const AT_ONCE = 8

/**
 * The counts of the whole catalogue by small documented calls, for as long as it has not been read. They are
 * those that the catalogue has when it is read.
 * @throws Unanswered
 */
export async function firstCounts(desk: Desk, grant: AnyGrant): Promise<Partial<ActivityFacets>> {
  const [places, categories, prices] = await Promise.all([
    countedPlaces(desk, grant),
    countedCategories(desk, grant),
    countedPrices(desk, grant),
  ])
  return { places, ...(categories && { categories }), prices }
}

/**
 * The activities of each country and city (Activity v2, products/by-location).
 * @throws Unanswered
 */
export async function countedPlaces(desk: Desk, grant: AnyGrant): Promise<ActivityFacets['places']> {
  const { data } = answered(await callAs(desk, grant, 'activity.products-by-location', {}))
  const places = branches()
  const counts: number[] = []
  for (const { country, countryUuid, total, cities } of data) {
    counts[places.add(countryUuid, country, null)] = total
    for (const { city, cityUuid, count } of cities) counts[places.add(cityUuid, city, countryUuid)] = count
  }
  return countedTree(places.all, counts, [])
}

/** The activities of each category; null for somebody who may not read the tree of categories. */
async function countedCategories(desk: Desk, grant: AnyGrant): Promise<ActivityFacets['categories'] | null> {
  if (!alsoMay(grant, 'activity_config')) return null
  const { all } = categoryBranches(await listedCategories(desk, grant))
  const counts: number[] = []
  const left = [...all.entries()]
  const countOn = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, { uuid }] = next
      const input = { category: uuid, page: 1, per_page: 1 }
      const { meta } = answered(await callAs(desk, grant, 'activity.products', input))
      counts[at] = meta.pagination.total
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, countOn))
  return countedTree(all, counts, [])
}

/** The activities of each band of prices, from the short rows of the whole catalogue. */
async function countedPrices(desk: Desk, grant: AnyGrant): Promise<ActivityFacets['prices']> {
  const input = { full: false, page: 1 }
  const { data } = answered(await callAs(desk, grant, 'activity.all-products', input))
  const cents = data.map(({ basePrice }) => centsOfUsd(basePrice))
  return pricesByBand(cents, bandWidth(cents))
}

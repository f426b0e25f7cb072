import type { HotelFacetKey } from '../../../../contract/hotel/codes.ts'
import { hotelSorts } from '../../../../contract/hotel/codes.ts'
import type { Menu } from '../../../../gateway/domain/hotel/search/menu.ts'
import { chances } from './made-up-city.ts'
import type { PlainQuery } from './naive-search.ts'

/**
 * Questions like those of real users, the same for the same seed: zero to four groups, one to three values
 * each, some sorted, mostly the first page.
 */
export function randomQuestions(menu: Menu, count: number, seed: number): PlainQuery[] {
  const next = chances(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  return Array.from({ length: count }, () => {
    const filters: Partial<Record<HotelFacetKey, readonly string[]>> = {}
    const groups = Math.floor(next() * 5)
    for (let at = 0; at < groups; at++) {
      const group = pick(menu)
      const values = Array.from({ length: 1 + Math.floor(next() * 3) }, () => pick(group.options).value)
      filters[group.key] = [...new Set(values)]
    }
    return {
      filters,
      sort: next() < 0.2 ? null : pick(hotelSorts).id,
      page: next() < 0.8 ? 1 : 1 + Math.floor(next() * 4),
      pageSize: 25,
      bounds: null,
    }
  })
}

import type { FacetGroup } from '../../contract/v3/hotel-objects.ts'
import type { HotelFilters } from './city-view.ts'

/** One chosen value, to be dropped by its chip. */
export type FilterChip = { key: string; value: string; text: string }

/** Groups whose values say too little without their title. */
const WITH_TITLE: Readonly<Record<string, (name: string) => string>> = {
  price: (name) => `${name} a night`,
  review_score: (name) => `Score ${name}`,
}

/** The chosen values in words, in the order of the rail; a value that the place does not have shows as it is. */
export function filterChips(filters: HotelFilters, facets: readonly FacetGroup[]): FilterChip[] {
  const order = facets.map(({ key }) => key)
  const at = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return Object.entries(filters)
    .sort(([one], [other]) => at(one) - at(other))
    .flatMap(([key, values]) => {
      const group = facets.find((known) => known.key === key)
      return values.map((value) => {
        const name = group?.options.find((option) => option.value === value)?.name
        const text =
          name === undefined ? `${key.replaceAll('_', ' ')}: ${value}` : (WITH_TITLE[key]?.(name) ?? name)
        return { key, value, text }
      })
    })
}

/** A group's chosen values as one text: what dropping the group would drop. */
export function groupText(key: string, filters: HotelFilters, facets: readonly FacetGroup[]): string {
  return filterChips({ [key]: filters[key] ?? [] }, facets)
    .map(({ text }) => text)
    .join(' or ')
}

import type { ActivityFilters } from '../../../lib/activity/activity-view.ts'
import type {
  ActivityFacets,
  CountedBranch,
  TextReading,
  WordPlace,
} from '../../../lib/activity/catalogue-answer.ts'
import { formatShort, type ClientCents, type NetCents } from '../../../lib/money.ts'
import type { Chip } from '../../ui/chip-row.tsx'

/** A group of filters, as `groupsOf` names them, or a place or the words of the text. */
export type ActivityChip = Chip & { key: 'places' | 'categories' | 'price' | 'text' }

/**
 * The labels of the selected values, in the order of the rail.
 * @param shownOf the price for one person that is shown for a net one
 */
export function activityChips(
  filters: ActivityFilters,
  facets: Partial<ActivityFacets>,
  shownOf: (netCents: NetCents) => ClientCents,
): ActivityChip[] {
  const places = namesOf(facets.places)
  const categories = namesOf(facets.categories)
  const price = priceText(filters, (cents) => formatShort(shownOf(cents)))
  return [
    ...filters.places.map((value) => ({
      key: 'places' as const,
      value,
      text: places.get(value) ?? (facets.places ? 'Place not offered here' : 'Chosen place'),
    })),
    ...filters.categories.map((value) => ({
      key: 'categories' as const,
      value,
      text: categories.get(value) ?? (facets.categories ? 'Category not offered here' : 'Chosen category'),
    })),
    ...(price === null ? [] : [{ key: 'price' as const, value: 'price', text: price }]),
  ]
}

/**
 * How a text was read that names a place: `Kyoto` and `“food”`. The value of a chip is the text without what
 * it says.
 */
export function textChips(reading: TextReading | null): ActivityChip[] {
  if (reading === null) return []
  const words = reading.words.join(' ')
  const typedWithout = (place: WordPlace | null) =>
    reading.places.filter((other) => other !== place).map(({ typed }) => typed)
  const places = reading.places.map((place) => ({
    key: 'text' as const,
    value: [words, ...typedWithout(place)].filter(Boolean).join(' '),
    text: place.name,
  }))
  if (words === '') return places
  return [...places, { key: 'text' as const, value: typedWithout(null).join(' '), text: `“${words}”` }]
}

/** The filters without the value of a chip. */
export function withoutChip(filters: ActivityFilters, { key, value }: ActivityChip): ActivityFilters {
  if (key === 'text') return filters
  if (key === 'price') return { ...filters, minCents: null, maxCents: null }
  return { ...filters, [key]: filters[key].filter((one) => one !== value) }
}

/** `$20 – $100`, `Up to $100`, `From $20`; null where the price is open. */
function priceText(
  { minCents, maxCents }: ActivityFilters,
  text: (netCents: number) => string,
): string | null {
  if (minCents !== null && maxCents !== null) return `${text(minCents)} – ${text(maxCents)}`
  if (maxCents !== null) return `Up to ${text(maxCents)}`
  return minCents === null ? null : `From ${text(minCents)}`
}

function namesOf(branches: readonly CountedBranch[] = []): Map<string, string> {
  return new Map(
    branches.flatMap((branch) => [branch, ...branch.below].map(({ uuid, name }) => [uuid, name])),
  )
}

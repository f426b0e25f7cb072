import 'server-only'
import type { NearSearch, TextReading } from '../../lib/activity/catalogue-answer.ts'
import type { ActivityFilters } from '../../lib/activity/activity-view.ts'
import { countActivities, type IndexedCatalogue } from './find-activities.ts'

const MOST_NEAR = 4
/** Cities that are offered for words that a place does not have. */
const MOST_CITIES = 2

/** Uuids of the products with the words; null without any word. */
export type Matches = Pick<ReadonlySet<string>, 'has'> | null

/** The products that have each word in a title, and are in each place. */
export function matchesOf(
  catalogue: IndexedCatalogue,
  byWord: readonly Pick<ReadonlySet<string>, 'has'>[],
  { places }: Pick<TextReading, 'places'>,
): Matches {
  if (places.length === 0 && byWord.length <= 1) return byWord[0] ?? null
  const wanted = places.map(({ uuid }) => catalogue.places.findIndex((place) => place.uuid === uuid))
  const products = catalogue.products.filter(
    ({ uuid, places: at }) =>
      byWord.every((titles) => titles.has(uuid)) && wanted.every((place) => at.includes(place)),
  )
  return new Set(products.map(({ uuid }) => uuid))
}

/**
 * What is nearest to a search that finds nothing, and finds something: the words elsewhere and in the cities
 * that have most of them, the place alone, and one word less. At most four.
 */
export function nearSearches(
  catalogue: IndexedCatalogue,
  byWord: readonly Pick<ReadonlySet<string>, 'has'>[],
  reading: TextReading,
  filters: ActivityFilters,
): NearSearch[] {
  const { words, places } = reading
  const near = (kept: readonly number[], in_: TextReading['places']): NearSearch => {
    const text = kept.map((at) => words[at] ?? '').join(' ')
    const matches = matchesOf(
      catalogue,
      kept.map((at) => byWord[at]!),
      { places: in_ },
    )
    return {
      text: [text, ...in_.map(({ typed }) => typed)].filter(Boolean).join(' '),
      words: text,
      place: in_.length === 0 ? null : in_.map(({ name }) => name).join(', '),
      total: countActivities(catalogue, matches, filters),
    }
  }
  const all = [...words.keys()]
  const fewer =
    words.length < 2
      ? []
      : all.map((out) =>
          near(
            all.filter((at) => at !== out),
            places,
          ),
        )
  const elsewhere = places.length === 0 || words.length === 0 ? [] : [near(all, [])]
  const alone = places.length === 0 || words.length === 0 ? [] : [near([], places)]
  const single = words.length < 3 ? [] : all.map((at) => near([at], places))
  const inCities = elsewhere.some(({ total }) => total > 0)
    ? citiesWith(catalogue, byWord, filters, near, all)
    : []
  const found = (each: readonly NearSearch[]) =>
    each.filter(({ total }) => total > 0).toSorted((one, other) => other.total - one.total)
  const nearest = [...found(fewer), ...found(inCities), ...found(elsewhere), ...found(alone)]
  const offered = nearest.length > 0 ? nearest : found(single)
  return offered
    .filter(({ text }, at) => offered.findIndex((one) => one.text === text) === at)
    .slice(0, MOST_NEAR)
}

/** The cities that have most of the words. */
function citiesWith(
  catalogue: IndexedCatalogue,
  byWord: readonly Pick<ReadonlySet<string>, 'has'>[],
  filters: ActivityFilters,
  near: (kept: readonly number[], places: TextReading['places']) => NearSearch,
  all: readonly number[],
): NearSearch[] {
  const counts = new Map<number, number>()
  for (const { uuid, places } of catalogue.products) {
    if (!byWord.every((titles) => titles.has(uuid))) continue
    for (const at of places) {
      if (catalogue.places[at]?.parent !== null) counts.set(at, (counts.get(at) ?? 0) + 1)
    }
  }
  const largest = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, MOST_CITIES)
  return largest.flatMap(([at]) => {
    const place = catalogue.places[at]
    return place ? [near(all, [{ uuid: place.uuid, name: place.name, typed: place.name }])] : []
  })
}

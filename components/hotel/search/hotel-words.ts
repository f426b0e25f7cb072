import type { FacetGroup } from '../../../lib/hotel/city.ts'
import { toggleFilter, type HotelFilters } from '../../../lib/hotel/city-view.ts'
import type { ClientCents, NetCents } from '../../../lib/money.ts'
import { dollarLimits, netUpTo } from '../../search/filter-words/number-phrases.ts'
import type { WordReader } from '../../search/filter-words/filter-box.tsx'
import { readWords, type FilterLanguage, type WordFilter } from '../../search/filter-words/read-words.ts'
import { filterChips } from './filter-chips.ts'

type NumberFilter = ReturnType<FilterLanguage<HotelFilters>['ofNumber']>

/** What agents call the options of a group, besides their names. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'free_cancellation true': ['refundable', 'free cancel', 'cancellable', 'flexible'],
  'adults_only true': ['no children'],
  'sustainable true': ['green', 'eco'],
}

/** Groups whose options are numbers: `ofNumber` reads those. */
const IN_NUMBERS: ReadonlySet<string> = new Set([
  'price',
  'stars',
  'review_score',
  'distance_km',
  'min_beds',
  'min_bedrooms',
])

/** The facets of an answer, and the price per night that is shown for a net one. */
export type HotelWordFacts = {
  facets: readonly FacetGroup[]
  shownOf: (netCents: NetCents) => ClientCents
}

/**
 * Reads the facets of an answer in words: every option by its name, whether its group is open or not, and
 * `4`, `4 stars`, `4+`, `8 or more`, `under 150`, `within 3 km`, `2 beds`.
 */
export const readHotelWords: WordReader<HotelFilters, HotelWordFacts> = (typed, facts) =>
  readWords(typed, hotelWords(facts))

function hotelWords({ facets, shownOf }: HotelWordFacts): FilterLanguage<HotelFilters> {
  const textOf = (key: string, values: readonly string[]) =>
    filterChips({ [key]: values }, facets, shownOf)
      .map(({ text }) => text)
      .join(', ')
  const of = (key: string, values: readonly string[]) => ({
    id: `${key} ${values.join(' ')}`,
    text: textOf(key, values),
    apply: (filters: HotelFilters) =>
      values.reduce((before, value) => toggleFilter(before, key, value, true), filters),
  })
  const filters = facets.flatMap((group) =>
    IN_NUMBERS.has(group.key)
      ? []
      : group.options.map(({ value, name, count }): WordFilter<HotelFilters> => ({
          ...of(group.key, [value]),
          names: [name, ...(OTHER_NAMES[`${group.key} ${value}`] ?? [])],
          count,
        })),
  )
  const valuesOf = (key: string) =>
    facets.find((group) => group.key === key)?.options.map(({ value }) => value) ?? []
  return { filters, ofNumber: (phrase) => ofNumber(phrase, valuesOf, of, shownOf) }
}

function ofNumber(
  phrase: string,
  valuesOf: (key: string) => readonly string[],
  of: (key: string, values: readonly string[]) => NonNullable<NumberFilter>,
  shownOf: (netCents: NetCents) => ClientCents,
): NumberFilter {
  const some = (key: string, values: readonly string[]) => (values.length > 0 ? of(key, values) : null)
  const [, stars, andMore] = /^([1-5]) ?(\+|\*\+)?(?: ?(?:stars?|\*))?$/.exec(phrase) ?? []
  if (stars)
    return some(
      'stars',
      valuesOf('stars').filter(andMore ? (value) => value >= stars : (value) => value === stars),
    )
  const [, low, high] = /^([1-5]) ?- ?([1-5])(?: ?stars?)?$/.exec(phrase) ?? []
  if (low && high)
    return some(
      'stars',
      valuesOf('stars').filter((value) => value >= low && value <= high),
    )
  const [, score] =
    /^(?:(?:score|rated|rating|review) )?([5-9](?:\.\d)?)(?: ?\+| or more)?$/.exec(phrase) ?? []
  if (score)
    return some(
      'review_score',
      widest(valuesOf('review_score'), (value) => value <= Number(score), Math.max),
    )
  const [, km] = /^(?:within |<)?(\d(?:\.\d)?) ?km(?: from (?:the )?cent(?:re|er))?$/.exec(phrase) ?? []
  if (km)
    return some(
      'distance_km',
      widest(valuesOf('distance_km'), (value) => value >= Number(km), Math.min),
    )
  const [, rooms, what] = /^(\d) (bed|bedroom)s?(?: or more)?$/.exec(phrase) ?? []
  if (rooms && what)
    return some(
      `min_${what}s`,
      valuesOf(`min_${what}s`).filter((value) => value === rooms),
    )
  return priceOf(dollarLimits(phrase)?.most ?? null, valuesOf('price'), some, shownOf)
}

/** The largest step up to the amount: nothing above it is shown. Null where even the first is more. */
function priceOf(
  dollars: number | null,
  values: readonly string[],
  some: (key: string, values: readonly string[]) => NumberFilter,
  shownOf: (netCents: NetCents) => ClientCents,
): NumberFilter {
  if (dollars === null) return null
  const most = netUpTo(dollars, shownOf) / 100
  return some(
    'price',
    widest(values, (value) => value <= most, Math.max),
  )
}

/** The value that `pick` takes of those that fit; none where none fits. */
function widest(
  values: readonly string[],
  fits: (value: number) => boolean,
  pick: (...values: number[]) => number,
): readonly string[] {
  const fitting = values.map(Number).filter(fits)
  return fitting.length === 0 ? [] : [String(pick(...fitting))]
}

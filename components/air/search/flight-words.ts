import type { ClientCents, NetCents } from '../../../lib/money.ts'
import { dollarLimits, hourLimit, netUpTo } from '../../search/filter-words/number-phrases.ts'
import type { WordReader } from '../../search/filter-words/filter-box.tsx'
import { readWords, type FilterLanguage, type WordFilter } from '../../search/filter-words/read-words.ts'
import { ALLIANCE_IDS, allianceName } from '../results/alliances.ts'
import {
  FLAG_NAMES,
  NO_FILTERS,
  SEAT_CHOICES,
  type FareTypeChoice,
  type Filters,
  type FlagName,
  type ListName,
  type StopsChoice,
} from '../results/filter-groups.ts'
import type { Count, FilterCounts } from '../results/filter-tally.ts'
import {
  FARE_TYPE_WORDS,
  filterText,
  FLAG_WORDS,
  OPEN_END,
  seatsText,
  STOP_WORDS,
} from '../results/filter-words.ts'
import { toggled } from './choice-filter.tsx'
import { timeOfDay } from './time-phrases.ts'

type NumberFilter = ReturnType<FilterLanguage<Filters>['ofNumber']>

/** What agents call the choices, besides their labels. */
const STOP_NAMES: Record<StopsChoice, readonly string[]> = {
  '0': ['non stop', 'direct', 'no stops', '0 stops'],
  '1': ['one stop', '1 change'],
  '2': ['2 stops', 'two stops', '2 changes'],
}
const FLAG_NAMES_TOO: Record<FlagName, readonly string[]> = {
  refundable: ['refund', 'flexible'],
  freeRefund: ['free cancellation', 'no fee', 'fully refundable'],
  bag: ['bag', 'bags', 'baggage', 'luggage', 'checked bag', 'suitcase'],
  noLowCost: ['full service', 'no lcc', 'no lowcost'],
}
const FARE_TYPE_NAMES: Record<FareTypeChoice, readonly string[]> = {
  published: ['public'],
  private: ['net fare', 'negotiated'],
}

/** The choices of the results, their names, and the total that is shown for a net one. */
export type FlightWordFacts = {
  counts: FilterCounts
  airlineNames: ReadonlyMap<string, string>
  airportNames: ReadonlyMap<string, string>
  legCount: number
  shownOf: (netCents: NetCents) => ClientCents
}

/**
 * Reads the filters of flight results in words: stops, conditions, airlines and airports by code and name,
 * alliances; `under 800`, `under 14h`, `max 1 stop`, `4 seats`, `morning`, `arrives before 20`.
 */
export const readFlightWords: WordReader<Filters, FlightWordFacts> = (typed, facts) =>
  readWords(typed, flightWords(facts))

function flightWords(facts: FlightWordFacts): FilterLanguage<Filters> {
  const { counts, airlineNames, airportNames } = facts
  const filters = [
    ...(['0', '1', '2'] as const).map((stops) =>
      choice('stops', stops, [STOP_WORDS[stops], ...STOP_NAMES[stops]], counts.stops.get(stops)),
    ),
    ...FLAG_NAMES.map((name) => flag(name, counts[name])),
    ...(['published', 'private'] as const).map((type) =>
      choice(
        'fareTypes',
        type,
        [FARE_TYPE_WORDS[type], ...FARE_TYPE_NAMES[type]],
        counts.fareTypes.get(type),
      ),
    ),
    ...ALLIANCE_IDS.map((id) => choice('alliances', id, [allianceName(id)], counts.alliances.get(id))),
    ...[...counts.airlines].map(([code, count]) =>
      choice('airlines', code, [code, ...optional(airlineNames.get(code))], count),
    ),
    ...[...counts.connections].map(([code, count]) =>
      choice('connections', code, [code, ...optional(airportNames.get(code))], count),
    ),
  ]
  return { filters, ofNumber: (phrase) => ofNumber(phrase, facts) }
}

const optional = (name: string | undefined) => (name === undefined ? [] : [name])

/** A choice of a group of which several may be chosen. */
function choice(
  list: ListName,
  value: string,
  names: readonly string[],
  count: Count | undefined,
): WordFilter<Filters> {
  return {
    id: `${list} ${value}`,
    text: list === 'connections' ? `Via ${names[1] ?? value}` : (names[list === 'airlines' ? 1 : 0] ?? value),
    names,
    count: count?.fares ?? 0,
    apply: (filters) => ({ ...filters, [list]: toggled<string>(filters[list], value, true) }),
  }
}

function flag(name: FlagName, count: Count): WordFilter<Filters> {
  return {
    id: name,
    text: FLAG_WORDS[name],
    names: [FLAG_WORDS[name], ...FLAG_NAMES_TOO[name]],
    count: count.fares,
    apply: (filters) => ({ ...filters, [name]: true }),
  }
}

function ofNumber(phrase: string, facts: FlightWordFacts): NumberFilter {
  const [, most] = /^(?:max|maximum|up to|<=?) ?([01]) (?:stop|change)s?$/.exec(phrase) ?? []
  if (most) {
    const stops: StopsChoice[] = most === '0' ? ['0'] : ['0', '1']
    return part('stops', filterText({ ...NO_FILTERS, stops }, 'stops'), { stops })
  }
  const [, seats] = /^(\d) seats?(?: or more| left)?$/.exec(phrase) ?? []
  const least = seats && SEAT_CHOICES.find((each) => each >= Number(seats))
  if (least) return part('seats', seatsText(least), { seats: least })
  const minutes = hourLimit(phrase)
  if (minutes !== null) return spanPart('duration', [0, minutes], facts)
  const times = timeOfDay(phrase, facts.legCount)
  if (times) return times
  const dollars = dollarLimits(phrase)
  if (!dollars) return null
  const low = dollars.least === null ? 0 : netUpTo(dollars.least, facts.shownOf)
  const high = dollars.most === null ? OPEN_END * 100 : netUpTo(dollars.most, facts.shownOf)
  return spanPart('price', [low, high], facts)
}

function part(id: string, text: string, filters: Partial<Filters>): NonNullable<NumberFilter> {
  return { id, text, apply: (before) => ({ ...before, ...filters }) }
}

function spanPart(
  name: 'price' | 'duration',
  span: readonly [number, number],
  { shownOf }: Pick<FlightWordFacts, 'shownOf'>,
): NonNullable<NumberFilter> {
  const text = filterText({ ...NO_FILTERS, [name]: span }, name, shownOf)
  return part(name, text.charAt(0).toUpperCase() + text.slice(1), { [name]: span })
}

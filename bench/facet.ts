import { workSets } from '../gateway/domain/hotel/search/city-index.ts'
import type { HotelFacetKey } from '../contract/hotel/codes.ts'
import {
  isOfRates,
  naiveSearch,
  plainHotels,
  type PlainQuery,
} from '../tests/gateway/hotel/search/naive-search.ts'
import { bitsetPeer, itemsjsPeer, naivePeer, oramaPeer, type FacetPeer } from './facet-peers.ts'
import { facetPlace, type FacetPlace } from './facet-place.ts'
import type { BenchRow } from './row.ts'

const HOTELS = 5000
const ROUNDS = 3

/**
 * Bars 1 to 5: facets of a place of 5,000 hotels with 222 options, 400 questions with zero to four groups,
 * compared with three libraries and a straightforward version. All contenders take turns with all questions,
 * in an order that changes each round. A question counts with its fastest round for each contender, so that a
 * burst of load from elsewhere does not matter.
 */
export function facet(): BenchRow[] {
  const place = facetPlace(HOTELS)
  const documents = place.documents()
  const many = facetPlace(HOTELS * 10)
  const contenders = {
    ours: (question) => place.ask(question),
    many: (question) => many.ask(question),
    kernel: () => countAll(place),
    bitset: bitsetPeer(place, documents),
    itemsjs: itemsjsPeer(place, documents),
    orama: oramaPeer(place, documents),
    naive: naivePeer(documents),
  } satisfies Record<string, FacetPeer>
  mustAgree(place, contenders)
  const times = takeTurns(contenders, place)
  const p50 = (name: keyof typeof contenders) => quantile(times[name], 0.5)
  const ours = p50('ours')
  const faster = (name: 'itemsjs' | 'orama' | 'naive' | 'bitset', guard: number, goal: number): BenchRow => ({
    ...{
      bar: 1,
      name: `facet-p50, ${name === 'bitset' ? 'typedfastbitset' : name}`,
      better: 'more',
      guard,
      goal,
    },
    ...{ ours: micros(ours), peer: micros(p50(name)), ratio: p50(name) / ours },
  })
  const p99 = quantile(times.ours, 0.99)
  return [
    faster('itemsjs', 10, 50),
    faster('orama', 60, 200),
    faster('naive', 100, 400),
    faster('bitset', 1.5, 4),
    {
      ...{ bar: 2, name: 'facet-p99', better: 'more', guard: 4, goal: 15 },
      ...{ ours: micros(p99), peer: `itemsjs p50 ${micros(p50('itemsjs'))}`, ratio: p50('itemsjs') / p99 },
    },
    {
      ...{ bar: 3, name: 'facet-limit', better: 'less', guard: 8, goal: 3 },
      ...{ ours: micros(ours), peer: micros(p50('kernel')), ratio: ours / p50('kernel') },
    },
    {
      ...{ bar: 4, name: 'facet-scale', better: 'less', guard: 10, goal: 5 },
      ...{ ours: micros(p50('many')), peer: micros(ours), ratio: p50('many') / ours },
    },
    exact(place),
  ]
}

/** The counting alone: every option within one set, on the same bytes and with the same program. */
function countAll({ index }: FacetPlace): { total: number } {
  const { bits, firstOption, optionCount } = index
  // Any set serves as the mask, so take the first; the results go where every search writes its own.
  bits.code.count(bits.at(0), bits.at(firstOption), optionCount, bits.bytes, bits.at(workSets.counted))
  return { total: optionCount }
}

/**
 * A peer that answers a different question would measure nothing. Only the naive one can hold several groups
 * about rates on one rate; the others do less there.
 */
function mustAgree(place: FacetPlace, contenders: Record<string, FacetPeer>): void {
  for (const question of place.questions.slice(0, 40)) {
    const total = place.ask(question).total
    const aboutRates = Object.keys(question.filters).filter((key) => isOfRates(key as HotelFacetKey))
    for (const name of aboutRates.length > 1 ? ['naive'] : ['bitset', 'itemsjs', 'orama', 'naive']) {
      const peerTotal = contenders[name]?.(question).total
      if (peerTotal !== total) throw new Error(`${name} finds ${peerTotal} hotels where there are ${total}`)
    }
  }
}

function takeTurns<Name extends string>(
  contenders: Record<Name, FacetPeer>,
  place: FacetPlace,
): Record<Name, Float64Array> {
  const names = Object.keys(contenders) as Name[]
  const fastest = Object.fromEntries(
    names.map((name) => [name, new Float64Array(place.questions.length).fill(Infinity)]),
  ) as Record<Name, Float64Array>
  for (const name of names) {
    // Long enough for the compiler to optimise: fast contenders run often, slow ones for the same time.
    const until = performance.now() + 400
    for (let at = 0; performance.now() < until; at++) {
      contenders[name](place.warming[at % place.warming.length] as PlainQuery)
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + round) % names.length] as Name
      place.questions.forEach((question, at) => {
        const startedAt = performance.now()
        contenders[name](question)
        const took = (performance.now() - startedAt) * 1000
        if (took < (fastest[name][at] as number)) fastest[name][at] = took
      })
    }
  }
  return fastest
}

/**
 * Bar 5: the share of questions whose total, counts and page of hotels, each with its lead rate, all equal
 * those of the naive engine.
 */
function exact(place: FacetPlace): BenchRow {
  const hotels = plainHotels(place.city, place.rates, place.nights)
  const options = place.menu.flatMap(({ key, options }) => options.map(({ value }) => ({ key, value })))
  const equal = place.questions.filter((question) => {
    const answer = place.ask(question)
    const expected = naiveSearch(hotels, question, options)
    const ids = Array.from(answer.rows, (row) => place.city.hotelId[row])
    return (
      answer.total === expected.total &&
      String(ids) === String(expected.ids) &&
      String(answer.rates) === String(expected.rates) &&
      String(answer.counts) === String(expected.counts)
    )
  }).length
  return {
    ...{ bar: 5, name: 'facet-exact', better: 'more', guard: 1, goal: 1 },
    ...{ ours: `${equal} equal`, peer: `${place.questions.length}`, ratio: equal / place.questions.length },
  }
}

function quantile(values: Float64Array, q: number): number {
  return values.toSorted()[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0
}

const micros = (value: number) => `${value.toFixed(1)} us`

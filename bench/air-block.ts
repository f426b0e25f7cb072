import { jsonList } from '../gateway/families/json-list.ts'
import { itineraryBytes } from '../gateway/families/session-gateway/itinerary-bytes.ts'
import type { AirQuery, Fare } from '../gateway/supply/air/fare.ts'
import { createAirSupply } from '../gateway/world/air/supply.ts'
import { interleave, type BenchRow } from './row.ts'

const FARES = 500
const ROUNDS = 60

/** London to Singapore and back, in 40 and 54 days. */
function query(): AirQuery {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const leg = (origin: string, destination: string, date: string) =>
    ({ origin, destination, date, originKind: 'any', destinationKind: 'any' }) as const
  return {
    legs: [leg('LON', 'SIN', day(40)), leg('SIN', 'LON', day(54))],
    ...{ cabin: 'any', adults: 1, children: 0, infants: 0, maxStops: null },
    ...{ today: day(0), onlyCarriers: null, withoutCarriers: [], scenarios: false },
  }
}

/**
 * Bar 8: the bytes of 500 itineraries from fares that were not written before, on legs that were, beside
 * objects of the same content and `JSON.stringify`. The peer makes each object anew from one that is ready,
 * which is less work than making it from a fare.
 */
export async function airBlock(): Promise<BenchRow[]> {
  const supply = createAirSupply({ seed: 'bench', wait: () => Promise.resolve(), latencyScale: 0 })
  const some = (await supply.all(query())).slice(0, FARES)
  if (some.length < FARES) throw new Error(`the bench route has ${some.length} fares`)
  const fares = () => some.map((fare) => ({ ...fare }))
  const write = (list: readonly Fare[]) => {
    const itineraries = list.map((fare) => itineraryBytes(fare, `code-${fare.index}`, () => null))
    return Buffer.concat(jsonList(itineraries))
  }
  const bytes = write(fares())
  const ready = JSON.parse(bytes.toString()) as object[]
  const stringified = () => Buffer.from(JSON.stringify(ready.map(madeAnew)))
  if (!stringified().equals(bytes)) throw new Error('both sides must answer the same bytes')
  const timed =
    <Given>(makeInput: () => Given, run: (input: Given) => Buffer) =>
    () => {
      const input = makeInput()
      const start = performance.now()
      run(input)
      return Promise.resolve((performance.now() - start) * 1000)
    }
  const nothing = () => null
  const times = await interleave(
    {
      ours: timed(fares, write),
      objects: timed(nothing, stringified),
    },
    ROUNDS,
  )
  // Both take longer when a neighbour works: the fastest round counts.
  const best = (values: readonly number[]) => Math.min(...values)
  const micros = (values: readonly number[]) => `${best(values).toFixed(0)} us`
  return [
    {
      bar: 8,
      name: 'air-block-500',
      ...{ ours: micros(times.ours), peer: micros(times.objects) },
      ratio: best(times.objects) / best(times.ours),
      ...{ better: 'more', guard: 4, goal: 12 },
    },
  ]
}

/** A copy of an object, with all that is in it. */
function madeAnew<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(madeAnew) as Value
  if (typeof value !== 'object' || value === null) return value
  const made: Record<string, unknown> = {}
  for (const [key, each] of Object.entries(value)) made[key] = madeAnew(each)
  return made as Value
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalCents } from '../../../gateway/domain/air/total-cents.ts'
import { airlines } from '../../../gateway/world/reference/airlines.ts'
import type { CabinClass, Fare } from '../../../gateway/supply/air/fare.ts'
import { createAirSupply } from '../../../gateway/world/air/supply.ts'
import { anyQuery, instantSupply, leg, query } from './air-queries.ts'

const supply = instantSupply()
const runs = { numRuns: 30 }

describe('money of every fare', () => {
  it('adds up to the cent, in whole cents, with an adult paying more than an infant', () => {
    let seen = 0
    fc.assert(
      fc.property(anyQuery, (q) => {
        for (const fare of supply.all(q)) {
          seen += 1
          let total = 0
          for (const p of fare.passengers) {
            const parts = [p.baseCents, p.taxCents, p.serviceTaxCents, p.commissionCents]
            if (!parts.every((cents) => Number.isSafeInteger(cents) && cents >= 0))
              throw new Error(parts.join())
            total += p.quantity * (p.baseCents + p.taxCents + p.serviceTaxCents)
          }
          if (totalCents(fare) !== total) throw new Error(`${totalCents(fare)} is not ${total}`)
          const infant = fare.passengers.find((p) => p.kind === 3)
          const adultBase = fare.passengers[0]!.baseCents
          if (adultBase <= 0 || (infant && infant.baseCents >= adultBase)) throw new Error('base fares')
        }
      }),
      runs,
    )
    expect(seen).toBeGreaterThan(0)
  })

  it('breaks down exactly the passengers asked for, adults first', () => {
    fc.assert(
      fc.property(anyQuery, (q) => {
        const party = [q.adults, q.children, q.infants]
          .map((quantity, i) => [i + 1, quantity])
          .filter((p) => p[1]! > 0)
        const mixes = new Set(
          supply.all(q).map((fare) => JSON.stringify(fare.passengers.map((p) => [p.kind, p.quantity]))),
        )
        for (const mix of mixes) expect(mix).toBe(JSON.stringify(party))
      }),
      runs,
    )
  })
})

describe('the answer', () => {
  it('is the same on another instance, and the index is the position', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async (q) => {
        const fares = supply.all(q)
        expect(fares.map((fare) => fare.index)).toEqual(fares.map((_, i) => i))
        expect(instantSupply().all(q)).toEqual(fares)
        const last = await supply.fareAt(q, fares.length - 1)
        expect(last?.fare).toEqual(fares.at(-1))
        expect(await supply.fareAt(q, fares.length)).toBeNull()
      }),
      { numRuns: 15 },
    )
  })

  it('differs with the seed, the date of the search and the date of travel', () => {
    const q = query([leg('LON', 'SIN', '2027-02-10')])
    const totals = (fares: readonly Fare[]) => fares.map(totalCents).join()
    const base = totals(supply.all(q))
    expect(totals(instantSupply('other').all(q))).not.toBe(base)
    expect(totals(supply.all({ ...q, today: '2027-02-08' }))).not.toBe(base)
    expect(totals(supply.all(query([leg('LON', 'SIN', '2027-02-11')])))).not.toBe(base)
  })

  it('shares the leg between the fares that are sold on it', () => {
    const fares = supply.all(query([leg('LON', 'SIN', '2027-02-10')]))
    const legs = new Set(fares.flatMap((fare) => fare.legs))
    expect(legs.size).toBeLessThan(fares.length / 2)
  })

  it('keeps to the stops and carriers asked for', () => {
    const legs = [leg('LON', 'SIN', '2027-02-10'), leg('SIN', 'LON', '2027-02-20')]
    const carriers = (fares: readonly Fare[]) =>
      new Set(fares.flatMap((f) => f.legs.flatMap((l) => l.segments.map((s) => s.marketingCarrier))))
    const nonstop = supply.all(query(legs, { maxStops: 0 }))
    expect(nonstop.length).toBeGreaterThan(0)
    expect(nonstop.every((fare) => fare.legs.every((l) => l.segments.length === 1))).toBe(true)
    expect([...carriers(supply.all(query(legs, { onlyCarriers: ['SQ'] })))]).toEqual(['SQ'])
    expect(carriers(supply.all(query(legs, { withoutCarriers: ['SQ'] }))).has('SQ')).toBe(false)
  })

  it('has at least four sources, families as columns and the same flights at several prices', () => {
    const fares = supply.all(query([leg('LON', 'BCN', '2027-02-10'), leg('BCN', 'LON', '2027-02-17')]))
    expect(new Set(fares.map((fare) => fare.source))).toEqual(new Set(['gds', 'ndc', 'lcc', 'cons']))
    const sourcesOf = new Map<string, Set<string>>()
    for (const fare of fares) {
      const key = JSON.stringify(fare.legs)
      sourcesOf.set(key, (sourcesOf.get(key) ?? new Set()).add(fare.source))
    }
    expect([...sourcesOf.values()].some((sources) => sources.has('gds') && sources.has('ndc'))).toBe(true)
    expect(fares.every((fare) => fare.fareType === (fare.source === 'cons' ? 2 : 1))).toBe(true)
  })

  it('combines six legs within bounds', () => {
    const cities = ['LON', 'PAR', 'ROM', 'IST', 'DXB', 'SIN', 'SYD']
    const legs = cities.slice(1).map((city, i) => leg(cities[i]!, city, `2027-03-${10 + i * 2}`))
    const fares = supply.all(query(legs))
    expect(fares.length).toBeGreaterThan(0)
    expect(fares.length).toBeLessThan(400)
    expect(fares.every((fare) => fare.legs.length === 6 && fare.segmentFares.length === 6)).toBe(true)
  })

  it('maps cabins 4 and 6 to Business and First where the source has none', () => {
    const legs = [leg('LON', 'SIN', '2027-02-10')]
    const cabinsOf = (cabin: 4 | 6) => {
      const all = supply.all(query(legs, { cabin, onlyCarriers: ['SQ'] }))
      const gds = all.filter((fare) => fare.source === 'gds')
      return new Set(gds.map((fare) => Math.max(...fare.segmentFares.flat().map((s) => s.cabin))))
    }
    expect(cabinsOf(4)).toEqual(new Set([3]))
    expect(cabinsOf(6)).toEqual(new Set([5]))
  })
})

describe('a search for any cabin (gap 24)', () => {
  const search = (cabin: CabinClass | 'any') => {
    const legs = [leg('LON', 'SIN', '2027-02-10'), leg('SIN', 'LON', '2027-02-24')]
    return supply.all(query(legs, { cabin }))
  }
  const best = (fare: Fare) => Math.max(...fare.segmentFares.flat().map((sold) => sold.cabin))

  it('gets each of the six, the premium ones from the source that sells them apart', () => {
    const sources = new Map<number, Set<string>>()
    for (const fare of search('any')) {
      const existing = sources.get(best(fare)) ?? new Set<string>()
      sources.set(best(fare), existing.add(fare.source))
    }
    expect([...sources.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect([sources.get(4), sources.get(6)]).toEqual([new Set(['ndc']), new Set(['ndc'])])
  })

  it('gets no fare twice, and of Economy what a search for it gets', () => {
    const written = ({ index: _, ...fare }: Fare) => JSON.stringify(fare)
    const all = search('any')
    expect(new Set(all.map(written)).size).toBe(all.length)
    const economy = all.filter((fare) => best(fare) === 1)
    expect(economy.map(written)).toEqual(search(1).map(written))
  })
})

describe('a search for First', () => {
  const routes = [
    ['LON', 'SIN'],
    ['FRA', 'BKK'],
    ['LON', 'AMS'],
    ['DXB', 'BOM'],
    ['NYC', 'LON'],
  ] as const
  const search = (route: readonly [string, string], cabin: CabinClass) =>
    supply.all(query([leg(...route, '2027-02-10')], { cabin }))
  const best = (fare: Fare) => Math.max(...fare.segmentFares.flat().map((sold) => sold.cabin))

  it('gets First of who has it; of an ally without, Business in the GDS; of others nothing', () => {
    const substitutes = new Set<string>()
    for (const route of routes) {
      const fares = search(route, 5)
      const withFirst = new Set(fares.filter((fare) => best(fare) === 5).map(carrierOf))
      for (const fare of fares.filter((one) => best(one) !== 5)) {
        expect(best(fare), fare.validatingCarrier).toBe(3)
        expect(fare.source).toBe('gds')
        expect(airlines().get(fare.validatingCarrier)?.alliance, fare.validatingCarrier).not.toBeNull()
        expect(withFirst.has(carrierOf(fare)), carrierOf(fare)).toBe(false)
        substitutes.add(fare.validatingCarrier)
      }
    }
    expect(substitutes.size).toBeGreaterThan(3)
  })

  it('sells the substitute as a search for Business does', () => {
    const gds = (cabin: CabinClass) =>
      supply
        .all(query([leg('LON', 'SIN', '2027-02-10')], { cabin, onlyCarriers: ['TK'] }))
        .filter((fare) => fare.source === 'gds')
        .map(({ index: _, ...fare }) => fare)
    expect(gds(5).length).toBeGreaterThan(0)
    expect(gds(5)).toEqual(gds(3))
  })

  it('is the only one with a substitute: no Economy for Premium Economy or Business', () => {
    for (const route of routes) {
      for (const cabin of [2, 3] as const) {
        for (const fare of search(route, cabin)) expect(best(fare)).toBe(cabin)
      }
    }
  })
})

function carrierOf({ source, validatingCarrier }: Fare): string {
  return `${source} ${validatingCarrier}`
}

describe('flags and terms that vary (gap 210)', () => {
  const ordinary = (from: string, to: string) =>
    supply.all(query([leg(from, to, '2027-02-10')], { scenarios: false }))
  const values = (fares: readonly Fare[], flag: 'addressMandatory' | 'hasAmenities' | 'closed') =>
    new Set(fares.map((fare) => fare[flag]))

  it('an address is needed to enter the United States, nowhere else', () => {
    expect(values(ordinary('LON', 'NYC'), 'addressMandatory')).toEqual(new Set([true]))
    expect(values(ordinary('NYC', 'LON'), 'addressMandatory')).toEqual(new Set([false]))
    expect(values(ordinary('NYC', 'LAX'), 'addressMandatory')).toEqual(new Set([false]))
  })

  it('wide-bodied full-service flights have amenities, short hops have none', () => {
    expect(values(ordinary('LON', 'SIN'), 'hasAmenities')).toContain(true)
    expect(values(ordinary('LHR', 'AMS'), 'hasAmenities')).toEqual(new Set([false]))
  })

  it('every NonRefundableType is sold, a refund after departure alone on the route of that scenario only', () => {
    const typesOf = (fares: readonly Fare[]) => new Set(fares.map((fare) => fare.terms.nonRefundableType))
    const isPrivate = ({ fareType }: Fare) => fareType === 2
    for (const sold of [ordinary('LON', 'SIN'), ordinary('LON', 'SIN').filter(isPrivate)])
      expect(typesOf(sold)).toEqual(new Set([0, 1, 2]))
    for (const [from, to] of [
      ['LHR', 'JFK'],
      ['LHR', 'FRA'],
      ['LCY', 'ZRH'],
    ] as const)
      expect(typesOf(ordinary(from, to)), `${from}-${to}`).not.toContain(3)
    expect(typesOf(supply.all(query([leg('LCY', 'ZRH', '2027-02-10')])))).toEqual(new Set([3]))
  })

  it('a fare is closed on the route of that scenario only, and not in production', () => {
    const route = [leg('SEN', 'LTN', '2027-02-10')]
    expect(values(supply.all(query(route)), 'closed')).toEqual(new Set([true]))
    expect(values(supply.all(query(route, { scenarios: false })), 'closed')).not.toContain(true)
    expect(values(ordinary('LON', 'SIN'), 'closed')).toEqual(new Set([false]))
  })
})

describe('realism', () => {
  it('prices DXB-LHR one way between 250 and 1,100 USD in economy', () => {
    const totals = supply.all(query([leg('DXB', 'LHR', '2027-02-10')])).map(totalCents)
    expect(Math.min(...totals)).toBeGreaterThan(25_000)
    expect(Math.max(...totals)).toBeLessThan(110_000)
  })

  it.each([
    ['LON', 'SIN', ['SQ', 'BA', 'EK', 'QR', 'TK']],
    ['NYC', 'LAX', ['AA', 'DL', 'UA', 'B6', 'AS']],
    ['THR', 'IST', ['TK', 'PC', 'IR']],
    ['AKL', 'KEF', ['FI', 'NZ']],
  ])('flies %s-%s with the carriers that an agent expects', (from, to, carriers) => {
    const flown = new Set(
      ['2027-02-10', '2027-02-11', '2027-02-12'].flatMap((date) =>
        supply
          .all(query([leg(from, to, date)]))
          .flatMap((fare) => fare.legs.flatMap((l) => l.segments.map((s) => s.operatingCarrier))),
      ),
    )
    for (const carrier of carriers) expect(flown).toContain(carrier)
  })

  it('answers trunk routes with sizes like recorded ones', () => {
    const oneWay = supply.all(query([leg('LON', 'SIN', '2027-02-10')]))
    const roundTrip = supply.all(query([leg('LON', 'SIN', '2027-02-10'), leg('SIN', 'LON', '2027-02-20')]))
    expect(oneWay.length).toBeGreaterThan(60)
    expect(roundTrip.length).toBeGreaterThan(200)
    expect(roundTrip.length).toBeLessThan(700)
    const carriers = new Set(oneWay.map((fare) => fare.validatingCarrier)).size
    expect(carriers).toBeGreaterThanOrEqual(5)
    expect(carriers).toBeLessThanOrEqual(20)
  })
})

describe('a stream', () => {
  const q = query([leg('LON', 'SIN', '2027-02-10')])
  const never = new AbortController().signal

  async function collect(batches: AsyncIterable<readonly Fare[]>): Promise<Fare[][]> {
    const all: Fare[][] = []
    for await (const batch of batches) all.push([...batch])
    return all
  }

  it('brings every fare of the whole answer once, in batches of at most 50', async () => {
    const batches = await collect(supply.search(q, never))
    expect(batches.length).toBeGreaterThan(3)
    for (const batch of batches) expect(batch.length).toBeLessThanOrEqual(50)
    const indices = batches.flat().map((fare) => fare.index)
    expect([...indices].sort((a, b) => a - b)).toEqual(supply.all(q).map((fare) => fare.index))
  })

  it('takes 0.3 to 3 seconds a source, the same each time', async () => {
    const waits: number[][] = []
    for (let run = 0; run < 2; run++) {
      const own: number[] = []
      const slow = createAirSupply({ seed: 'test', wait: (ms) => (own.push(ms), Promise.resolve()) })
      await collect(slow.search(q, never))
      waits.push(own.filter((ms) => ms > 0).sort((a, b) => a - b))
    }
    expect(waits[0]).toEqual(waits[1])
    expect(waits[0]!.length).toBeGreaterThan(3)
    expect(Math.max(...waits[0]!)).toBeLessThanOrEqual(3000)
  })

  it('of one source asks that source alone, on a route that comes in waves too', async () => {
    for (const wanted of [q, query([leg('LHR', 'SYD', '2027-02-10')])]) {
      let waits = 0
      const counted = createAirSupply({ seed: 'test', wait: () => ((waits += 1), Promise.resolve()) })
      const batches = await collect(counted.search(wanted, never, { source: 'ndc' }))
      const own = counted.all(wanted).then((fares) => fares.filter(({ source }) => source === 'ndc'))
      expect(batches.flat().map(({ index }) => index)).toEqual((await own).map(({ index }) => index))
      if (wanted === q) expect(waits).toBe(batches.length)
    }
  })

  it('stops when its reader leaves', async () => {
    const reader = new AbortController()
    const received: number[] = []
    for await (const batch of supply.search(q, reader.signal)) {
      received.push(batch.length)
      reader.abort()
    }
    expect(received).toHaveLength(1)
  })
})

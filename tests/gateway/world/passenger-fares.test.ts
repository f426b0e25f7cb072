import { describe, expect, test } from 'vitest'
import type { CabinClass, PassengerKind } from '../../../gateway/supply/air/fare.ts'
import type { Journey } from '../../../gateway/world/air/network/journey.ts'
import type { Network } from '../../../gateway/world/air/network/network.ts'
import { passengerFares, type PricedJourney } from '../../../gateway/world/air/passenger-fares.ts'
import { journeyTaxCents } from '../../../gateway/world/air/pricing/taxes.ts'
import type { QueryContext } from '../../../gateway/world/air/query-context.ts'
import type { Family, SourceProfile } from '../../../gateway/world/air/sources/profile.ts'

const countries = { LHR: 'GB', MAN: 'GB', CDG: 'FR', JFK: 'US', LAX: 'US', YYZ: 'CA', AAA: 'ZZ' } as const

type Place = keyof typeof countries

const places = new Map(Object.entries(countries).map(([code, countryCode]) => [code, { countryCode }]))
const net = { places } as unknown as Network

function journey(stops: readonly Place[], directKm = 1_000): Journey {
  const flights = stops.slice(1).map((destination, index) => {
    const origin = stops[index] ?? destination
    return { route: { origin, destination, domestic: countries[origin] === countries[destination] } }
  })
  return { flights, directKm } as unknown as Journey
}

describe('taxes of a journey', () => {
  const tax = (stops: readonly Place[], kind: PassengerKind = 1, cabin: CabinClass = 1, km?: number) =>
    journeyTaxCents(net, journey(stops, km), cabin, kind)

  test('are those of leaving the country and of arriving in the other', () => {
    expect(tax(['CDG', 'JFK'])).toBe(4630 + 3180)
    expect(tax(['CDG', 'AAA'])).toBe(4630 + 260)
    expect(tax(['AAA', 'CDG'])).toBe(2940)
  })

  test('are those of a domestic flight, and none on arrival', () => {
    expect(tax(['JFK', 'LAX'])).toBe(1440)
  })

  test('are a third where a passenger changes', () => {
    expect(tax(['CDG', 'JFK', 'YYZ'])).toBe(Math.round(4630 + 3620 * 0.32 + 980))
    expect(tax(['JFK', 'LAX', 'YYZ'])).toBe(Math.round(1440 + 3620 * 0.32 + 980))
    expect(tax(['CDG', 'JFK', 'LAX'])).toBe(Math.round(4630 + 1440 * 0.32))
  })

  test.each<[km: number, economy: number, business: number]>([
    [3_199, 1960, 4050],
    [3_200, 12_740, 30_030],
    [8_849, 12_740, 30_030],
    [8_850, 13_300, 31_100],
  ])('from the United Kingdom have a duty by distance, at %i km %i and %i', (km, economy, business) => {
    expect(tax(['LHR', 'CDG'], 1, 1, km)).toBe(5200 + economy)
    expect(tax(['LHR', 'CDG'], 1, 3, km)).toBe(5200 + business)
    expect(tax(['LHR', 'MAN'], 1, 1, km)).toBe(2450 + economy)
    expect(tax(['CDG', 'LHR'], 1, 1, km)).toBe(4630)
  })

  test('a child has no duty in economy, an infant none anywhere and a third of the rest', () => {
    expect(tax(['LHR', 'CDG'], 2, 1)).toBe(5200)
    expect(tax(['LHR', 'CDG'], 2, 3)).toBe(5200 + 4050)
    expect(tax(['LHR', 'CDG'], 3, 1)).toBe(1820)
    expect(tax(['LHR', 'CDG'], 3, 3)).toBe(1820)
  })
})

describe('the fares of the passenger types', () => {
  const profile = { severalLegs: 0.8, serviceFeeCents: 500 } as SourceProfile
  const family = { factor: 1, addCents: 0 } as Family
  const party = { adults: 1, children: 2, infants: 1 }

  function fares(
    prices: readonly (readonly [amountCents: number, surchargeCents: number])[],
    how: { family?: Partial<Family>; level?: number; party?: typeof party } = {},
  ) {
    const query = how.party ?? party
    const combination = prices.map(
      ([amountCents, surchargeCents]) =>
        ({
          journey: journey(['CDG', 'AAA']),
          price: { amountCents, surchargeCents, cabins: [1] },
        }) as unknown as PricedJourney,
    )
    const context = { net, query } as unknown as QueryContext
    return passengerFares(context, profile, combination, { ...family, ...how.family }, how.level ?? 1)
  }

  test('children pay three quarters of the base, infants a tenth, without surcharge and service fee', () => {
    expect(fares([[50_000, 9_600]])).toEqual([
      {
        kind: 1,
        quantity: 1,
        baseCents: 40_400,
        taxCents: 9_600 + 4_890,
        serviceTaxCents: 500,
        commissionCents: 0,
      },
      {
        kind: 2,
        quantity: 2,
        baseCents: 30_300,
        taxCents: 9_600 + 4_890,
        serviceTaxCents: 500,
        commissionCents: 0,
      },
      { kind: 3, quantity: 1, baseCents: 4_040, taxCents: 1_711, serviceTaxCents: 0, commissionCents: 0 },
    ])
  })

  test('types that do not travel have no fare', () => {
    const alone = fares([[50_000, 9_600]], { party: { adults: 2, children: 0, infants: 0 } })
    expect(alone.map(({ kind, quantity }) => [kind, quantity])).toEqual([[1, 2]])
  })

  const bases = (...args: Parameters<typeof fares>) => fares(...args).map(({ baseCents }) => baseCents)

  test('the family and the source set the level; the shares are of what a family adds, too', () => {
    expect(bases([[50_000, 9_600]], { level: 1.1, family: { factor: 1.2 } })).toEqual([56_400, 42_300, 5_640])
    expect(bases([[50_000, 9_600]], { family: { addCents: 2_500 } })).toEqual([42_900, 32_175, 4_290])
  })

  test('the base is never less than three tenths of the amount, nor that of an adult than a dollar', () => {
    expect(bases([[10_000, 9_000]])).toEqual([3_000, 2_250, 300])
    expect(bases([[1_000, 900]])).toEqual([300, 225, 30])
  })

  test('several legs cost the share that the source asks, and add up', () => {
    const both = fares([
      [50_000, 9_600],
      [30_000, 0],
    ])
    expect(both.map(({ baseCents }) => baseCents)).toEqual([30_400 + 24_000, 22_800 + 18_000, 3_040 + 2_400])
    expect(both.map(({ taxCents }) => taxCents)).toEqual([9_600 + 2 * 4_890, 9_600 + 2 * 4_890, 2 * 1_711])
  })
})

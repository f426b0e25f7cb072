import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carriers } from '../../../gateway/world/air/network/carrier.ts'
import { dayOf } from '../../../gateway/world/air/network/day.ts'
import type { Journey } from '../../../gateway/world/air/network/journey.ts'
import { findPaths, journeysBetween } from '../../../gateway/world/air/network/journeys.ts'
import { network } from '../../../gateway/world/air/network/network.ts'
import { mayFlyBetween } from '../../../gateway/world/reference/regions.ts'
import { airlines } from '../../../gateway/world/reference/airlines.ts'

const net = network()
const routes = [...net.from.values()].flatMap((ends) => [...ends.values()].flat())

/** The routes that break a rule, in readable form. */
function breaking(rule: (route: (typeof routes)[number]) => boolean): string[] {
  return routes
    .filter((route) => !rule(route))
    .map((route) => `${route.carrier.code}${route.firstNumber} ${route.origin}-${route.destination}`)
    .slice(0, 10)
}

describe('the network', () => {
  it('has 250 and more real airlines from hubs that exist', () => {
    expect(carriers().size).toBeGreaterThanOrEqual(250)
    expect([...carriers().keys()].filter((code) => !airlines().has(code))).toEqual([])
    for (const { hubs } of carriers().values())
      for (const hub of hubs) expect(net.places.has(hub.airport)).toBe(true)
  })

  it('flies every leg with an aircraft that can', () => {
    expect(routes.length).toBeGreaterThan(20_000)
    expect(breaking((route) => route.km <= route.aircraft.rangeKm)).toEqual([])
  })

  it('needs a plausible time for every leg', () => {
    expect(breaking((route) => route.km / (route.blockMinutes / 60) < 990)).toEqual([])
    expect(breaking((route) => route.blockMinutes >= 25 && route.blockMinutes < 20 * 60)).toEqual([])
  })

  it('has no flights between countries that let none pass', () => {
    const country = (code: string) => net.places.get(code)!.countryCode
    expect(breaking((route) => mayFlyBetween(country(route.origin), country(route.destination)))).toEqual([])
  })

  it('goes there and back, with numbers of one to four digits', () => {
    expect(breaking((route) => route.firstNumber >= 1 && route.firstNumber <= 9999)).toEqual([])
    expect(
      breaking((route) =>
        (net.from.get(route.destination)?.get(route.origin) ?? []).some(
          (back) => back.carrier === route.carrier,
        ),
      ),
    ).toEqual([])
  })

  it('repeats itself every week: paths that are moved to another week are those that are found there', () => {
    const text = (journeys: readonly Journey[]) =>
      journeys.map(({ hash, validating, elapsed, flights }) =>
        [hash, validating.code, elapsed, ...flights.map((one) => [one.departsUtc, one.arrivesLocal])].join(),
      )
    const pairs = fc.constantFrom(
      ['LHR', 'SIN'],
      ['BER', 'LIS'],
      ['OSL', 'AKL'],
      ['CMN', 'JED'],
      ['JFK', 'LAX'],
    )
    // Through a whole year, so that weeks before and after each change of clocks are compared.
    fc.assert(
      fc.property(pairs, fc.integer({ min: 0, max: 350 }), ([origin = '', destination = ''], ahead) => {
        const day = dayOf('2026-11-20') + ahead
        const journeys = journeysBetween(net, [origin], [destination], day)
        expect(text(journeys)).toEqual(text(journeysBetween(net, [origin], [destination], day, findPaths)))
      }),
      { numRuns: 60 },
    )
  })
})

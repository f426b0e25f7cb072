import { describe, expect, it } from 'vitest'
import type { Fare } from '../../../gateway/supply/air/fare.ts'
import { AIR_SCENARIOS, scenarioOf } from '../../../gateway/world/air/scenario-routes.ts'
import { SupplyFailure } from '../../../gateway/supply/supply-failure.ts'
import { createAirSupply } from '../../../gateway/world/air/supply.ts'
import { instantSupply, leg, query } from './air-queries.ts'

const supply = instantSupply()
const never = new AbortController().signal
const dates = ['2026-11-20', '2026-11-24', '2027-02-10', '2027-06-19', '2027-10-31']

function faresOn(from: string, to: string, date = '2027-02-10'): readonly Fare[] {
  return supply.all(query([leg(from, to, date)]))
}

describe('scenario routes', () => {
  it.each(AIR_SCENARIOS.filter((one) => one.id !== 'no-flights').map((one) => [one.origin, one.destination]))(
    '%s-%s has fares on any date',
    (from, to) => {
      for (const date of dates) expect(faresOn(from, to, date).length).toBeGreaterThan(2)
    },
  )

  it('sell returns too', () => {
    for (const { origin, destination } of AIR_SCENARIOS.filter((one) => one.id !== 'no-flights')) {
      const legs = [leg(origin, destination, '2027-02-10'), leg(destination, origin, '2027-02-14')]
      expect(supply.all(query(legs)).length, `${origin}-${destination}`).toBeGreaterThan(2)
    }
  })

  it('are looked up by both airports', () => {
    expect(scenarioOf('LHR', 'STN')?.after.repriced).toEqual({ byCents: 1000 })
    expect(scenarioOf('STN', 'LHR')?.id).toBe('stream-fails')
    expect(scenarioOf('LHR', 'JFK')).toBeNull()
  })

  it('find nothing from PVD to RAI', async () => {
    const batches: unknown[] = []
    for await (const batch of supply.search(query([leg('PVD', 'RAI', '2027-02-10')]), never))
      batches.push(batch)
    expect(batches).toEqual([])
  })

  it('answer LHR-SYD in four waves at 0.3, 1, 3 and 6 seconds', async () => {
    const waits: number[] = []
    const slow = createAirSupply({ seed: 'test', wait: (ms) => (waits.push(ms), Promise.resolve()) })
    const q = query([leg('LHR', 'SYD', '2027-02-10')])
    let sent = 0
    let count = 0
    for await (const batch of slow.search(q, never)) {
      sent += batch.length
      count++
    }
    expect(waits).toEqual([300, 700, 2000, 3000])
    expect(count).toBe(4)
    expect(sent).toBe((await slow.all(q)).length)
  })

  it('break off STN-LHR after two batches', async () => {
    const batches: number[] = []
    const run = async () => {
      for await (const batch of supply.search(query([leg('STN', 'LHR', '2027-02-10')]), never))
        batches.push(batch.length)
    }
    await expect(run()).rejects.toBeInstanceOf(SupplyFailure)
    expect(batches).toHaveLength(2)
  })

  it('change baggage, flags, terms and limits of every fare of their route', () => {
    for (const fare of faresOn('BTS', 'MRU')) {
      for (const segment of fare.segmentFares.flat()) expect(segment.baggage).toBe('0 pieces')
    }
    expect(faresOn('LHR', 'JED').every((fare) => fare.passportMandatory)).toBe(true)
    expect(faresOn('SEN', 'STN').every((fare) => fare.ticketLimitMinutes < 10)).toBe(true)
    expect(faresOn('LTN', 'KEF').every((fare) => fare.terms.nonRefundableType === 0)).toBe(true)
    expect(faresOn('LCY', 'EDI').every((fare) => (fare.terms.refund.penaltyCents ?? 0) > 0)).toBe(true)
    expect(faresOn('LCY', 'DUB').every((fare) => fare.terms.nonRefundableType === 1)).toBe(true)
    expect(faresOn('LCY', 'ZRH').every((fare) => fare.terms.nonRefundableType === 3)).toBe(true)
    expect(faresOn('LHR', 'DXB').some((fare) => fare.legs[0]!.segments.length > 1)).toBe(true)
  })
})

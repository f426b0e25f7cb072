import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { airports } from '../../../gateway/world/reference/airports.ts'
import type { FlightSegment } from '../../../gateway/supply/air/fare.ts'
import { anyQuery, instantSupply, leg, query } from './air-queries.ts'

const supply = instantSupply()

/** UTC minutes of a local time, computed without the supply's own time zone code. */
function utcMinutes(local: string, airport: string): number {
  const zone = airports().get(airport)!.timeZone
  const wall = Date.parse(`${local}Z`)
  let utc = wall
  for (let i = 0; i < 3; i++) utc += wall - wallClock(zone, utc)
  return utc / 60_000
}

const formats = new Map<string, Intl.DateTimeFormat>()

function wallClock(zone: string, utc: number): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(zone, format)
  }
  return Date.parse(`${format.format(utc).replace(' ', 'T')}Z`)
}

function checkSegments(segments: readonly FlightSegment[]): void {
  segments.forEach((segment, i) => {
    expect(segment.departsAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/)
    const departs = utcMinutes(segment.departsAt, segment.origin)
    const arrives = utcMinutes(segment.arrivesAt, segment.destination)
    expect(arrives - departs, JSON.stringify(segment)).toBe(segment.minutes)
    const next = segments[i + 1]
    if (!next) {
      expect(segment.connectionMinutes).toBe(0)
      return
    }
    expect(next.origin).toBe(segment.destination)
    expect(utcMinutes(next.departsAt, next.origin) - arrives).toBe(segment.connectionMinutes)
    expect(segment.connectionMinutes).toBeGreaterThanOrEqual(30)
    expect(segment.connectionMinutes).toBeLessThanOrEqual(24 * 60)
  })
}

describe('times', () => {
  it('agree with the zones of both ends and with the sums of the leg', () => {
    const seen = new Set<unknown>()
    fc.assert(
      fc.property(anyQuery, (q) => {
        for (const fare of supply.all(q)) {
          fare.legs.forEach((one, i) => {
            if (seen.has(one)) return
            seen.add(one)
            checkSegments(one.segments)
            expect(one.segments[0]!.departsAt.slice(0, 10)).toBe(q.legs[i]!.date)
            expect(one.flightMinutes).toBe(one.segments.reduce((sum, s) => sum + s.minutes, 0))
            expect(one.connectionMinutes).toBe(one.segments.reduce((sum, s) => sum + s.connectionMinutes, 0))
          })
        }
      }),
      { numRuns: 12 },
    )
  })

  it('hold over the nights when clocks change', () => {
    for (const date of ['2027-03-27', '2027-03-28', '2027-03-14', '2027-10-31', '2027-04-04']) {
      for (const [from, to] of [
        ['LON', 'NYC'],
        ['NYC', 'LON'],
        ['SYD', 'LAX'],
      ] as const) {
        const fares = supply.all(query([leg(from, to, date)]))
        expect(fares.length, `${from} ${to} ${date}`).toBeGreaterThan(0)
        for (const fare of fares) for (const one of fare.legs) checkSegments(one.segments)
      }
    }
  })

  it('are hours at which short flights leave', () => {
    const fares = supply.all(query([leg('LON', 'BCN', '2027-02-10')]))
    const short = fares.flatMap((fare) => fare.legs[0]!.segments.filter((s) => s.minutes < 180))
    expect(short.length).toBeGreaterThan(0)
    for (const segment of short) expect(Number(segment.departsAt.slice(11, 13))).toBeGreaterThanOrEqual(5)
  })

  it.each([
    ['LHR', 'CDG', 75],
    ['LHR', 'FCO', 150],
    ['LHR', 'ATH', 220],
    ['JFK', 'LAX', 375],
    ['LAX', 'JFK', 330],
    ['LHR', 'DXB', 420],
    ['LHR', 'SIN', 795],
    ['DEL', 'BOM', 130],
    ['IST', 'IKA', 195],
    ['SYD', 'LAX', 815],
  ])('take from %s to %s about the %i minutes that timetables say', (from, to, minutes) => {
    const legs = supply.all(query([leg(from, to, '2027-02-10')])).map((fare) => fare.legs[0]!)
    const nonstops = legs.filter(
      ({ segments }) => segments.length === 1 && segments[0]!.technicalStops.length === 0,
    )
    expect(nonstops.length).toBeGreaterThan(0)
    const all = nonstops.map(({ segments }) => segments[0]!.minutes).sort((a, b) => a - b)
    const usual = all[Math.floor(all.length / 2)]!
    expect(Math.abs(usual / minutes - 1)).toBeLessThan(0.1)
  })

  it('let connecting flights be caught by the airport’s minimum', () => {
    for (const fare of supply.all(query([leg('LON', 'SIN', '2027-02-10')]))) {
      for (const segment of fare.legs[0]!.segments.slice(0, -1)) {
        const least: Record<string, number> = { DXB: 75, DOH: 50, IST: 70, FRA: 45, HKG: 60, CDG: 75 }
        expect(segment.connectionMinutes).toBeGreaterThanOrEqual(least[segment.destination] ?? 30)
      }
    }
  })

  it('never go back before the leg before has landed', () => {
    const fares = supply.all(query([leg('LON', 'PAR', '2027-02-10'), leg('PAR', 'LON', '2027-02-10')]))
    expect(fares.length).toBeGreaterThan(0)
    for (const fare of fares) {
      const [out, back] = fare.legs.map((one) => one.segments)
      const lands = utcMinutes(out!.at(-1)!.arrivesAt, out!.at(-1)!.destination)
      expect(utcMinutes(back![0]!.departsAt, back![0]!.origin)).toBeGreaterThanOrEqual(lands + 60)
    }
  })
})

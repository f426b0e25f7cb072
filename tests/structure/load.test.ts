import { expect, test } from 'vitest'
import { callOf, isSuccess } from '../../bench/load/call.ts'
import { forecast } from '../../bench/load/forecast.ts'
import { chosen, deskMix, gatewayMix, inShares, outcomeMix } from '../../bench/load/mix.ts'
import { familyName } from '../../bench/load/office-day.ts'
import { percentile } from '../../bench/load/percentile.ts'
import { needOf } from '../../bench/load/report.ts'
import { figuresOf, parties, type Party, type Slice } from '../../bench/load/slice.ts'
import { sharesTable, storedOf } from '../../bench/load/stored.ts'
import { ratioTable } from '../../bench/load/table.ts'

test.each([
  ['gateway', gatewayMix],
  ['desk', deskMix],
  ['outcome', outcomeMix],
])('the shares of the %s add up to 1', (_name, mix) => {
  expect(Object.values(mix).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10)
})

test('a short stretch of visits has the shares of the mix, and every run the same', () => {
  const drawn = () => {
    const next = inShares(gatewayMix)
    return Array.from({ length: 500 }, () => next.next().value)
  }
  const names = drawn()
  for (const [name, share] of Object.entries(gatewayMix)) {
    const count = names.filter((each) => each === name).length
    expect(Math.abs(count - share * 500), name).toBeLessThanOrEqual(2)
  }
  expect(drawn()).toEqual(names)
})

test('a place at the very end belongs to the last name', () => {
  expect(chosen({ one: 0.5, other: 0.5 }, 0.5)).toBe('other')
  expect(chosen({ one: 0.1, other: 0.1 }, 0.99)).toBe('other')
})

test('percentiles are of the sorted values', () => {
  const values = Array.from({ length: 200 }, (_, index) => index + 1)
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile(values, 1)]).toEqual([101, 199, 200])
  expect(percentile([], 0.5)).toBe(0)
})

test('a call is what the contract says', () => {
  expect(callOf('activity.price-list', { SessionId: 's', uuid: 'a/b', date: '2026-12-01' })).toEqual({
    name: 'activity.price-list',
    method: 'GET',
    path: '/Activity/v2/product-types/a%2Fb/price-lists/2026-12-01?SessionId=s',
    headers: {},
  })
  expect(callOf('wallet.balance', { SessionId: 's' })).toMatchObject({
    method: 'POST',
    body: '{"SessionId":"s"}',
  })
  expect(callOf('booking.list', {}, 't').headers).toEqual({ authorization: 'Bearer t' })
})

test('a refusal with 200 is none of the successes', () => {
  expect(isSuccess({ status: 200, body: '{"Success":false}' })).toBe(false)
  expect(isSuccess({ status: 422, body: '{}' })).toBe(false)
  expect(isSuccess({ status: 200, body: '{"Success":true}' })).toBe(true)
})

test('no two bookings have one name, and names have letters alone', () => {
  const names = Array.from({ length: 2000 }, (_, serial) => familyName(serial))
  expect(new Set(names).size).toBe(2000)
  expect(names.every((name) => /^[A-Z]+$/.test(name))).toBe(true)
})

const cpu = (millis: Partial<Record<Party, number>>) =>
  Object.fromEntries(parties.map((party) => [party, millis[party] ?? 0])) as Record<Party, number>

const slice = (served: number[], millis: number): Slice => ({
  played: {
    seconds: 2,
    counts: new Map([['one', { served, refused: 1, turnedAway: 0 }]]),
    bookings: 2,
    errors: new Map(),
  },
  cpu: cpu({ gateway: millis }),
  counters: { statements: 40, transactions: 20, walBytes: 4000 },
  connections: 7,
})

test('slices of a variant count as one, and a booking bears the calls that led to none', () => {
  const figures = figuresOf([slice([1, 2, 3, 4], 10), slice([5, 6, 7, 8], 30)])
  expect(figures).toMatchObject({ calls: 8, callsPerSecond: 2, bookings: 4, refused: 2, p50: 5, p99: 8 })
  expect(figures.cpuPerCall.gateway).toBe(5)
  expect(needOf(figures, 300, 100)).toEqual({
    calls: 2,
    cpuMillis: { desk: 0, gateway: 10, postgres: 0 },
    storedBytes: 400,
    walBytes: 2000,
    statements: 20,
  })
})

test('a table has the first variant in units and the others as multiples', () => {
  const one = figuresOf([slice([1, 2, 3, 4], 10)])
  const two = figuresOf([slice([1, 2, 3, 4, 5, 6, 7, 8], 10)])
  const table = ratioTable('load', { one, two: { ...two, turnedAway: 3 } })
  expect(table).toContain('| calls per second | 2 | 2.00× |')
  expect(table).toContain('| CPU of gateway per call, ms | 2.5 | 0.50× |')
  expect(table).toContain('| CPU of desk per call, ms | 0 | - |')
  expect(table).toContain('| turned away | 0 | (3) |')
})

test('offices and bookings share what their program’s tables grew by', () => {
  const size = (rows: number, bytes: number) => ({ rows, bytes })
  const empty = { 'gateway.office': size(0, 0), 'gateway.booking': size(0, 0), 'desk.booking': size(0, 0) }
  const minted = { ...empty, 'gateway.office': size(10, 1000) }
  const signedIn = { ...minted, 'desk.session': size(2, 400) }
  const ended = {
    ...signedIn,
    'gateway.booking': size(4, 4000),
    'gateway.timer': size(4, 20),
    'desk.booking': size(2, 600),
  }
  const stored = storedOf({ empty, minted, signedIn, ended }, { offices: 10, agents: 2 })
  expect(stored).toEqual({
    officeAtGateway: [{ table: 'gateway.office', rows: 1, bytes: 100 }],
    officeAtDesk: [{ table: 'desk.session', rows: 1, bytes: 200 }],
    bookingAtGateway: [
      { table: 'gateway.booking', rows: 1, bytes: 1000 },
      { table: 'gateway.timer', rows: 1, bytes: 5 },
    ],
    bookingAtDesk: [{ table: 'desk.booking', rows: 1, bytes: 300 }],
  })
  expect(sharesTable('booking', stored.bookingAtGateway)).toContain('| 1 others | 1.00 | 5 |')
})

test('a day is scaled by its busiest hour', () => {
  const need = {
    calls: 10,
    cpuMillis: { desk: 600, gateway: 60, postgres: 30 },
    storedBytes: 1000,
    walBytes: 2000,
    statements: 40,
  }
  const demand = { bookingsPerDay: 360_000, peakHourShare: 0.1, utilization: 0.5 }
  expect(forecast(need, demand)).toEqual({
    bookingsPerSecond: 10,
    cores: { desk: 12, gateway: 1.2, postgres: 0.6 },
    statementsPerSecond: 400,
    walBytesPerSecond: 20_000,
    storedBytesPerDay: 360_000_000,
  })
})

import { describe, expect, it, test } from 'vitest'
import { instantOfWall, localDateAt, wallTimeAt } from '../../gateway/time-zone.ts'

/** Hotel time: a wall time of a zone is one instant, also on the days when clocks change. */

const utc = (zone: string, wall: string) => instantOfWall(zone, wall).toISOString().slice(0, 19)

describe('hotel time: the instant of a wall time', () => {
  it.each([
    ['Europe/Rome', '2026-12-06T23:59:59', '2026-12-06T22:59:59'],
    ['Europe/Rome', '2026-07-06T23:59:59', '2026-07-06T21:59:59'],
    ['America/Los_Angeles', '2026-12-06T23:59:59', '2026-12-07T07:59:59'],
    ['Asia/Kathmandu', '2026-12-07T00:00:00', '2026-12-06T18:15:00'],
    ['Pacific/Auckland', '2026-12-07T00:00:00', '2026-12-06T11:00:00'],
    ['UTC', '2026-12-07T00:00:00', '2026-12-07T00:00:00'],
  ])('of %s, %s, is %sZ', (zone, wall, instant) => {
    expect(utc(zone, wall)).toBe(instant)
    expect(wallTimeAt(zone, instantOfWall(zone, wall))).toBe(wall)
  })

  it.each([
    ['Europe/Rome', '2026-10-25T02:30:00', '2026-10-25T00:30:00'],
    ['America/New_York', '2026-11-01T01:30:00', '2026-11-01T05:30:00'],
    ['Australia/Lord_Howe', '2026-04-05T01:45:00', '2026-04-04T14:45:00'],
    ['America/Havana', '2026-11-01T00:00:00', '2026-11-01T04:00:00'],
  ])('of %s, %s, which occurs twice, is the first: %sZ', (zone, wall, instant) => {
    expect(utc(zone, wall)).toBe(instant)
  })

  it.each([
    ['Europe/Rome', '2026-03-29T02:30:00', '2026-03-29T01:30:00', '2026-03-29T03:30:00'],
    ['America/New_York', '2026-03-08T02:30:00', '2026-03-08T07:30:00', '2026-03-08T03:30:00'],
    ['Africa/Cairo', '2026-04-24T00:00:00', '2026-04-23T22:00:00', '2026-04-24T01:00:00'],
    ['America/Santiago', '2026-09-06T00:00:00', '2026-09-06T04:00:00', '2026-09-06T01:00:00'],
  ])('of %s, %s, which the clocks skip, is %sZ, when they show %s', (zone, wall, instant, shown) => {
    expect(utc(zone, wall)).toBe(instant)
    expect(wallTimeAt(zone, instantOfWall(zone, wall))).toBe(shown)
  })
})

test('the date of a place is that of its own clocks', () => {
  const at = new Date('2026-12-06T11:00:00Z')
  expect(
    ['Pacific/Auckland', 'Europe/Rome', 'Pacific/Pago_Pago'].map((zone) => localDateAt(zone, at)),
  ).toEqual(['2026-12-07', '2026-12-06', '2026-12-06'])
  expect(localDateAt('Pacific/Pago_Pago', new Date('2026-12-06T10:59:59Z'))).toBe('2026-12-05')
})

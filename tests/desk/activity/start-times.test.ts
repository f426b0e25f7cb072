import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookableUntil, cutOffText } from '../../../components/activity/product/bookable-until.ts'
import { selectedSlot, slotsOf } from '../../../components/activity/product/slots.ts'
import { instantOf, utcText, zoneCity, zoneText } from '../../../lib/zone.ts'
import { addDays } from '../../../lib/dates.ts'
import { entryOf, setOf } from './variant-fixture.ts'

describe('starts of a date', () => {
  const times = ['18:50', '19:30', '20:10'].map((startTime) => ({
    uuid: startTime,
    startTime,
    endTime: '23:00',
  }))
  const entry = entryOf({
    prices: [setOf({ timeSlotUuid: '18:50', quantity: 0 }), setOf({ timeSlotUuid: '19:30', quantity: 2 })],
  })

  test('gap 178: only a price set of the start tells its places', () => {
    const states = slotsOf(times, entry).map(({ state, seats }) => [state, seats])
    expect(states).toEqual([
      ['sold-out', 0],
      ['open', 2],
      ['not-offered', null],
    ])
    const wholeDay = slotsOf(times, entryOf({ prices: [setOf({ quantity: 7 })] }))
    expect(wholeDay.map(({ state, seats }) => [state, seats])).toEqual(Array(3).fill(['open', null]))
    expect(slotsOf(times, null).every(({ state }) => state === 'not-offered')).toBe(true)
  })

  test('selected is what was asked for, else the first with places for all, else the first with any', () => {
    const slots = slotsOf(
      times,
      entryOf({ prices: [...entry.prices, setOf({ timeSlotUuid: '20:10', quantity: 9 })] }),
    )
    expect(selectedSlot(slots, '18:50', 2)?.uuid).toBe('18:50')
    expect(selectedSlot(slots, 'unknown', 2)?.uuid).toBe('19:30')
    expect(selectedSlot(slots, null, 3)?.uuid).toBe('20:10')
    expect(selectedSlot(slots, null, 30)?.uuid).toBe('19:30')
    expect(selectedSlot([], null, 1)).toBeNull()
  })
})

describe('wall times of a zone', () => {
  const zones = [
    'Asia/Seoul',
    'America/New_York',
    'Europe/Lisbon',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
  ]
  const wallAt = (timeZone: string, ms: number) =>
    new Date(ms).toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T')

  test('a wall time is the first instant at which the clocks there show it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 47 }),
        (timeZone, days, halfHours) => {
          const date = addDays('2026-01-01', days)
          const time = `${String(halfHours >> 1).padStart(2, '0')}:${halfHours % 2 ? '30' : '00'}`
          const around = Date.parse(`${date}T${time}:00Z`)
          let naive: number | undefined
          for (let quarter = -60; quarter <= 60 && naive === undefined; quarter++) {
            const ms = around + quarter * 900_000
            if (wallAt(timeZone, ms) === `${date}T${time}`) naive = ms
          }
          // A time that the clocks skip has no instant.
          if (naive !== undefined) expect(instantOf(timeZone, date, time)).toBe(naive)
          else expect(Number.isFinite(instantOf(timeZone, date, time))).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })

  test.each([
    ['Asia/Seoul', 'Seoul time'],
    ['America/St_Johns', 'St Johns time'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
    ['UTC', 'UTC'],
  ])('%s is called %s', (timeZone, text) => {
    expect(zoneText(timeZone)).toBe(text)
  })

  test('a time in UTC names its day where that is another one', () => {
    expect(utcText('Asia/Seoul', '2027-04-14', '19:30')).toBe('10:30 UTC')
    expect(utcText('Asia/Seoul', '2027-04-14', '08:00')).toBe('Tue 13 Apr, 23:00 UTC')
    expect(utcText('Asia/Seoul', '2027-04-14', '08:00', '10:30')).toBe('Tue 13 Apr, 23:00 – 01:30 UTC')
    expect(utcText('America/Los_Angeles', '2027-04-14', '18:00', '19:00')).toBe(
      'Thu 15 Apr, 01:00 – 02:00 UTC',
    )
    expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  })
})

test.each([
  [0, '20:00', '19:30', '20:00 the same day', '2027-04-14', '19:30'],
  [0, '17:00', '19:30', '17:00 the same day', '2027-04-14', '17:00'],
  [0, '17:00', null, '17:00 the same day', '2027-04-14', '17:00'],
  [0, '23:59', '19:30', 'the start', '2027-04-14', '19:30'],
  [1, '18:00', '09:00', '18:00 the day before', '2027-04-13', '18:00'],
  [5, '08:00', '09:00', '08:00, 5 days before', '2027-04-09', '08:00'],
])('a start is bookable until %i days before at %s', (daysInAdvance, cutOffTime, start, text, date, time) => {
  const cutOff = { daysInAdvance, cutOffTime }
  expect(cutOffText(cutOff)).toBe(text)
  expect(bookableUntil(cutOff, '2027-04-14', start)).toEqual({ date, time })
})

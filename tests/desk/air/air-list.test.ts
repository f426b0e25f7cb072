import { expect, test } from 'vitest'
import { airServiceLine } from '../../../server/air/air-list.ts'

// The line of a flight booking in the list, made of its stored row.

const lineOf = (...departures: string[]) => {
  const route = departures.map((departsAt) => ({ from: 'AKL', to: 'HNL', departsAt }))
  return airServiceLine({ route, carriers: [], pnrs: [], travellerCount: 1 })
}

test.each([
  ['one leg', ['2026-12-10T10:40:00'], { from: '2026-12-10', to: '2026-12-10' }],
  ['two legs', ['2026-12-10T10:40:00', '2026-12-20T08:00:00'], { from: '2026-12-10', to: '2026-12-20' }],
  [
    'a second leg on the day before, across the date line',
    ['2026-12-10T10:40:00', '2026-12-09T22:15:00'],
    { from: '2026-12-10', to: '2026-12-10' },
  ],
  ['no leg that is known', [], null],
])('the days of %s are those of the departures', (_, departures, days) => {
  expect(lineOf(...departures).days).toEqual(days)
})

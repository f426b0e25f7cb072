import { expect, test } from 'vitest'
import { axisLines, barParts, dayAxes } from '../../../components/air/search/day-axis.ts'
import { makeFlightGroups } from '../../../components/air/results/flight-groups.ts'
import { fareFixture } from './itinerary-fixture.ts'

const flightOf = (...legs: string[]) => {
  const groups = makeFlightGroups()
  groups.add([fareFixture({ code: 'A', legs })])
  return groups.flights()[0]!
}

test('an axis is as long as the longest flight needs, in steps of six hours and a day at least', () => {
  const short = flightOf('BA1 LHR-CDG 09:00 80', 'BA2 CDG-LHR 18:00 80')
  const long = flightOf('BA3 LHR-SYD 22:00 1320', 'BA4 SYD-LHR 06:00 1400')
  expect(dayAxes([short])).toEqual([1440, 1440])
  expect(dayAxes([short, long])).toEqual([2880, 1800])
  expect(dayAxes([])).toEqual([])
  expect(axisLines(2160).filter(({ strong }) => strong)).toEqual([
    { leftPercent: (1440 / 2160) * 100, strong: true },
  ])
})

test('the parts of a leg follow each other by the minutes supplied', () => {
  const [leg] = flightOf('EK2 LHR-DXB 06:00 400 +90 > EK4 DXB-SIN 20:00 230').legs
  const parts = barParts(leg!, 1440)
  expect(parts.map(({ wait }) => wait?.airport ?? null)).toEqual([null, 'DXB', null])
  expect(parts[0]!.leftPercent).toBe(25)
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1]
    if (next) expect(next.leftPercent).toBeCloseTo(part.leftPercent + part.widthPercent)
  }
  expect(parts.reduce((sum, { widthPercent }) => sum + widthPercent, 0)).toBeCloseTo(50)
})

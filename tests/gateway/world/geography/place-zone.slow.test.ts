import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { cityId } from '../../../../gateway/world/geography/place-id.ts'
import { zoneOfCity } from '../../../../gateway/world/geography/place-zone.ts'
import { readCities } from '../../../../gateway/world/geography/read-cities.ts'
import { offsetAt } from '../../../../gateway/time-zone.ts'

const geo = createRequire(import.meta.url)('geo-tz') as { find(lat: number, lon: number): string[] }
const days = ['2026-01-15', '2026-07-15', '2026-10-28', '2027-03-20'].map((day) => Date.parse(day) / 60_000)
const offsetsOf = (zone: string) => days.map((minute) => offsetAt(zone, minute)).join()

it.each([
  [3_169_070, 'Europe/Rome'],
  [5_308_655, 'America/Phoenix'],
  [1_850_147, 'Asia/Tokyo'],
  [1_283_240, 'Asia/Kathmandu'],
  [2_510_911, 'Europe/Madrid'],
  [2_515_270, 'Atlantic/Canary'],
  [99_000_001, 'Atlantic/Reykjavik'],
])('hotel time: city %d has zone %s', (number, zone) => {
  expect(zoneOfCity(cityId(number))).toBe(zone)
})

it('hotel time: 99.8 % of the cities of 20,000 people have the offsets of the zone map', () => {
  const wrong: string[] = []
  let all = 0
  for (const { geonamesId, name, population, lat, lon } of readCities()) {
    const zone = population < 20_000 ? 'UTC' : zoneOfCity(cityId(geonamesId))
    // A section of another city has no zone of its own.
    if (zone === 'UTC') continue
    all++
    const onMap = geo.find(lat / 1e5, lon / 1e5).map(offsetsOf)
    if (!onMap.includes(offsetsOf(zone))) wrong.push(`${name} ${zone}`)
  }
  expect(all).toBeGreaterThan(15_000)
  expect(wrong.length / all, wrong.join()).toBeLessThan(0.002)
})

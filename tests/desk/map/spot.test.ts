import { describe, expect, test } from 'vitest'
import { fromCentreText, spotBox, spotOf, townOf, kilometresBetween } from '../../../components/map/spot.ts'
import { isIn } from '../../../lib/map/box.ts'

const lisbon = { name: 'Lisbon', lat: 38.71667, lng: -9.13333, population: 517_802 }
const spot = { lat: 38.73, lng: -9.15 }

describe('the position of a place', () => {
  test('is no point where none was supplied', () => {
    expect(spotOf({ latitude: 38.73, longitude: -9.15 })).toEqual(spot)
    expect(spotOf({ latitude: 0, longitude: 9.45 })).toEqual({ lat: 0, lng: 9.45 })
    expect(spotOf({ latitude: 0, longitude: 0 })).toBeNull()
    expect(spotOf({ latitude: 91, longitude: 0 })).toBeNull()
    expect(spotOf({ latitude: Number.NaN, longitude: 4 })).toBeNull()
  })

  test('names the town of the address, the nearest of that name, whatever the accents', () => {
    const other = { ...lisbon, lat: 40.9, lng: -8.5 }
    expect(townOf('Lisbon', spot, [other, lisbon])).toBe(lisbon)
    expect(townOf('Lisbon', spot, [other])).toBeNull()
    expect(townOf('Porto', spot, [lisbon])).toBeNull()
    const malmo = { ...lisbon, name: 'Malmö' }
    expect(townOf('Malmo', spot, [malmo])).toBe(malmo)
  })

  test('is shown with its surroundings and the middle of its town', () => {
    const alone = spotBox(spot, null)
    const both = spotBox(spot, lisbon)
    expect(alone && isIn(alone, lisbon)).toBe(false)
    expect(both && isIn(both, lisbon) && isIn(both, spot)).toBe(true)
    if (!alone) throw new Error('a point has a box')
    const wide = kilometresBetween({ lat: spot.lat, lng: alone.west }, { lat: spot.lat, lng: alone.east })
    expect(wide).toBeCloseTo(2.4, 1)
  })

  test('is told by its distance from the centre', () => {
    expect(kilometresBetween(spot, lisbon)).toBeCloseTo(2.07, 1)
    expect(fromCentreText(spot, lisbon)).toBe('2.1 km from the centre of Lisbon')
    expect(fromCentreText({ lat: 38.7194, lng: -9.13333 }, lisbon)).toBe('300 m from the centre of Lisbon')
    expect(fromCentreText(lisbon, lisbon)).toBe('50 m from the centre of Lisbon')
  })
})

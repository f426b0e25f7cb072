import { describe, expect, it } from 'vitest'
import { findHotel } from '../../../../gateway/world/hotel/find-hotel.ts'
import { hotelsOfPlace } from '../../../../gateway/world/hotel/hotels-of-place.ts'
import { placeRates } from '../../../../gateway/world/hotel/place-rates.ts'
import { coverImage, hotelImages } from '../../../../gateway/world/hotel/photo/hotel-photos.ts'
import { profileOfHotel } from '../../../../gateway/world/hotel/hotel-supply.ts'
import { ratesOfHotel } from '../../../../gateway/world/hotel/rates-of-hotel.ts'
import type { Occupancy } from '../../../../gateway/supply/hotel/stay.ts'
import { leadCents } from './lead-cents.ts'
import { hotelIdOf } from '../../../../gateway/world/hotel/catalogue/hotel-id.ts'
import { scenarioHotels } from '../../../../gateway/world/hotel/catalogue/scenario-hotels.ts'
import { gazetteer } from '../../../../gateway/world/geography/gazetteer.ts'
import { cityId, countryId } from '../../../../gateway/world/geography/place-id.ts'
import { sandboxCity } from '../../../../gateway/world/geography/sandbox-city.ts'

const now = new Date('2026-11-20T12:00:00Z')
const lisbon = -2_267_057
const couple = { adults: 2, childAges: [] }
const stayFor = (...occupancies: Occupancy[]) => ({
  checkIn: '2026-12-03',
  checkOut: '2026-12-06',
  occupancies,
})
const placeOf = (id: number) => gazetteer().place(gazetteer().rowOf(id)!)
const hotelsOf = (id: number) => hotelsOfPlace(placeOf(id).externalId)!

describe('prices in the world', () => {
  it('are those of the hotel, whether its city, a part of it or its country is searched', () => {
    const city = hotelsOf(lisbon)
    const district = city.districts.find((_, at) => city.district.includes(at))!
    for (const place of [city, hotelsOf(-district.id), hotelsOf(countryId('MT'))]) {
      const lead = leadCents(placeRates(place, stayFor(couple), now))
      const rows = Array.from({ length: 40 }, (_, at) => Math.floor((at * place.size) / 40))
      expect(new Set(rows).size).toBeGreaterThan(10)
      for (const row of rows) {
        const [cheapest] = ratesOfHotel(findHotel(place.hotelId[row]!)!, stayFor(couple), now, () => 0)
        expect(lead[row]).toBe(cheapest?.totalCents ?? 0)
      }
      expect(lead.some((cents) => cents > 0)).toBe(true)
    }
  })

  it('leave most hotels of a city open, cost more for more stars, and sell most rooms with free cancellation', () => {
    const city = hotelsOf(lisbon)
    const rates = placeRates(city, stayFor(couple), now)
    const lead = leadCents(rates)
    const open = lead.filter((cents) => cents > 0).length
    expect(open / city.size).toBeGreaterThan(0.7)
    expect(open).toBeLessThan(city.size)
    const isFree = (rate: number) => rates.kinds[rates.kind[rate]!]!.freeCancellation
    const free = Array.from(lead.keys()).filter((row) => {
      const [from = 0, end = 0] = rates.first.subarray(row, row + 2)
      return Array.from({ length: end - from }, (_, at) => from + at).some(isFree)
    })
    expect(free.length / open).toBeGreaterThan(0.4)
    const median = (stars: number) => {
      const own = Array.from(lead).filter((cents, row) => cents > 0 && city.stars[row] === stars)
      return own.sort((a, b) => a - b)[own.length >> 1]!
    }
    expect(median(5)).toBeGreaterThan(1.4 * median(4))
    expect(median(4)).toBeGreaterThan(1.3 * median(3))
    expect(median(3)).toBeGreaterThan(1.2 * median(2))
  })

  it('have rooms for a family in a fair part of the hotels', () => {
    const city = hotelsOf(lisbon)
    const lead = leadCents(placeRates(city, stayFor(couple, { adults: 2, childAges: [6] }), now))
    expect(lead.filter((cents) => cents > 0).length / city.size).toBeGreaterThan(0.4)
  })
})

describe('scenario hotels', () => {
  const scenario = (name: string) =>
    findHotel(
      hotelIdOf(
        cityId(sandboxCity.number),
        scenarioHotels.findIndex((each) => each.scenario === name),
      ),
    )!
  const rates = (name: string, ...occupancies: Occupancy[]) =>
    ratesOfHotel(scenario(name), stayFor(...occupancies), now, () => 0)

  it('are free on any date, and with some rate that can be cancelled', () => {
    for (const { scenario: name } of scenarioHotels) {
      for (const checkIn of ['2026-12-30', '2027-02-11', '2027-07-22', '2027-10-09']) {
        const stay = {
          checkIn,
          checkOut: `${checkIn.slice(0, 8)}${Number(checkIn.slice(8)) + 1}`,
          occupancies: [couple],
        }
        const rates = ratesOfHotel(scenario(name), stay, now, () => 0)
        expect(rates.some(({ terms }) => terms === 'free_cancellation')).toBe(true)
      }
    }
  })

  it('"One Left" has one room, for one party', () => {
    expect(rates('one_left', couple).map(({ available }) => available)).not.toContain(2)
    expect(rates('one_left', couple).length).toBeGreaterThan(0)
    expect(rates('one_left', couple, couple)).toEqual([])
    expect(ratesOfHotel(scenario('one_left'), stayFor(couple), now, () => 1)).toEqual([])
  })

  it('"Family Four" has a room for two adults and two children, and one price for each of several rooms', () => {
    const four = { adults: 2, childAges: [4, 9] }
    expect(rates('family_four', four)[0]!.rooms[0]).toMatchObject({ maxOccupancy: 4, ...four })
    const [both] = rates('family_four', four, couple)
    expect(new Set(both!.rooms.map(({ totalCents }) => totalCents)).size).toBe(2)
  })

  it('"Unrated, No Photo" has neither', () => {
    const hotel = scenario('unrated_no_photo')
    expect([coverImage(hotel), hotelImages(hotel), profileOfHotel(hotel).images]).toEqual([null, [], []])
    expect(
      rates('unrated_no_photo', couple).flatMap(({ rooms }) => rooms.flatMap(({ images }) => images)),
    ).toEqual([])
    expect(profileOfHotel(hotel).reviews).toEqual({ score: 0, count: 0, items: [] })
  })
})

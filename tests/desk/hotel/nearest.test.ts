import { expect, test } from 'vitest'
import type { HotelCard } from '../../../contract/hotel/availability-answer.ts'
import { shiftedStays } from '../../../components/hotel/rates/no-rates.tsx'
import { similarHotels } from '../../../components/hotel/rates/similar-hotels.tsx'
import { nearbyHotelsOf } from '../../../lib/hotel/hotel.ts'
import { nearbyQuery } from '../../../lib/hotel/hotel-rates.ts'

const stay = { checkIn: '2026-11-22', checkOut: '2026-11-24', rooms: [{ adults: 2, children: [] }] }

test('other dates are the nearest first, as long, and none has passed everywhere', () => {
  const moved = shiftedStays(stay, '2026-11-20T15:00:00.000Z').map(
    ({ checkIn, checkOut }) => `${checkIn} ${checkOut}`,
  )
  expect(moved).toEqual([
    '2026-11-23 2026-11-25',
    '2026-11-21 2026-11-23',
    '2026-11-24 2026-11-26',
    '2026-11-20 2026-11-22',
    '2026-11-25 2026-11-27',
    '2026-11-29 2026-12-01',
  ])
})

const here = { id: 1, stars: 4, location: { latitude: 38.72, longitude: -9.14 } }

function card(id: number, latitude: number): HotelCard {
  return {
    HotelId: id,
    HotelName: `Hotel ${id}`,
    NetRate: 200.5,
    Currency: 'USD',
    NonRefundable: false,
    FreeCancellation: true,
    MealPlan: 'Room only',
    Hotel: { name: `Hotel ${id}`, rating: 4, location: { latitude, longitude: -9.14 }, images: [] },
  }
}

test('hotels like it are the nearest, without itself', () => {
  const PricedItineraries = [card(2, 38.75), card(1, 38.72), card(3, 38.721), card(4, 38.7)]
  const answer = { PricedItineraries, Meta: null, Hotel: null, Policies: [], Reviews: null }
  const similar = similarHotels(nearbyHotelsOf(answer), here, 2)
  expect(similar.map(({ id }) => id)).toEqual([3, 4])
  expect(similar[0]).toMatchObject({ fromCents: 20_050, image: null })
  expect(similar[0]?.kilometres).toBeCloseTo(0.11, 2)
})

test('they are looked for around it, with its stars', () => {
  const { Map, Filters } = nearbyQuery(here)
  expect(Filters).toEqual({ class: ['4'] })
  expect(Map.NorthEast.lat).toBeGreaterThan(here.location.latitude)
  expect(Map.SouthWest.lng).toBeLessThan(here.location.longitude)
})

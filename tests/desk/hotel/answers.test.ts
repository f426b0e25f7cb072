import { describe, expect, test } from 'vitest'
import type { HotelRateV2 } from '../../../contract/hotel/availability-answer.ts'
import type { ResponseOf } from '../../../contract/registry.ts'
import type { HotelSummary } from '../../../contract/v3/hotel-objects.ts'
import { cancelCostOf } from '../../../lib/hotel/cancel-cost.ts'
import { cityOf } from '../../../lib/hotel/city.ts'
import { hotelPageOf } from '../../../lib/hotel/hotel.ts'

// The desk's reading of the answers about hotels. Components get no other fields of them.

const summary = {
  ...{ object: 'hotel_summary', hotel_id: '4711', name: 'Avenida', rating: 4, accommodation: 'Hotels' },
  ...{ lead_rate: { amount: '274.62', currency: 'USD' }, lead_rate_before_discount: null, nights: 2 },
  ...{ review_count: 0, review_score: 0, review_word: '', meal_plan: '', deal_badges: [], images: [] },
  address: { city: 'Lisbon', country: 'Portugal', country_code: 'PT' },
  ...{ location: { lat: 38.7, lng: -9.1 }, free_cancellation: true, refundable: true },
} as unknown as HotelSummary

function cityAnswer(offers: readonly HotelSummary[], applied: Record<string, string[]> = {}) {
  return {
    ...{ mode: 'city', offers, total: 41, sorts: [], facets: [], filters_applied: applied },
    pagination: { page: 3, page_size: 50 },
  } as unknown as ResponseOf<'hotel.search'>
}

describe('the answer of a city search', () => {
  test('is one page of hotels with prices in cents', () => {
    const city = cityOf(cityAnswer([summary]))
    expect(city).toMatchObject({ total: 41, page: 3 })
    expect(city?.hotels[0]).toMatchObject({ id: 4711, placeText: 'Hotel, Lisbon', totalCents: 27_462 })
  })

  test('says of every hotel whether its price is free to cancel, as the filters were applied', () => {
    const badge = (applied: Record<string, string[]>) =>
      cityOf(cityAnswer([summary], applied))?.hotels[0]?.badges[0]?.text
    expect(badge({})).toBe('Refundable')
    expect(badge({ free_cancellation: ['true'] })).toBe('Free cancellation')
  })

  test('has no price where its amount cannot be read, and is none at all where it is about one hotel', () => {
    const odd = { ...summary, lead_rate: { amount: '1.234', currency: 'USD' } }
    expect(cityOf(cityAnswer([odd]))?.hotels[0]?.totalCents).toBe(0)
    expect(cityOf({ mode: 'hotel' } as ResponseOf<'hotel.search'>)).toBeNull()
  })
})

const room = {
  ...{ Id: '1', Name: 'Twin', Adults: 2, Children: 1, Beds: ['2 single beds', '1 cot'], MaxOccupancy: 3 },
  ...{ SizeM2: 0, Description: '', Images: [], NetRate: 274.62 },
}
const rate = {
  ...{ FareSourceCode: 'code', HotelId: 4711, HotelName: 'Avenida', NetRate: 274.62, Currency: 'USD' },
  ...{ NetRateBeforeDiscount: 300, MealPlan: 'Room only', NonRefundable: true, FreeCancellation: false },
  ...{ RefundableUntil: null, CancellationPolicies: [], AvailableRooms: 0, Rooms: [room] },
} as unknown as HotelRateV2

test('a room of a rate has the ages that were asked for, since the answer only counts children', () => {
  const hotel = {
    ...{ id: 4711, name: 'Avenida', rating: 4, images: [], description: '', facility_groups: [] },
    ...{ check_in_from: '15:00', check_out_until: '', location: { latitude: 0, longitude: 0 } },
    address: { line: 'Rua 1', city: 'Lisbon', country: 'Portugal', country_code: 'PT', postal_code: '1000' },
  }
  const answer = { Hotel: hotel, PricedItineraries: [rate], Policies: [], Reviews: null, Meta: null }
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12', rooms: [{ adults: 2, children: [6] }] }
  const page = hotelPageOf(answer, stay)
  expect(page).toMatchObject({ address: 'Rua 1, 1000 Lisbon, Portugal', image: null, reviews: null })
  expect(page?.rates[0]).toMatchObject({
    offer: { offerCode: 'code', price: { totalCents: 27_462 }, roomsLeft: null, checkOut: '2026-12-12' },
    rooms: [{ beds: '2 single beds, 1 cot', sizeM2: null }],
    beforeCents: 30_000,
  })
  expect(page?.rates[0]?.offer.rooms[0]?.childAges).toEqual([6])
})

test('a cancellation names the next step that costs more, and none where the fee rises no more', () => {
  const steps = [
    { Amount: 10, FromDate: '2026-12-01T00:00:00' },
    { Amount: 80.5, FromDate: '2026-12-08T18:00:00' },
  ]
  const costs = (CurrentPenalty: number) =>
    cancelCostOf({
      ...{ UniqueId: 'TD1', NonRefundable: false, Currency: 'USD', RefundAmount: 100 - CurrentPenalty },
      ...{ CurrentPenalty, CancellationPolicies: steps },
    } as ResponseOf<'hotel.cancel-display'>)
  expect(costs(10)).toMatchObject({
    feeCents: 1000,
    refundCents: 9000,
    rise: { from: '2026-12-08T18:00:00', cents: 8050 },
  })
  expect(costs(80.5).rise).toBeNull()
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { cardsOf, placeId, ratesOf, stayDates, twoAdults } from '../../setup/hotel.ts'

/**
 * Hotel time over the wire: v1, v2 and v3 say the same about a refund, and cities around the world turn to
 * their next day one after the other.
 */
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const NOW = Date.parse('2026-11-20T09:00:00Z')
const v3Stay = {
  check_in: stayDates.CheckIn,
  check_out: stayDates.CheckOut,
  occupancies: [{ adults: 2 }],
}

async function openOffice() {
  const office = await gateway.mint({ balance: '90000.00' })
  return { office, SessionId: await gateway.signIn(office), token: await gateway.token(office) }
}

/** A hotel of a city with a rate that is free until the end of a day, and that day. */
async function freeRate(SessionId: string, name: string) {
  for (const { HotelId } of await cardsOf(gateway, SessionId, name)) {
    const rates = await ratesOf(gateway, SessionId, HotelId)
    const rate = rates.find((each) => each.FreeCancellation)
    const [step] = rate?.CancellationPolicies ?? []
    if (step) return { HotelId, chargedFrom: step.FromDate }
  }
  throw new Error(`no free cancellation in ${name}`)
}

describe.each([
  ['Tokyo', 'Asia/Tokyo', 9],
  ['Los Angeles', 'America/Los_Angeles', -8],
])('hotel time: in %s', (name, zone, hoursAhead) => {
  it('cancelling is free to the last second of the hotel, in lists and rates of v2 and v3', async () => {
    const { office, SessionId, token } = await openOffice()
    const { HotelId, chargedFrom } = await freeRate(SessionId, name)
    const chargedAt = Date.parse(`${chargedFrom}Z`) - hoursAhead * 3_600_000
    const lookUp = async () => {
      const card = (await cardsOf(gateway, SessionId, name)).find((each) => each.HotelId === HotelId)
      const rates = await ratesOf(gateway, SessionId, HotelId)
      const city_id = await placeId(gateway, name)
      const city = await gateway.mustCall('hotel.search', { token, ...v3Stay, city_id, page_size: 200 })
      const hotel = await gateway.mustCall('hotel.search', { token, ...v3Stay, hotel_id: HotelId })
      if (city.mode !== 'city' || hotel.mode !== 'hotel') throw new Error('both modes were asked for')
      return [
        card && 'FreeCancellation' in card && card.FreeCancellation,
        rates.some((rate) => rate.FreeCancellation),
        city.offers.find((offer) => offer.hotel_id === String(HotelId))?.free_cancellation,
        hotel.offers.some((offer) => offer.cancellation.type === 'free_cancellation'),
      ]
    }
    await gateway.advance((chargedAt - NOW) / 1000 - 60, office.officeId)
    expect(await lookUp()).toEqual([true, true, true, true])
    await gateway.advance(61, office.officeId)
    expect(await lookUp()).toEqual([false, false, false, false])
  })

  it('the zone is named by hotel, offer, booking and text', async () => {
    const { SessionId, token } = await openOffice()
    const { HotelId } = await freeRate(SessionId, name)
    const v3 = await gateway.mustCall('hotel.search', { token, ...v3Stay, hotel_id: HotelId })
    const v2 = await gateway.mustCall('hotel.availability', {
      ...{ SessionId, ...stayDates, HotelId, Occupancies: twoAdults },
    })
    const v1 = await gateway.mustCall('hotel.availability-v1', {
      ...{ SessionId, ...stayDates, HotelId, Occupancies: twoAdults },
    })
    if (v3.mode !== 'hotel') throw new Error('a hotel was asked for')
    const zones = [v3.hotel.time_zone, v2.Hotel?.time_zone, v1.PricedItineraries[0]?.Hotel.time_zone]
    expect(zones).toEqual([zone, zone, zone])
    const texts = v3.offers.flatMap(({ cancellation }) =>
      cancellation.non_refundable ? [] : [cancellation.policy_text],
    )
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(text).toContain(`, ${name} time (${zone})`)
  })
})

describe('gap 220', () => {
  it('refundable_until is null for a rate that gives nothing back, and for no other, in v2 and v3', async () => {
    const { SessionId, token } = await openOffice()
    const seen = new Set<string>()
    for (const { HotelId } of (await cardsOf(gateway, SessionId, 'Lisbon')).slice(0, 25)) {
      const v3 = await gateway.mustCall('hotel.search', { token, ...v3Stay, hotel_id: HotelId })
      const v2 = await ratesOf(gateway, SessionId, HotelId)
      if (v3.mode !== 'hotel') throw new Error('a hotel was asked for')
      for (const [at, { refundable, refundable_until, cancellation }] of v3.offers.entries()) {
        seen.add(cancellation.type)
        const rate = v2[at]!
        expect(refundable_until !== null).toBe(refundable)
        expect(rate.RefundableUntil).toBe(refundable_until)
        const lost = rate.CancellationPolicies.find(({ Amount }) => Amount === rate.NetRate)
        const before = lost && new Date(Date.parse(`${lost.FromDate}Z`) - 1000).toISOString().slice(0, 19)
        expect(refundable_until).toBe(before ?? null)
      }
    }
    expect([...seen].sort()).toEqual(['free_cancellation', 'non_refundable', 'partially_refundable'])
  })
})

describe('gap 211', () => {
  const keys = [
    ...['BeginTime', 'EndTime', 'CheckOutTime', 'MinAge', 'Instructions', 'SpecialInstructions'],
    ...['MandatoryFee', 'OptionalFee', 'KnowBeforeYouGo', 'PaymentDetail', 'LicenseNumber'],
    ...['KeyCollectionInfo', 'InstructionsFa', 'SpecialInstructionsFa', 'ChildPolicyDescriptionFa'],
    ...['SingleWomanDescriptionFa', 'PetAttribiute'],
  ].sort()

  it.each(['example-provider-1', 'example-provider-2'])(
    'v1 of %s: HotelPolicy has its 17 keys, HotelLabels is a list, the stay is at the top',
    async (Provider) => {
      const { SessionId } = await openOffice()
      const CityId = await placeId(gateway, 'Lisbon')
      const request = { SessionId, ...stayDates, CityId, Occupancies: twoAdults, Provider }
      const answer = await gateway.mustCall('hotel.availability-v1', request)
      expect(answer.CheckIn).toBe('2026-12-10T00:00:00')
      expect(answer.CheckOut).toBe('2026-12-12T00:00:00')
      expect(keys).toHaveLength(17)
      for (const { HotelPolicy, HotelLabels } of answer.PricedItineraries) {
        expect(Object.keys(HotelPolicy).sort()).toEqual(keys)
        expect(HotelPolicy.PetAttribiute).toEqual([])
        expect(HotelLabels).toEqual([])
      }
      const beginTimes = answer.PricedItineraries.map(({ HotelPolicy }) => HotelPolicy.BeginTime)
      expect(
        beginTimes.every((time) =>
          Provider === 'example-provider-1' ? /^\d\d:\d\d$/.test(time!) : time === null,
        ),
      ).toBe(true)
    },
  )
})

it('gap 219: meta of the v1 lookups is query, count and limit', async () => {
  const places = await gateway.mustCall('place.search-v1', { q: 'Lisbon', limit: 3 })
  expect(places.meta).toEqual({ query: 'Lisbon', count: places.data.length, limit: 3 })
  const external_ids = [String(places.data[0]!.external_id), '999999']
  const resolved = await gateway.mustCall('place.lookup-v1', { external_ids, provider: 'example-provider-1' })
  expect(resolved.meta).toEqual({ query: '', count: 1, limit: 500 })
})

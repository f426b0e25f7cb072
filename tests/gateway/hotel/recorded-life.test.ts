import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { openGatewayOn, type MintedOffice, type TestGateway } from '../../setup/gateway.ts'
import { hotelBookBody, placeId, ratesOf, stayDates, twoAdults } from '../../setup/hotel.ts'
import { recordedPhoto, recordedStay } from '../../setup/recorded/hotel.ts'
import { recordedSuppliers } from '../../setup/recorded/suppliers.ts'

/**
 * The life of a hotel booking with a second supplier: three recorded hotels. Nothing of the simulated world
 * is loaded; the import rules prove that (`recorded-without-world`).
 */
let gateway: TestGateway
let office: MintedOffice
let SessionId: string
let token: string
beforeAll(async () => {
  gateway = await openGatewayOn(() => recordedSuppliers)
  office = await gateway.mint({ balance: '1000.00' })
  SessionId = await gateway.signIn(office)
  token = await gateway.token(office)
})
afterAll(() => gateway.close())

const { checkIn, checkOut, adults } = recordedStay
const v3Stay = { check_in: checkIn, check_out: checkOut, occupancies: [{ adults }] }

async function searchCity(request: object = {}) {
  const city_id = await placeId(gateway, 'Lisbon')
  const results = await gateway.mustCall('hotel.search', { token, ...v3Stay, city_id, ...request })
  if (results.mode !== 'city') throw new Error('a city was asked for')
  return results
}

async function searchHotel(hotel_id: number) {
  const results = await gateway.mustCall('hotel.search', { token, ...v3Stay, hotel_id })
  if (results.mode !== 'hotel') throw new Error('a hotel was asked for')
  return results
}

/** Checks and books a rate; returns the booking's number. */
async function held(FareSourceCode: string): Promise<string> {
  const { PricedItinerary } = await gateway.mustCall('hotel.check-rate', { SessionId, FareSourceCode })
  const body = hotelBookBody(PricedItinerary.FareSourceCode)
  return (await gateway.mustCall('hotel.book', { SessionId, ...body })).UniqueId
}

const balance = () => gateway.mustCall('wallet.balance', { SessionId })

describe('places', () => {
  it('are found by name and by id', async () => {
    const { data } = await gateway.mustCall('place.search', { q: 'lis', limit: 5 })
    expect(data).toMatchObject([{ external_id: '11112267057', type: 'city', name: 'Lisbon', nr_hotels: 3 }])
    const external_ids = ['501', '5', '11112267057']
    const places = await gateway.mustCall('place.lookup', { external_ids })
    expect(places.data.map(({ name }) => name)).toEqual(['Casa da Ribeira', 'Lisbon'])
    const cities = await gateway.mustCall('place.search-v1', { q: 'Lisbon', limit: 5 })
    expect(cities.data).toMatchObject([{ id: 11112267057, destination: 'Lisbon' }])
  })
})

describe('a search of the city', () => {
  it('lists the hotels in order, with every facet counted', async () => {
    const results = await searchCity({ sort: 'price' })
    expect(results.total).toBe(3)
    expect(results.offers).toMatchObject([
      { hotel_id: '502', lead_rate: { amount: '98.00' }, review_word: 'Good', free_cancellation: true },
      { hotel_id: '501', lead_rate: { amount: '210.00' }, refundable: false, free_cancellation: true },
      { hotel_id: '503', lead_rate: { amount: '540.00' }, meal_plan: 'Breakfast included' },
    ])
    const counts = Object.fromEntries(
      results.facets.map(({ key, options }) => [
        key,
        Object.fromEntries(options.map(({ value, count }) => [value, count])),
      ]),
    )
    expect(counts).toMatchObject({
      stars: { 2: 1, 4: 1, 5: 1 },
      facility: { 107: 3, 433: 2, 54: 1 },
      district: { 71: 1, 72: 1 },
      chain: { 40: 1 },
      landmark: { 91: 2 },
      free_cancellation: { true: 2 },
      distance_km: { 1: 2, 3: 2, 5: 2 },
      adults_only: { true: 1 },
    })
  })

  it('filters, and the same in v2', async () => {
    const results = await searchCity({ filters: { facility: ['433'], stars: ['4'] } })
    expect(results.offers.map(({ name }) => name)).toEqual(['Casa da Ribeira'])
    const v2 = await gateway.mustCall('hotel.availability', {
      SessionId,
      ...stayDates,
      CityId: await placeId(gateway, 'Lisbon'),
      Occupancies: twoAdults,
    })
    expect(v2.PricedItineraries.map(({ HotelId }) => HotelId)).toEqual([501, 502, 503])
  })

  it('shows a picture of each', async () => {
    const [first] = (await searchCity()).offers
    const path = new URL(first?.images[0] ?? '').pathname
    const response = await gateway.send(path)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(recordedPhoto)
    expect((await gateway.send('/photos/hotels/501/2')).status).toBe(404)
  })
})

describe('a hotel', () => {
  it('sells its rates in v2 and v3 alike, with what is told about it', async () => {
    const v2 = await ratesOf(gateway, SessionId, 501)
    const v3 = await searchHotel(501)
    expect(v2.map(({ NetRate }) => NetRate)).toEqual([210, 264.5])
    expect(v3.offers.map(({ total }) => total.amount)).toEqual(['210.00', '264.50'])
    expect(v3.hotel).toMatchObject({ name: 'Casa da Ribeira', address: { line: 'Rua da Prata 80' } })
    const confirmed = await gateway.mustCall('hotel.rate-confirmation', { token, id: v3.offers[1]?.id })
    expect(confirmed).toMatchObject({ price_change: false, total: { amount: '264.50' } })
  })

  it('is held, extended, confirmed and cancelled for what its policy says', async () => {
    const rate = (await ratesOf(gateway, SessionId, 501)).find((each) => each.FreeCancellation)
    const UniqueId = await held(rate?.FareSourceCode ?? '')
    // The hotel's last room is taken.
    expect(await ratesOf(gateway, SessionId, 501)).toEqual([])
    expect(await balance()).toMatchObject({ Held: 264.5, Available: 735.5 })
    await gateway.mustCall('hotel.extend-payment-deadline', { SessionId, UniqueId })
    await gateway.mustCall('hotel.order', { SessionId, UniqueId })
    const data = await gateway.mustCall('hotel.booking-data', { SessionId, UniqueId })
    expect(data).toMatchObject({ Category: 20, TotalNetRate: 264.5, Hotel: { address: 'Rua da Prata 80' } })
    expect(data.VoucherNumbers).toHaveLength(1)
    // After the last moment of free cancellation.
    await gateway.advance(19 * 86_400, office.officeId)
    SessionId = await gateway.signIn(office)
    const cancelled = await gateway.mustCall('hotel.cancel', { SessionId, UniqueId })
    expect(cancelled).toMatchObject({ CancellationCharge: 132.25, RefundAmount: 132.25 })
    expect(await ratesOf(gateway, SessionId, 501)).toHaveLength(2)
    expect(await balance()).toMatchObject({ Held: 0, Total: 867.75 })
    expect(await checkLedger(gateway.services.db, office.officeId)).toEqual([])
  })
})

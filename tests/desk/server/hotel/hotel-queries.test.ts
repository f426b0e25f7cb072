import { afterEach, beforeEach, expect, test } from 'vitest'
import { hotelRatesOptions } from '../../../../lib/hotel/hotel-rates.ts'
import { hotelQueries } from '../../../../server/hotel/hotel-queries.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { scenarioHotel, stayDates } from '../../../setup/hotel.ts'
import { inRequest } from '../../../setup/next-headers.ts'
import { openWorld, type World } from '../world.ts'

// The rates that a hotel's page has with it, and when it leaves them to the browser.

const AVAILABILITY = '/v2/Hotel/HotelAvailability'
const rooms = [{ adults: 2, children: [] }]
const stay = { checkIn: stayDates.CheckIn, checkOut: stayDates.CheckOut, rooms }
const serverNow = '2026-11-20T09:00:00.000Z'

let world: World
let grant: Grant<'hotel_availability'>
let hotelId: number

beforeEach(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint({})), 'hotel_availability')
  hotelId = await scenarioHotel(world.gateway, grant.gatewaySession.reveal(), 'Extendable')
})
afterEach(() => world.close())

const queriesOf = (mode: string, wanted = stay) =>
  inRequest({ headers: new Headers({ 'sec-fetch-mode': mode }), jar: new Map() }, () =>
    hotelQueries(world.desk, grant, { hotelId, stay: wanted, serverNow }),
  )

test('a page that the browser opens has the rates, under the key by which its screen looks for them', async () => {
  const [query] = (await queriesOf('navigate'))?.queries ?? []
  expect(query?.queryKey).toEqual(hotelRatesOptions(hotelId, stay).queryKey)
  expect(query?.state.data).toMatchObject({ Hotel: { id: hotelId, name: 'Extendable' } })
})

test('within the desk, and for dates that have passed everywhere, nothing is asked', async () => {
  expect(await queriesOf('cors')).toBeUndefined()
  expect(await queriesOf('navigate', { ...stay, checkIn: '2026-11-18' })).toBeUndefined()
  expect(world.calls(AVAILABILITY)).toBe(0)
})

test('a read that fails is left to the browser', async () => {
  world.trouble(AVAILABILITY, 'lose-reply', 'lose-reply', 'lose-reply')
  expect(await queriesOf('navigate')).toBeUndefined()
})

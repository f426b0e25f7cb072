import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { hotelBookBody, stayDates, twoAdults } from '../../setup/hotel.ts'

/**
 * Text that PostgreSQL cannot store, such as NUL and half a surrogate pair, is an invalid field and not an
 * internal error, in whatever field it occurs. The field of a NUL is named by the rule for all control
 * characters (gap 255), to the last key.
 */
let gateway: TestGateway
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint())
})
afterAll(() => gateway.close())

const code = '1'.repeat(92)
const guest = { PassengerType: 1, FirstName: 'Zoë', LastName: 'Núñez' }
const stay = { ...stayDates, Occupancies: twoAdults }
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })

const calls: [string, Parameters<TestGateway['call']>[0], (bad: string) => Record<string, unknown>][] = [
  ['UniqueId', 'hotel.order', (UniqueId) => ({ UniqueId })],
  ['ClientUniqueId', 'hotel.booking-data', (ClientUniqueId) => ({ ClientUniqueId })],
  ['NationalityId', 'hotel.availability-v1', (NationalityId) => ({ ...stay, HotelId: 1, NationalityId })],
  ['FareSourceCode', 'hotel.check-rate', (FareSourceCode) => ({ FareSourceCode })],
  ['Note', 'hotel.book', (Note) => ({ ...hotelBookBody(code), Note })],
  [
    'Rooms[0].Passengers[0].FirstName',
    'hotel.book',
    (FirstName) => ({ ...hotelBookBody(code), Rooms: [{ Passengers: [{ ...guest, FirstName }] }] }),
  ],
  [
    'HotelTransfers[0]',
    'hotel.book',
    (text) => ({ ...hotelBookBody(code), HotelTransfers: [{ a: [{ text }] }] }),
  ],
]

it.each(calls)('%s of %s is refused unless it is plain text', async (field, id, bodyOf) => {
  for (const bad of ['a\0b', 'a\ud800']) {
    const { status, body } = await gateway.call(id, { SessionId, ...bodyOf(bad) })
    expect(status).toBe(200)
    const refused =
      /: must (be plain text|be a plain object|not contain the control character U\+(0000|D800))$/
    expect(body['Error']).toMatchObject({
      Id: 'Err0106001',
      Message: expect.stringMatching(refused) as string,
    })
    expect((body['Error'] as { Message: string }).Message.startsWith(field)).toBe(true)
  }
})

it('a transfer is nested eight deep at most', async () => {
  const ask = async (depth: number) => {
    const HotelTransfers = [nested(depth)]
    const request = { SessionId, ...hotelBookBody(code), HotelTransfers }
    return (await gateway.call('hotel.book', request)).body['Error']
  }
  expect(await ask(9)).toMatchObject({ Id: 'Err0106001' })
  expect(await ask(8)).toMatchObject({ Id: 'Err0102004' })
})

it('a client id of a token is plain too', async () => {
  const { status, body } = await gateway.call('token.issue', {
    grant_type: 'client_credentials',
    client_id: 'A\0:b',
    client_secret: 'x',
  })
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: 'invalid_request' })
})

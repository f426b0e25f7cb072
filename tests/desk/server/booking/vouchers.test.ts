import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../../../contract/session/limits.ts'
import type { HotelBookingView } from '../../../../lib/hotel/booking-view.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { vouchersAnswer } from '../../../../server/booking/voucher.ts'
import { hotelBookingView } from '../../../../server/hotel/booking-view.ts'
import { hotelVoucherAnswer } from '../../../../server/hotel/voucher-pdf.ts'
import { gateFailure, grantFor } from '../../../../server/session/gate.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { checked, heldHotel, hotelBookBody, ratesOf, scenarioHotel, someRate } from '../../../setup/hotel.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

/**
 * V1: a voucher goes to whoever in the office may read the booking, to no other office, and only when it is
 * issued. The desk's route and the gateway's permission rule say the same of every person.
 */

type State = HotelBookingView['state']

const DATA = '/v2/Hotel/HotelBookingData'
const users = [
  { userName: 'ada', role: 'agent' },
  { userName: 'reader', role: 'viewer' },
  { userName: 'boss', role: 'admin' },
] as const

let world: World
/** The office that books, another one that books too, and one that cannot pay. */
let [office, other, poor] = [] as unknown as [MintedOffice, MintedOffice, MintedOffice]
beforeAll(async () => {
  world = await openWorld()
  office = await world.gateway.mint({ balance: '90000.00', users: [...users] })
  other = await world.gateway.mint({ balance: '90000.00', users: [...users] })
  poor = await world.gateway.mint({ balance: '1.00', users: [...users] })
})
afterAll(() => world.close())

const cookies = new Map<string, Promise<string>>()

/** The session of an office's person; each signs in once. */
function cookieOf(home: MintedOffice, role: Role = 'agent'): Promise<string> {
  const key = `${home.officeId} ${role}`
  const cookie = cookies.get(key) ?? world.signIn(home, role)
  cookies.set(key, cookie)
  return cookie
}

async function sessionIdOf(cookie: string): Promise<string> {
  return (await world.grant(cookie, 'signed_in')).gatewaySession.reveal()
}

/** How an office comes to a booking in each state that the desk shows. */
const reach: Record<State, (SessionId: string) => Promise<string>> = {
  held: (SessionId) => heldHotel(world.gateway, SessionId),
  confirmed: async (SessionId) => moved('hotel.order', SessionId, await reach.held(SessionId)),
  withdrawn: async (SessionId) => moved('hotel.cancel', SessionId, await reach.confirmed(SessionId)),
  cancelled: async (SessionId) => moved('hotel.cancel', SessionId, await reach.held(SessionId)),
  vouchering: async (SessionId) => {
    const hotelId = await scenarioHotel(world.gateway, SessionId, 'Slow Voucher')
    const [rate] = await ratesOf(world.gateway, SessionId, hotelId)
    return moved('hotel.order', SessionId, await heldHotel(world.gateway, SessionId, rate))
  },
  lapsed: async (SessionId) => {
    const reference = await reach.held(SessionId)
    await world.gateway.advance(601, office.officeId)
    return reference
  },
  short: (SessionId) => reach.held(SessionId),
  duplicate: async (SessionId) => {
    const { FareSourceCode } = await someRate(world.gateway, SessionId)
    const offer = await checked(world.gateway, SessionId, FareSourceCode)
    const book = () =>
      world.gateway.mustCall('hotel.book', { SessionId, ...hotelBookBody(offer.FareSourceCode) })
    await book()
    return (await book()).UniqueId
  },
  // Another gateway may write a pair that no document has.
  unknown: (SessionId) => reach.confirmed(SessionId),
}

async function moved(verb: 'hotel.order' | 'hotel.cancel', SessionId: string, UniqueId: string) {
  await world.gateway.mustCall(verb, { SessionId, UniqueId })
  return UniqueId
}

/** The answer of the voucher's route to the person of a cookie. */
async function download(cookie: string, reference: string, state?: State): Promise<Response> {
  const gate = await grantFor(world.desk, cookie, 'hotel_booking_data', 'request-of-a-test')
  if (!gate.ok) return gateFailure(gate.refusal)
  if (state === 'unknown') world.rewrite(DATA, (body) => ({ ...body, Category: 20, Status: 29 }))
  return hotelVoucherAnswer(world.desk, gate.grant, reference)
}

/** Whether the gateway shows this booking to the person of a cookie. */
async function mayRead(cookie: string, UniqueId: string): Promise<boolean> {
  const SessionId = await sessionIdOf(cookie)
  const { body } = await world.gateway.call('hotel.booking-data', { SessionId, UniqueId })
  return body['Success'] === true
}

async function expectNothing(answer: Response, status: number, what: string): Promise<void> {
  const text = await answer.text()
  expect([answer.status, /%PDF|KELLER|USD/i.test(text)], what).toEqual([status, false])
}

const states = Object.keys(reach) as State[]

describe.each(states)('V1: the voucher of a booking that is %s', (state) => {
  const home = () => (state === 'short' ? poor : office)
  let reference: string
  beforeAll(async () => {
    reference = await reach[state](await sessionIdOf(await cookieOf(home())))
  })

  test.skipIf(state === 'unknown')('is the state that is meant', async () => {
    const SessionId = await sessionIdOf(await cookieOf(home()))
    const record = await world.gateway.mustCall('hotel.booking-data', { SessionId, UniqueId: reference })
    expect(hotelBookingView(record).state).toBe(state)
  })

  test.each(['agent', 'viewer', 'admin'] as const)(
    'goes to the %s of its office once issued',
    async (role) => {
      const cookie = await cookieOf(home(), role)
      const answer = await download(cookie, reference, state)
      expect(await mayRead(cookie, reference)).toBe(true)
      if (state !== 'confirmed') return expectNothing(answer, 409, role)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect((await answer.text()).startsWith('%PDF-')).toBe(true)
    },
  )

  test.each(['agent', 'viewer', 'admin'] as const)(
    'does not go to the %s of another office',
    async (role) => {
      const cookie = await cookieOf(other, role)
      await expectNothing(await download(cookie, reference), 404, role)
      expect(await mayRead(cookie, reference)).toBe(false)
    },
  )

  test('does not go to somebody without a session', async () => {
    await expectNothing(await download('', reference), 401, 'no cookie')
    await expectNothing(await download('a'.repeat(43), reference), 401, 'a made-up cookie')
  })
})

test('V1: swapped ids lead each office to its own voucher and to no other', async () => {
  const booked = await Promise.all(
    [office, other].map(async (each) => {
      const cookie = await cookieOf(each)
      return { cookie, reference: await reach.confirmed(await sessionIdOf(cookie)) }
    }),
  )
  for (const { cookie } of booked) {
    for (const { cookie: owner, reference } of booked) {
      expect((await download(cookie, reference)).status).toBe(cookie === owner ? 200 : 404)
    }
  }
})

test('V1: another id than that of a stay of the office names no voucher', async () => {
  const cookie = await cookieOf(office)
  const SessionId = await sessionIdOf(cookie)
  const reference = await heldHotel(world.gateway, SessionId, undefined, 'KELLER-V1')
  await moved('hotel.order', SessionId, reference)
  for (const id of ['KELLER-V1', `${reference}0`, '%', '../x', `${reference}\0`, 'PH9999999', ''])
    await expectNothing(await download(cookie, id), 404, id)
  expect((await download(cookie, reference)).status).toBe(200)
})

test('V1: a person whose permission has been taken away gets no voucher', async () => {
  const cookie = await world.signIn(office)
  const { sessionId } = await world.grant(cookie, 'signed_in')
  const reference = await reach.confirmed(await sessionIdOf(cookie))
  const db = await world.desk.store.db()
  const permissions = JSON.stringify(['wallet_balance'])
  await db.updateTable('session').set({ permissions }).where('id', '=', sessionId).execute()
  await expectNothing(await download(cookie, reference), 403, 'no permission')
})

describe('the vouchers of a booking of any kind', () => {
  const wanted = { voucher: null, shown: false }
  const answerOf = async (grant: AnyGrant, reference: string) => {
    const answer = await vouchersAnswer(world.desk, grant, reference, wanted)
    return answer.ok ? 'given' : [answer.status, ((await answer.json()) as { code: string }).code]
  }

  test('are found where the desk does not know the booking, and asked for by its kind where it does', async () => {
    const cookie = await cookieOf(office)
    const reader = await world.grant(cookie, 'signed_in')
    const reference = await reach.confirmed(await sessionIdOf(cookie))
    expect(await answerOf(reader, reference)).toBe('given')
    await bookingPageOf(world.desk, reader, reference)
    expect(await answerOf(reader, reference)).toBe('given')
    const without = { ...reader, permissions: [] }
    expect(await answerOf(without, reference)).toEqual([403, 'NotPermitted'])
    expect(await answerOf(without, 'PH9999999')).toEqual([404, 'NotFound'])
  })

  test('are none of a flight, and none of what is no reference', async () => {
    const reader = await world.grant(await cookieOf(office), 'signed_in')
    const { reference } = await holdFlight(world, reader)
    const before = world.calls(DATA)
    for (const none of [reference, '../x', 'x/y', `x ${reference}`, `${reference} x`, 'P'.repeat(65)]) {
      expect([none, await answerOf(reader, none)]).toEqual([none, [404, 'NotFound']])
    }
    expect(world.calls(DATA)).toBe(before)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../../../contract/registry.ts'
import { checkLedger } from '../../../../gateway/domain/wallet/check-ledger.ts'
import { offerCodeOf } from '../../../../lib/activity/activity-offer.ts'
import type { BookingKind } from '../../../../contract/booking/kinds.ts'
import { centsOfUsd } from '../../../../lib/money.ts'
import { activityHandling } from '../../../../server/activity/activity-handling.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { hotelHandling } from '../../../../server/hotel/hotel-handling.ts'
import { kindOf } from '../../../../server/kinds.ts'
import { cookieName } from '../../../../server/session/cookie.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { shellOf } from '../../../../server/shell/queries.ts'
import { revealNumber } from '../../../../server/traveller/reveal.ts'
import { travellerPageOf } from '../../../../server/traveller/queries.ts'
import { walletOf } from '../../../../server/wallet/queries.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { someRate } from '../../../setup/hotel.ts'
import { inRequest } from '../../../setup/next-headers.ts'
import { filledActivity } from '../../activity/form-fixture.ts'
import { filledGuests } from '../../hotel/guest-fixture.ts'
import { askRead, pageReads, reads, type Ask } from './booking-doors.ts'
import { fareInput, openWorld, type World } from '../world.ts'

/**
 * `GATEWAY_ASSUMED=off`: a booking service that offers only the documented operations. The desk books,
 * completes and cancels every kind with it, and names the facts that it cannot know.
 */

let world: World
let office: MintedOffice
let grant: AnyGrant
let cookie: string

beforeAll(async () => {
  world = await openWorld({ gateway: { assumed: false } })
  Object.assign(globalThis, { __travelDesk: { desk: world.desk } })
  office = await world.gateway.mint({ balance: '50000.00' })
  cookie = await world.signIn(office)
  grant = await world.grant(cookie, 'signed_in')
})
afterAll(async () => {
  Object.assign(globalThis, { __travelDesk: {} })
  await world.close()
})

const sessionId = () => grant.gatewaySession.reveal()

/** Holds something of each kind, by the desk. */
const holds: Record<BookingKind, () => Promise<string>> = {
  air: async () => {
    const input = { ...(await fareInput(world, grant)), ...attempt() }
    return reference(await holdOnce(world.desk, grant, airHandling, input))
  },
  hotel: async () => {
    const rate = await someRate(world.gateway, sessionId())
    const rooms = rate.Rooms.map(({ Adults }) => ({ adults: Adults, childAges: [] }))
    return reference(
      await holdOnce(world.desk, grant, hotelHandling, {
        ...attempt(),
        offerCode: rate.FareSourceCode,
        acceptedTotalCents: centsOfUsd(rate.NetRate),
        form: filledGuests(rooms),
      }),
    )
  },
  activity: async () => {
    const { gateway } = world
    const SessionId = sessionId()
    const request = { SessionId, q: 'Instant Confirmation', per_page: 1 }
    const { data } = await gateway.mustCall('activity.products', request)
    const [type] = await gateway.mustCall('activity.product-types', { SessionId, uuid: data[0]?.uuid ?? '' })
    const uuid = type?.uuid ?? ''
    const variant = await gateway.mustCall('activity.product-type', { SessionId, uuid })
    const slot = variant.timeslots.find(({ startTime }) => startTime === '09:00')?.uuid ?? null
    const date = '2026-12-03'
    const entry = await gateway.mustCall('activity.price-list', { SessionId, uuid, date })
    const rates = entry?.prices.find(({ timeSlotUuid }) => timeSlotUuid === slot)?.rates ?? []
    const adult = rates.find(({ type: of, category }) => of === 'retailPrice' && category === 'adult')
    return reference(
      await holdOnce(world.desk, grant, activityHandling, {
        ...attempt(),
        offerCode: offerCodeOf({ variant: uuid, date, slot }),
        acceptedTotalCents: Math.round((adult?.amount ?? NaN) * 100),
        form: filledActivity(),
      }),
    )
  },
}

const attempt = () => ({ clientReference: `TD-${randomUUID()}`, evenIfBooked: true })

function reference(held: Awaited<ReturnType<typeof holdOnce>>): string {
  if (held.kind !== 'held') throw new Error(JSON.stringify(held))
  return held.reference
}

async function pageOf(reference: string) {
  const page = await bookingPageOf(world.desk, grant, reference)
  if (page.kind !== 'read') throw new Error(page.kind)
  return page
}

const act = (kind: BookingKind, verb: string, reference: string) =>
  actOn(world.desk, grant, kindOf(kind), verb as never, reference)

describe.each([
  ['air', 'order', 'ticketed', null],
  ['hotel', 'order', 'confirmed', 'cancel'],
  ['activity', 'confirm', 'approved', 'cancel'],
] as const)('a booking of the kind %s', (kind, completes, completed, ends) => {
  test('is held, shown, listed and cancelled', async () => {
    const held = await holds[kind]()
    expect(await pageOf(held)).toMatchObject({ booking: { state: 'held', reference: held } })
    const list = await bookingsOf(world.desk, grant, null, () => {})
    expect(list).toMatchObject({ kind: 'read' })
    expect(JSON.stringify(list)).toContain(held)
    expect(await act(kind, 'cancel', held)).toEqual({ kind: 'done' })
    expect((await pageOf(held)).booking.state).toMatch(/^cancel/)
  })

  test('is completed, and ends where its terms let it', async () => {
    const held = await holds[kind]()
    expect(await act(kind, completes, held)).toEqual({ kind: 'done' })
    await world.gateway.advance(120, office.officeId)
    expect((await pageOf(held)).booking.state).toBe(completed)
    if (ends !== null) expect((await act(kind, ends, held)).kind).toMatch(/done|refused/)
    expect(await checkLedger(world.gateway.services.db, office.officeId)).toEqual([])
  })
})

test('every page opens, and every read is answered or said not to be offered', async () => {
  const held = await holds.air()
  const ask: Ask = {
    kind: 'air',
    reference: held,
    code: held,
    clientReference: `TD-${randomUUID()}`,
    offerCode: '1'.repeat(88),
    name: 'Anna Keller',
  }
  const headers = new Headers({ host: 'localhost:3000', origin: 'http://localhost:3000' })
  const jar = new Map([[cookieName(world.desk.settings), cookie]])
  const visit = <T>(work: () => T) => inRequest({ headers, jar }, work)
  for (const [name, read] of Object.entries(pageReads)) {
    const text = JSON.stringify(await visit(() => read(ask)))
    expect(text, name).not.toMatch(/"kind":"(session|failed)"/)
  }
  const assumed = new Set(operations.filter(({ standing }) => standing === 'assumed').map(({ id }) => id))
  for (const [id, inputs] of Object.entries(reads)) {
    for (const inputOf of inputs ?? []) {
      const input = (inputOf as (by: Ask) => object)(ask)
      const { status } = (await visit(() => askRead(id, input))) as { status: number }
      if (assumed.has(id as never)) expect(status, id).toBe(404)
      else expect(status, id).toBeLessThan(500)
    }
  }
})

describe('what nobody can know is said', () => {
  test('the wallet has its totals, and no statement', async () => {
    expect(await walletOf(world.desk, grant as never)).toMatchObject({
      kind: 'read',
      totals: { spendableCents: expect.any(Number) as number },
    })
    const { shell } = await shellOf(world.desk, grant)
    expect(shell).toMatchObject({
      balance: { spendableCents: expect.any(Number) as number },
      person: { role: 'agent' },
    })
  })

  test('who is an admin, so that nobody finds travellers; a number is revealed all the same', async () => {
    expect(travellerPageOf(grant)).toEqual({
      kind: 'refused',
      message: expect.stringContaining("doesn't say who is an office admin") as string,
    })
    const request = { reference: await holds.air(), document: 'traveller 1' }
    expect(await revealNumber(world.desk, grant, airHandling, request)).toMatchObject({ kind: 'revealed' })
  })
})

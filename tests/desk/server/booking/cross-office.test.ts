import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BookingKind } from '../../../../contract/booking/kinds.ts'
import type { Role } from '../../../../contract/session/limits.ts'
import { activityHandling } from '../../../../server/activity/activity-handling.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { hotelHandling } from '../../../../server/hotel/hotel-handling.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { lookUpBooking } from '../../../../server/booking/look-up.ts'
import { cookieName } from '../../../../server/session/cookie.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { inRequest } from '../../../setup/next-headers.ts'
import { heldHotel } from '../../../setup/hotel.ts'
import {
  actions,
  askRead,
  entriesOfTheSources,
  pageReads,
  reads,
  routes,
  withoutBooking,
  type Ask,
  type Door,
} from './booking-doors.ts'
import { fareInput, openWorld, type World } from '../world.ts'

/**
 * A1 through the desk: a booking of another office is answered as one that does not exist, at every entry of
 * the server, and a colleague, a viewer and nobody change nothing.
 */

const users = [
  { userName: 'ann', role: 'agent' as const },
  { userName: 'ben', role: 'agent' as const },
  { userName: 'ada', role: 'admin' as const },
  { userName: 'vic', role: 'viewer' as const },
]

let world: World
let office: MintedOffice
let owner: AnyGrant
/** The identifiers of each booking of the office, and of one that nobody has, as a stranger may know them. */
const real: Ask[] = []
const PEOPLE = /keller|anna@example|1234567|C01X/i

beforeAll(async () => {
  world = await openWorld()
  Object.assign(globalThis, { __travelDesk: { desk: world.desk } })
  office = await world.gateway.mint({ balance: '50000.00', users })
  owner = await world.grant(await world.signIn(office), 'signed_in')
  await bookAll()
})
afterAll(async () => {
  Object.assign(globalThis, { __travelDesk: {} })
  await world.close()
})

/** Makes a booking of each kind, all known to the desk. */
async function bookAll() {
  const { gateway, desk } = world
  const SessionId = owner.gatewaySession.reveal()
  const input = await fareInput(world, owner)
  const held = await holdOnce(desk, owner, airHandling, input)
  if (held.kind !== 'held') throw new Error(held.kind)
  const offers = { offerCode: input.offerCode, name: 'Anna Keller' }
  const { clientReference } = input
  real.push({ kind: 'air', reference: held.reference, code: held.reference, clientReference, ...offers })
  const hotels = `TD-${randomUUID()}`
  const hotel = await heldHotel(gateway, SessionId, undefined, hotels)
  real.push({ kind: 'hotel', reference: hotel, code: hotel, clientReference: hotels, ...offers })
  await lookUpBooking(desk, owner, hotelHandling, hotel)
  const { data } = await gateway.mustCall('activity.products', {
    SessionId,
    q: 'Instant Confirmation',
    per_page: 1,
  })
  const [type] = await gateway.mustCall('activity.product-types', { SessionId, uuid: data[0]?.uuid ?? '' })
  const variant = await gateway.mustCall('activity.product-type', { SessionId, uuid: type?.uuid ?? '' })
  const activities = `TD-${randomUUID()}`
  const { uuid, code } = await gateway.mustCall('activity.create-booking', {
    SessionId,
    productTypeUuid: variant.uuid,
    arrivalDate: '2026-12-03',
    timeSlotUuid: variant.timeslots[0]?.uuid ?? null,
    partnerReference: activities,
    customer: {
      salutation: 'Ms.',
      firstName: 'Anna',
      lastName: 'Keller',
      email: 'anna@example.com',
      phone: '+49 30 1234567',
    },
  })
  real.push({ kind: 'activity', reference: uuid, code, clientReference: activities, ...offers })
  await lookUpBooking(desk, owner, activityHandling, uuid)
}

/** References of the same form that nobody has. */
function missing({ kind, offerCode }: Ask): Ask {
  const none: Record<BookingKind, string> = { air: 'PO9999999', hotel: 'PH9999999', activity: randomUUID() }
  return {
    kind,
    reference: none[kind],
    code: kind === 'activity' ? 'PA9999999' : none[kind],
    clientReference: `TD-${randomUUID()}`,
    offerCode: '1'.repeat(offerCode.length),
    name: 'Zoe Zyzyx',
  }
}

type Who = 'nobody' | { of: MintedOffice; role: Role; userName: string }

async function as<T>(who: Who, work: () => Promise<T>): Promise<T> {
  const jar = new Map<string, string>()
  if (who !== 'nobody') {
    const { officeId, users } = who.of
    const only = users.filter(({ userName }) => userName === who.userName)
    const cookie = await world.signIn({ officeId, users: only }, who.role)
    jar.set(cookieName(world.desk.settings), cookie)
  }
  const headers = new Headers({ host: 'localhost:3000', origin: 'http://localhost:3000' })
  headers.set('x-request-id', 'request-of-a-test')
  return inRequest({ headers, jar }, work)
}

/** The answer of a door, and the identifiers of the booking that it was asked with. */
async function answerTo(door: Door, ask: Ask) {
  const used = new Set<string>()
  const watched = new Proxy(ask, {
    get(target, key: keyof Ask) {
      used.add(target[key])
      return target[key]
    },
  })
  return { text: JSON.stringify(await door(watched)), used }
}

/** An answer without the identifiers of the question, and without all that is derived from them. */
function comparable(text: string, used: ReadonlySet<string>): string {
  let bare = text
  for (const word of used) bare = bare.replaceAll(word, '<asked>')
  return bare.replaceAll(/TD-[0-9a-f-]{36}/g, '<derived>')
}

const readDoors: [string, Door][] = Object.entries(reads).flatMap(([id, inputs]) =>
  (inputs ?? []).map((inputOf, index): [string, Door] => [
    `read ${id} ${index + 1}`,
    (ask) => askRead(id, (inputOf as (ask: Ask) => object)(ask)),
  ]),
)
const doors: [string, Door][] = [...Object.entries({ ...pageReads, ...actions, ...routes }), ...readDoors]

/** All records of the office: none of them changes whoever else asks. */
async function state(): Promise<unknown> {
  const { gateway, desk } = world
  const SessionId = await gateway.signIn({ ...office, users: office.users.slice(0, 1) })
  const db = await desk.store.db()
  const audit = await db
    .selectFrom('audit')
    .select(['verb', 'reference', 'who'])
    .where('office_id', '=', owner.officeId)
    .where('verb', '!=', 'traveller.reveal')
    .orderBy('seq')
    .execute()
  const rows = await db
    .selectFrom('booking')
    .select(['reference', 'state', 'sealed_people', 'changed', 'attended_at'])
    .where('office_id', '=', owner.officeId)
    .orderBy('reference')
    .execute()
  const bookings = rows.map(({ sealed_people: people, ...row }) => ({ ...row, named: people !== null }))
  return { audit, bookings, wallet: await gateway.mustCall('wallet.statement', { SessionId }) }
}

test('every page, action, route and read of the desk is asked here, or says why no booking concerns it', () => {
  const listed = [pageReads, actions, routes, withoutBooking].flatMap((table) => Object.keys(table)).sort()
  // An entry that is new here: write into `booking-doors.ts` how it is asked about a booking.
  expect(listed).toEqual(entriesOfTheSources())
})

describe.each([
  ['an agent of another office', 'ben', 'agent'],
  ['an admin of another office', 'ada', 'admin'],
  ['a viewer of another office', 'vic', 'viewer'],
] as const)('%s', (_, userName, role) => {
  test('is answered as if the booking did not exist, at every entry, and learns nothing (A1, ASVS 8.4.1)', async () => {
    const before = await state()
    const other = await world.gateway.mint({ balance: '7777.00', users })
    const leaks: string[] = []
    for (const [name, door] of doors) {
      for (const ask of real) {
        await as({ of: other, role, userName }, async () => {
          const [yes, no] = [await answerTo(door, ask), await answerTo(door, missing(ask))]
          const what = `${name}, ${ask.kind}`
          if (comparable(yes.text, yes.used) !== comparable(no.text, no.used)) {
            leaks.push(`${what}: ${yes.text.slice(0, 300)} instead of ${no.text.slice(0, 300)}`)
          }
          const secrets = real.flatMap((one) => [one.reference, one.code, one.clientReference])
          for (const secret of secrets) {
            if (!yes.used.has(secret) && yes.text.includes(secret)) leaks.push(`${what} tells ${secret}`)
          }
          if (PEOPLE.test(yes.text)) leaks.push(`${what} tells who travels: ${yes.text.slice(0, 300)}`)
        })
      }
    }
    expect(leaks).toEqual([])
    expect(await state()).toEqual(before)
  })
})

test('nobody is told anything but to sign in (X2)', async () => {
  const before = await state()
  for (const [name, door] of doors) {
    for (const ask of real) {
      const { text } = await as('nobody', () => answerTo(door, ask))
      expect(text, name).toMatch(/session|SignedOut|401/)
      expect(text, name).not.toMatch(PEOPLE)
    }
  }
  expect(await state()).toEqual(before)
})

describe('in the office itself', () => {
  test.each([
    ['a colleague', 'ben', 'agent'],
    ['a viewer', 'vic', 'viewer'],
  ] as const)('%s reads the booking and changes nothing (A1, ASVS 8.2.2)', async (_, userName, role) => {
    const before = await state()
    for (const ask of real) {
      await as({ of: office, role, userName }, async () => {
        const page = await answerTo(pageReads['server/booking/page.ts#bookingForPage']!, ask)
        expect(page.text).toMatch(/keller/i)
        for (const text of [
          page.text,
          ...(await Promise.all(readDoors.map(([, door]) => answerTo(door, ask)))).map(({ text }) => text),
        ]) {
          expect(text).not.toContain('C01X00T47')
        }
        for (const [name, door] of Object.entries(actions)) {
          // Every agent of the office may see to a booking that needs attention, write a note on it, hand it
          // over where nobody knows who made it, as of an activity (`hand-over.test.ts`), and make it part
          // of a trip.
          if (/attendTo|noteOnBooking$|handOver|tripOfBookings/.test(name) && role === 'agent') continue
          // Macros of the palette are everybody's, and say nothing of a booking.
          if (name.endsWith('#keepSteps')) continue
          const { text } = await answerTo(door, ask)
          // Looking up and revealing are reads; a hold that was made before answers itself.
          if (/actOnBooking$|Traveller/.test(name)) expect(text, name).toContain('refused')
        }
      })
    }
    expect(await state()).toEqual(before)
  })
})

import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock } from '../../../gateway/control/advance-clock.ts'
import { erasePeople } from '../../../gateway/domain/booking/erase-people.ts'
import { readPeople } from '../../../gateway/domain/booking/people.ts'
import { runDue } from '../../../gateway/domain/booking/run-due.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { openHotelOffice, openHotelWorld, type HotelOffice, type HotelWorld } from '../hotel/hotel-office.ts'
import { valueOf } from './office.ts'
import {
  allows,
  applyVerb,
  heldCents,
  HOLD_SECONDS,
  settle,
  takenOf,
  type Believed,
  type Verb,
} from './walk-model.ts'

/**
 * Random walks through the bookings of an office, flights and hotels on one wallet. Whatever is done, in any
 * order and at any moment, the ledger is consistent (trust, W1-W4), every state is one that the tables allow,
 * and the rooms taken from a hotel are those of its bookings.
 */

const runs = Number(process.env['WALK_RUNS'] ?? 150)

/** Scenario hotels; every office of a walk has its own stock of their rooms. */
const hotels = [
  { roomsPerOffice: true, stock: 1, nightCents: 9_000 },
  { roomsPerOffice: true, stock: 3, nightCents: 4_111 },
] as const
const NIGHTS = 3

let world: HotelWorld
beforeAll(async () => {
  world = await openHotelWorld(hotels)
})
afterAll(() => world.close())

type Real = { office: HotelOffice; ids: string[] }
type Step = fc.AsyncCommand<Believed, Real>

/** After every step the ledger is consistent, and after a sweep the office is as the model expects. */
async function agree(model: Believed, real: Real) {
  const { officeId } = real.office
  const db = world.services.db
  expect(await checkLedger(db, officeId)).toEqual([])
  await runDue(world.services, officeId)
  settle(model)
  const rows = await db
    .selectFrom('booking')
    .select(['reference', 'state'])
    .where('office_id', '=', officeId)
    .execute()
  const states = new Map(rows.map((row) => [row.reference, row.state]))
  expect(real.ids.map((id) => states.get(id))).toEqual(model.bookings.map((booking) => booking.state))
  const wallet = await db
    .selectFrom('wallet')
    .selectAll()
    .where('office_id', '=', officeId)
    .executeTakeFirstOrThrow()
  expect([wallet.balance_cents, wallet.held_cents]).toEqual([BigInt(model.balance), BigInt(heldCents(model))])
  expect(await checkLedger(db, officeId)).toEqual([])
  const rooms = await db.selectFrom('room_night').select('rooms').where('scope', '=', officeId).execute()
  const taken = takenOf(model, 1) + takenOf(model, 2)
  expect(rooms.reduce((sum, row) => sum + row.rooms, 0)).toBe(taken * NIGHTS)
}

class BookFlight implements Step {
  readonly cents: number
  constructor(cents: number) {
    this.cents = cents
  }
  check = () => true
  async run(model: Believed, real: Real) {
    settle(model)
    const fits = model.balance - heldCents(model) >= this.cents
    const booked = valueOf(await real.office.air.book({ totalCents: this.cents }))
    expect(booked.state).toBe(fits ? 'held' : 'short')
    note(model, real, { kind: 'air', cents: this.cents, hotel: null }, booked)
    await agree(model, real)
  }
  toString = () => `book a flight for ${this.cents}`
}

class BookHotel implements Step {
  readonly id: 1 | 2
  readonly terms: 'partial' | 'fixed'
  constructor(id: 1 | 2, terms: 'partial' | 'fixed') {
    this.id = id
    this.terms = terms
  }
  check = () => true
  async run(model: Believed, real: Real) {
    settle(model)
    const { stock, nightCents } = hotels[this.id - 1]!
    const cents = nightCents * NIGHTS
    const code = await real.office.codeOf({ hotelId: this.id, terms: this.terms })
    expect(code !== null).toBe(takenOf(model, this.id) < stock)
    if (code === null) return
    valueOf(await real.office.check(code))
    const fits = model.balance - heldCents(model) >= cents
    const booked = valueOf(await real.office.bookCode(code))
    expect(booked.state).toBe(fits ? 'held' : 'short')
    const penaltyCents = this.terms === 'fixed' ? null : Math.round(cents * 0.3)
    const hotel = { id: this.id, penaltyCents, canExtend: fits }
    note(model, real, { kind: 'hotel', cents, hotel }, booked)
    await agree(model, real)
  }
  toString = () => `book hotel ${this.id}, ${this.terms}`
}

function note(
  model: Believed,
  real: Real,
  made: Pick<Believed['bookings'][number], 'kind' | 'cents' | 'hotel'>,
  booked: { reference: string; state: string },
) {
  const isHeld = booked.state === 'held'
  real.ids.push(booked.reference)
  const dueAt = isHeld ? model.now + HOLD_SECONDS : Infinity
  model.bookings.push({ ...made, state: isHeld ? 'held' : 'short', dueAt })
}

/** Calls a verb on the kind of the booking; a flight cannot be extended. */
async function act({ office }: Real, kind: 'air' | 'hotel', verb: Verb, id: string): Promise<boolean> {
  if (kind === 'hotel') return (await office[verb](id)).ok
  return verb === 'extend' ? false : (await office.air[verb](id)).ok
}

class Act implements Step {
  readonly verb: Verb
  readonly pick: number
  constructor(verb: Verb, pick: number) {
    this.verb = verb
    this.pick = pick
  }
  check = (model: Readonly<Believed>) => model.bookings.length > 0
  async run(model: Believed, real: Real) {
    settle(model)
    const index = this.pick % real.ids.length
    const booking = model.bookings[index]!
    const done = await act(real, booking.kind, this.verb, real.ids[index] ?? '')
    expect(done).toBe(allows(booking, this.verb))
    if (done) applyVerb(model, booking, this.verb)
    await agree(model, real)
  }
  toString = () => `${this.verb} ${this.pick}`
}

class Advance implements Step {
  readonly seconds: number
  constructor(seconds: number) {
    this.seconds = seconds
  }
  check = () => true
  async run(model: Believed, real: Real) {
    await advanceClock(world.services, { seconds: this.seconds, officeId: real.office.officeId })
    model.now += this.seconds
    await agree(model, real)
  }
  toString = () => `advance ${this.seconds}`
}

/** Moves the clock without a sweep, so the next call must find what is due. */
class Drift implements Step {
  readonly seconds: number
  constructor(seconds: number) {
    this.seconds = seconds
  }
  check = () => true
  async run(model: Believed, real: Real) {
    await sql`update office set clock_offset_seconds = clock_offset_seconds + ${this.seconds}
      where office_id = ${real.office.officeId}`.execute(world.services.db)
    model.now += this.seconds
  }
  toString = () => `drift ${this.seconds}`
}

/** Erases everybody of a booking; nothing that the model knows of changes (P2, W1). */
class Erase implements Step {
  readonly pick: number
  constructor(pick: number) {
    this.pick = pick
  }
  check = (model: Readonly<Believed>) => model.bookings.length > 0
  async run(model: Believed, real: Real) {
    const reference = real.ids[this.pick % real.ids.length] ?? ''
    const { officeId } = real.office
    const { db } = world.services
    const at = new Date(0)
    expect(await erasePeople(db, { officeId, reference, position: null, at })).not.toBeNull()
    const row = await db
      .selectFrom('booking')
      .selectAll()
      .where('office_id', '=', officeId)
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const people = await readPeople(world.services, row)
    expect(people.length).toBeGreaterThan(1)
    expect(people.every((person) => person === null)).toBe(true)
    await agree(model, real)
  }
  toString = () => `erase ${this.pick}`
}

/** Runs all verbs on one booking at once, together with two sweeps; they take effect one after the other. */
class Race implements Step {
  readonly pick: number
  constructor(pick: number) {
    this.pick = pick
  }
  check = (model: Readonly<Believed>) => model.bookings.length > 0
  async run(model: Believed, real: Real) {
    settle(model)
    const index = this.pick % real.ids.length
    const id = real.ids[index] ?? ''
    const booking = model.bookings[index]!
    const { officeId } = real.office
    const could = allows(booking, 'order') || allows(booking, 'cancel')
    const [cancelled, ordered] = await Promise.all([
      act(real, booking.kind, 'cancel', id),
      act(real, booking.kind, 'order', id),
      act(real, booking.kind, 'read', id),
      runDue(world.services, officeId),
      runDue(world.services),
    ])
    expect(cancelled || ordered).toBe(could)
    if (ordered) applyVerb(model, booking, 'order')
    // Both may succeed, because a hotel that was confirmed first can still be cancelled.
    if (cancelled) {
      expect(ordered ? allows(booking, 'cancel') : true).toBe(true)
      applyVerb(model, booking, 'cancel')
    }
    await agree(model, real)
  }
  toString = () => `race ${this.pick}`
}

const pick = fc.nat(9)
const hotel = fc.tuple(fc.constantFrom(1 as const, 2 as const), fc.constantFrom('partial', 'fixed'))
const steps = [
  fc.integer({ min: 1, max: 60_000 }).map((cents) => new BookFlight(cents)),
  hotel.map(([id, terms]) => new BookHotel(id, terms)),
  hotel.map(([id, terms]) => new BookHotel(id, terms)),
  pick.map((index) => new Act('order', index)),
  pick.map((index) => new Act('cancel', index)),
  pick.map((index) => new Act('extend', index)),
  pick.map((index) => new Act('read', index)),
  fc.constantFrom(1, 2, 3, 59, 599, 600, 601, 86_400).map((seconds) => new Advance(seconds)),
  fc.constantFrom(1, 3, 599, 600).map((seconds) => new Drift(seconds)),
  pick.map((index) => new Race(index)),
  pick.map((index) => new Erase(index)),
]

test(`${runs} walks keep the ledger`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 25 }), async (commands) => {
      const office = await openHotelOffice(world.services, 100_000)
      const start = () => ({
        model: { now: 0, balance: 100_000, bookings: [] } satisfies Believed as Believed,
        real: { office, ids: [] as string[] },
      })
      await fc.asyncModelRun(start, commands)
    }),
    { numRuns: runs, endOnFailure: false },
  )
})

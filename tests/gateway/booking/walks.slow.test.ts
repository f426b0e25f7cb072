import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock } from '../../../gateway/control/advance-clock.ts'
import { erasePeople } from '../../../gateway/domain/booking/erase-people.ts'
import { readPeople } from '../../../gateway/domain/booking/people.ts'
import { runAllDue, runDue } from '../../../gateway/domain/booking/run-due.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { handmadeActivities, openHandmadeOffice, type HandmadeOffice } from '../activity-booking/handmade.ts'
import { openHotelOffice, openHotelWorld, type HotelOffice, type HotelWorld } from '../hotel/hotel-office.ts'
import { valueOf } from './office.ts'
import {
  allows,
  applyVerb,
  heldCents,
  HOLD_SECONDS,
  HOTEL_LOST_AT,
  ISSUE_SECONDS,
  LEGS_LEAVE,
  PLACES,
  placesTaken,
  refundAsked,
  RESERVED_SECONDS,
  settle,
  takenOf,
  type Believed,
  type BelievedBooking,
  type Refunds,
  type RefundVerb,
  type Verb,
} from './walk-model.ts'

/**
 * Random walks through the bookings of an office, of all kinds on one wallet. Whatever is done, in any order
 * and at any moment, the ledger is consistent (trust, W1-W5), every state is one that the tables allow, and
 * the rooms and places taken are those of the bookings.
 */

const runs = Number(process.env['WALK_RUNS'] ?? 140)

/** Scenario hotels; every office of a walk has its own stock of their rooms. */
const hotels = [
  { roomsPerOffice: true, stock: 1, nightCents: 9_000 },
  { roomsPerOffice: true, stock: 3, nightCents: 4_111 },
] as const
const NIGHTS = 3

/** Activities of each fate; a price of 9.99 does not divide by the share that comes back. */
const activities = [
  { answer: { does: 'issue', seconds: 5 }, refundPercent: 50, cents: 999 },
  { answer: { does: 'issue', seconds: 60 }, refundPercent: 0, cents: 25_000 },
  { answer: { does: 'reject', seconds: 5 }, refundPercent: 100, cents: 12_345 },
  { answer: null, refundPercent: 100, cents: 3_000 },
] as const

let world: HotelWorld
beforeAll(async () => {
  world = await openHotelWorld(hotels)
  world.services.activities = handmadeActivities(activities.map((made) => ({ ...made, places: PLACES })))
})
afterAll(() => world.close())

/** The number of steps so far, and which refunds were made before and after the first departure. */
type Counted = { count: number; refunds: Set<string> }
type Real = { office: HotelOffice; activities: HandmadeOffice; ids: string[]; steps: Counted }
type Step = fc.AsyncCommand<Believed, Real>

/** After every step the ledger is consistent, and after a sweep the office is as the model expects. */
async function agree(model: Believed, real: Real) {
  const { officeId } = real.office
  real.steps.count += 1
  const db = world.services.db
  expect(await checkLedger(db, officeId)).toEqual([])
  await runDue(world.services, officeId)
  settle(model)
  const [rows, wallet, rooms, places, differences] = await Promise.all([
    db.selectFrom('booking').select(['reference', 'state']).where('office_id', '=', officeId).execute(),
    db.selectFrom('wallet').selectAll().where('office_id', '=', officeId).executeTakeFirstOrThrow(),
    db.selectFrom('room_night').select('rooms').where('scope', '=', officeId).execute(),
    db.selectFrom('activity_place').select('places').where('scope', '=', officeId).execute(),
    checkLedger(db, officeId),
  ])
  expect(differences).toEqual([])
  const states = new Map(rows.map((row) => [row.reference, row.state]))
  expect(real.ids.map((id) => states.get(id))).toEqual(model.bookings.map((booking) => booking.state))
  expect([wallet.balance_cents, wallet.held_cents]).toEqual([BigInt(model.balance), BigInt(heldCents(model))])
  const taken = takenOf(model, 1) + takenOf(model, 2)
  expect(rooms.reduce((sum, row) => sum + row.rooms, 0)).toBe(taken * NIGHTS)
  const placed = activities.map((_, id) => placesTaken(model, id)).reduce((sum, count) => sum + count, 0)
  expect(places.reduce((sum, row) => sum + row.places, 0)).toBe(placed)
}

/** The penalty of the fares of a walk for a refund of all tickets on each of two legs (`fares.ts`). */
const PENALTY_CENTS = 6_000

/** Terms of flights: a refund before the first departure and, of the rest, after it; or only after it. */
const flightTerms = {
  before: {},
  after: {
    nonRefundableType: 3,
    refund: { beforeFlight: false, afterFlight: true, penaltyCents: PENALTY_CENTS },
  },
} as const

/**
 * The refund of a ticket: all of its taxes, which are a quarter, and the base fare less the penalty; of the
 * second leg alone half of both, as both legs take the same time.
 */
function refundsOf(eachCents: number, adults: number, terms: keyof typeof flightTerms): Refunds {
  const taxCents = Math.floor(eachCents / 4)
  const baseCents = eachCents - taxCents
  const back = (base: number, tax: number, legs: number) =>
    tax + Math.max(0, base - (legs * PENALTY_CENTS) / adults)
  const between = back(Math.floor(baseCents / 2), Math.floor(taxCents / 2), 1)
  return terms === 'after'
    ? { before: null, between, tickets: true }
    : { before: back(baseCents, taxCents, 2), between, tickets: false }
}

class BookFlight implements Step {
  readonly eachCents: number
  readonly adults: number
  readonly terms: keyof typeof flightTerms
  constructor(eachCents: number, adults: number, terms: keyof typeof flightTerms) {
    this.eachCents = eachCents
    this.adults = adults
    this.terms = terms
  }
  /** A fare whose first flight has left is not sold. */
  check = (model: Readonly<Believed>) => model.now < LEGS_LEAVE[0]
  async run(model: Believed, real: Real) {
    settle(model)
    const { adults, eachCents, terms } = this
    const cents = eachCents * adults
    const fits = model.balance - heldCents(model) >= cents
    const booked = valueOf(
      await real.office.air.book({ totalCents: cents, adults, terms: flightTerms[terms] }),
    )
    expect(booked.state).toBe(fits ? 'held' : 'short')
    const refunds = refundsOf(eachCents, adults, terms)
    const flight = { refunds, refunded: Array.from({ length: adults }, () => false) }
    note(model, real, { kind: 'air', cents, hotel: null, activity: null, flight }, booked)
    await agree(model, real)
  }
  toString = () => `book a flight for ${this.adults} at ${this.eachCents}, refunded ${this.terms} departure`
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
    // A rate of which nothing comes back any more is sold as not refundable.
    const isFixed = this.terms === 'fixed' || model.now >= HOTEL_LOST_AT
    const penaltyCents = isFixed ? null : Math.round(cents * 0.3)
    const hotel = { id: this.id, penaltyCents, canExtend: fits }
    note(model, real, { kind: 'hotel', cents, hotel, activity: null, flight: null }, booked)
    await agree(model, real)
  }
  toString = () => `book hotel ${this.id}, ${this.terms}`
}

class BookActivity implements Step {
  readonly id: number
  constructor(id: number) {
    this.id = id
  }
  check = () => true
  async run(model: Believed, real: Real) {
    settle(model)
    const { answer, refundPercent, cents } = activities[this.id]!
    const fits = model.balance - heldCents(model) >= cents
    const booked = await real.activities.book(this.id)
    expect(booked.ok).toBe(placesTaken(model, this.id) < PLACES)
    if (!booked.ok) return
    expect(booked.value.state).toBe(fits ? 'held' : 'short')
    // A request that the wallet cannot pay leaves nothing to act on.
    if (fits) {
      real.ids.push(booked.value.reference)
      const refundCents = Math.round((cents * refundPercent) / 100)
      const activity = { id: this.id, answer, refundCents, isPaid: false, places: 0 }
      const dueAt = model.now + RESERVED_SECONDS
      const made = { kind: 'activity', cents, hotel: null, activity, flight: null } as const
      model.bookings.push({ ...made, state: 'reserved', dueAt })
    }
    await agree(model, real)
  }
  toString = () => `book activity ${this.id}`
}

function note(
  model: Believed,
  real: Real,
  made: Pick<BelievedBooking, 'kind' | 'cents' | 'hotel' | 'activity' | 'flight'>,
  booked: { reference: string; state: string },
) {
  const isHeld = booked.state === 'held'
  real.ids.push(booked.reference)
  const lapsesAt = Math.min(model.now + HOLD_SECONDS, made.flight ? LEGS_LEAVE[0] : Infinity)
  const dueAt = isHeld ? lapsesAt : Infinity
  model.bookings.push({ ...made, state: isHeld ? 'held' : 'short', dueAt })
}

/** Calls a verb on the kind of the booking; only a hotel can be extended. */
async function act({ office, activities }: Real, kind: BelievedBooking['kind'], verb: Verb, id: string) {
  const request = refundAsked(verb)
  if (request) return kind === 'air' && refundIn(office, request, id)
  return actIn({ office, activities }, kind, verb as Exclude<Verb, RefundVerb>, id)
}

async function actIn(
  { office, activities }: Pick<Real, 'office' | 'activities'>,
  kind: BelievedBooking['kind'],
  verb: Exclude<Verb, RefundVerb>,
  id: string,
) {
  if (kind === 'hotel') return (await office[verb](id)).ok
  if (kind === 'activity') return verb === 'extend' ? false : (await activities[verb](id)).ok
  return verb === 'extend' ? false : (await office.air[verb](id)).ok
}

async function refundIn(
  { air }: HotelOffice,
  { first, type }: NonNullable<ReturnType<typeof refundAsked>>,
  id: string,
) {
  const shown = await air.display(id)
  const tickets = shown.ok ? shown.value.tickets.slice(0, 1) : []
  const numbers = first ? tickets.map(({ ticket }) => ticket.number) : null
  return (await air.refund(id, { numbers, type })).ok
}

/** Which booking a refund is asked of: mostly one with tickets, if there is one, else any. */
function aimed({ bookings }: Readonly<Believed>, pick: number): number {
  const open = bookings.flatMap(({ flight, state }, index) => (flight && state === 'ticketed' ? [index] : []))
  return pick < 7 && open.length > 0 ? open[pick % open.length]! : pick % bookings.length
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
    const index = refundAsked(this.verb) ? aimed(model, this.pick) : this.pick % real.ids.length
    const booking = model.bookings[index]!
    const done = await act(real, booking.kind, this.verb, real.ids[index] ?? '')
    expect(done).toBe(allows(model, booking, this.verb))
    if (done) applyVerb(model, booking, this.verb)
    const request = refundAsked(this.verb)
    if (done && request)
      real.steps.refunds.add(`${request.type} ${model.now < LEGS_LEAVE[0] ? 'before' : 'after'}`)
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

/** A flight that is booked, ordered and issued: walks come to tickets too seldom by single steps. */
class Ticket implements Step {
  readonly book: BookFlight
  constructor(book: BookFlight) {
    this.book = book
  }
  check = (model: Readonly<Believed>) => this.book.check(model)
  async run(model: Believed, real: Real) {
    await this.book.run(model, real)
    await new Act('order', real.ids.length - 1).run(model, real)
    await new Advance(ISSUE_SECONDS).run(model, real)
  }
  toString = () => `${this.book.toString()}, and its ticket`
}

/** Moves the clock without a sweep, so the next call must find the timers that are due. */
class Drift implements Step {
  readonly seconds: number
  constructor(seconds: number) {
    this.seconds = seconds
  }
  check = () => true
  async run(model: Believed, real: Real) {
    await sql`update gateway.office set clock_offset_seconds = clock_offset_seconds + ${this.seconds}
      where office_id = ${real.office.officeId}`.execute(world.services.db)
    model.now += this.seconds
  }
  toString = () => `drift ${this.seconds}`
}

/** While a ticket is open, moves the clock to the next departure of the flights, or just before it. */
class Depart implements Step {
  readonly early: number
  constructor(early: number) {
    this.early = early
  }
  private next = ({ now }: Readonly<Believed>) => LEGS_LEAVE.find((at) => at - this.early > now)
  check = (model: Readonly<Believed>) =>
    this.next(model) !== undefined &&
    model.bookings.some(({ flight, state }) => flight && state === 'ticketed')
  async run(model: Believed, real: Real) {
    await new Advance(this.next(model)! - this.early - model.now).run(model, real)
  }
  toString = () => `depart, ${this.early} s early`
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
    expect(await erasePeople(db, { officeId, reference, positions: null, at })).not.toBeNull()
    const row = await db
      .selectFrom('booking')
      .selectAll()
      .where('office_id', '=', officeId)
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const people = await readPeople(world.services, row)
    expect(people.length).toBeGreaterThan(0)
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
    const could = allows(model, booking, 'order') || allows(model, booking, 'cancel')
    const [cancelled, ordered] = await Promise.all([
      act(real, booking.kind, 'cancel', id),
      act(real, booking.kind, 'order', id),
      act(real, booking.kind, 'read', id),
      runDue(world.services, officeId),
      runAllDue(world.services),
    ])
    expect(cancelled || ordered).toBe(could)
    if (ordered) applyVerb(model, booking, 'order')
    // Both may succeed, because a hotel that was confirmed first can still be cancelled.
    if (cancelled) {
      expect(ordered ? allows(model, booking, 'cancel') : true).toBe(true)
      applyVerb(model, booking, 'cancel')
    }
    await agree(model, real)
  }
  toString = () => `race ${this.pick}`
}

/** Refunds the tickets of one booking several times at once: whatever comes first, each is refunded once. */
class RaceRefunds implements Step {
  readonly pick: number
  constructor(pick: number) {
    this.pick = pick
  }
  check = (model: Readonly<Believed>) => model.bookings.length > 0
  async run(model: Believed, real: Real) {
    settle(model)
    const index = aimed(model, this.pick)
    const id = real.ids[index] ?? ''
    const booking = model.bookings[index]!
    // Whatever another type permits, this one does.
    const could = allows(model, booking, 'refund-left-unflown')
    const verbs = [
      ...(['refund-first-tickets', 'refund-left-unflown'] as const),
      ...(['refund-first-unflown', 'refund-left-all'] as const),
    ]
    const done = await Promise.all(verbs.map((verb) => act(real, booking.kind, verb, id)))
    expect(done.some(Boolean)).toBe(could)
    if (could) applyVerb(model, booking, 'refund-left-unflown')
    await agree(model, real)
  }
  toString = () => `race refunds ${this.pick}`
}

const pick = fc.nat(9)
const hotel = fc.tuple(fc.constantFrom(1 as const, 2 as const), fc.constantFrom('partial', 'fixed'))
const activity = fc.nat(activities.length - 1)
const refundVerb = fc
  .tuple(fc.constantFrom('left', 'first'), fc.constantFrom('tickets', 'unflown', 'all'))
  .map(([which, type]) => `refund-${which}-${type}` as const)
const bookFlight = fc
  .tuple(fc.integer({ min: 1, max: 30_000 }), fc.constantFrom(1, 2), fc.constantFrom('before', 'after'))
  .map(([cents, adults, terms]) => new BookFlight(cents, adults, terms))
const steps = [
  activity.map((id) => new BookActivity(id)),
  activity.map((id) => new BookActivity(id)),
  bookFlight,
  bookFlight.map((book) => new Ticket(book)),
  hotel.map(([id, terms]) => new BookHotel(id, terms)),
  hotel.map(([id, terms]) => new BookHotel(id, terms)),
  pick.map((index) => new Act('order', index)),
  pick.map((index) => new Act('cancel', index)),
  pick.map((index) => new Act('extend', index)),
  pick.map((index) => new Act('read', index)),
  fc.tuple(refundVerb, pick).map(([verb, index]) => new Act(verb, index)),
  fc.tuple(refundVerb, pick).map(([verb, index]) => new Act(verb, index)),
  fc.constantFrom(0, 1).map((early) => new Depart(early)),
  pick.map((index) => new RaceRefunds(index)),
  fc
    .constantFrom(1, 2, 3, 5, 59, 599, 600, 601, 1800, 86_400, 432_000)
    .map((seconds) => new Advance(seconds)),
  fc.constantFrom(1, 3, 5, 599, 600, 1800, 432_000).map((seconds) => new Drift(seconds)),
  pick.map((index) => new Race(index)),
  pick.map((index) => new Erase(index)),
]

test(`${runs} walks keep the ledger`, async () => {
  const counted: Counted = { count: 0, refunds: new Set() }
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), async (commands) => {
      const office = await openHotelOffice(world.services, 100_000)
      const made = openHandmadeOffice(world.services, office)
      const start = () => ({
        model: { now: 0, balance: 100_000, bookings: [] } satisfies Believed as Believed,
        real: { office, activities: made, ids: [] as string[], steps: counted },
      })
      await fc.asyncModelRun(start, commands)
    }),
    { numRuns: runs, endOnFailure: false },
  )
  if (runs < 140) return
  expect(counted.count).toBeGreaterThan(2000)
  expect([...counted.refunds]).toEqual(
    expect.arrayContaining(['tickets before', 'unflown before', 'all before', 'unflown after']),
  )
}, 450_000)

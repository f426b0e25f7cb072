import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock } from '../../../gateway/control/advance-clock.ts'
import { runDue } from '../../../gateway/domain/booking/run-due.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { openOffice, valueOf, type Office } from './office.ts'
import { openWorld, type World } from './world.ts'

/**
 * Walks at random through the life of an office's bookings: whatever is done, in whatever order and at whatever
 * moment, the ledger holds (trust, W1-W3) and every state is one that the table allows.
 */

const runs = Number(process.env['WALK_RUNS'] ?? 150)

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** What the walk believes: the wallet in cents, and each booking with the office second of its deadline. */
type Believed = {
  now: number
  balance: number
  bookings: {
    cents: number
    state: 'held' | 'ticketing' | 'ticketed' | 'cancelled' | 'short'
    dueAt: number
  }[]
}
type Real = { office: Office; ids: string[] }
type Step = fc.AsyncCommand<Believed, Real>

const HOLD_SECONDS = 600
const ISSUE_SECONDS = 3

function settle(model: Believed) {
  for (const booking of model.bookings) {
    if (booking.dueAt > model.now) continue
    if (booking.state === 'held') booking.state = 'cancelled'
    if (booking.state === 'ticketing') {
      booking.state = 'ticketed'
      model.balance -= booking.cents
    }
  }
}

function heldCents(model: Believed): number {
  const open = model.bookings.filter(({ state }) => state === 'held' || state === 'ticketing')
  return open.reduce((sum, booking) => sum + booking.cents, 0)
}

/** After every step: the ledger holds, and once the sweeper has been, the wallet is what the walk believes. */
async function agree(model: Believed, real: Real) {
  const { officeId } = real.office
  const db = world.services.db
  expect(await checkLedger(db, officeId)).toEqual([])
  await runDue(world.services, officeId)
  settle(model)
  const rows = await db
    .selectFrom('booking')
    .select(['unique_id', 'state'])
    .where('office_id', '=', officeId)
    .execute()
  const states = new Map(rows.map((row) => [row.unique_id, row.state]))
  expect(real.ids.map((id) => states.get(id))).toEqual(model.bookings.map((booking) => booking.state))
  const wallet = await db
    .selectFrom('wallet')
    .selectAll()
    .where('office_id', '=', officeId)
    .executeTakeFirstOrThrow()
  expect([wallet.balance_cents, wallet.held_cents]).toEqual([BigInt(model.balance), BigInt(heldCents(model))])
  expect(await checkLedger(db, officeId)).toEqual([])
}

class Book implements Step {
  readonly cents: number
  constructor(cents: number) {
    this.cents = cents
  }
  check = () => true
  async run(model: Believed, real: Real) {
    settle(model)
    const fits = model.balance - heldCents(model) >= this.cents
    const booked = valueOf(await real.office.book({ totalCents: this.cents }))
    expect(booked.state).toBe(fits ? 'held' : 'short')
    real.ids.push(booked.uniqueId)
    const dueAt = fits ? model.now + HOLD_SECONDS : Infinity
    model.bookings.push({ cents: this.cents, state: fits ? 'held' : 'short', dueAt })
    await agree(model, real)
  }
  toString = () => `book ${this.cents}`
}

class Act implements Step {
  readonly verb: 'order' | 'cancel' | 'read'
  readonly pick: number
  constructor(verb: 'order' | 'cancel' | 'read', pick: number) {
    this.verb = verb
    this.pick = pick
  }
  check = (model: Readonly<Believed>) => model.bookings.length > 0
  async run(model: Believed, real: Real) {
    settle(model)
    const index = this.pick % real.ids.length
    const booking = model.bookings[index]
    const outcome = await real.office[this.verb](real.ids[index] ?? '')
    expect(outcome.ok).toBe(this.verb === 'read' || booking?.state === 'held')
    if (booking && outcome.ok) applyVerb(model, booking, this.verb)
    await agree(model, real)
  }
  toString = () => `${this.verb} ${this.pick}`
}

function applyVerb(model: Believed, booking: Believed['bookings'][number], verb: Act['verb']) {
  if (verb === 'cancel') booking.state = 'cancelled'
  if (verb === 'order') {
    booking.state = 'ticketing'
    booking.dueAt = model.now + ISSUE_SECONDS
  }
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

/** The clock moves and nobody sweeps: what is due must be found by whoever comes next. */
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

/** All verbs on one booking at once, two sweeps among them: one wins. */
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
    const booking = model.bookings[index]
    const { officeId } = real.office
    const [cancelled, ordered] = await Promise.all([
      real.office.cancel(id),
      real.office.order(id),
      real.office.read(id),
      runDue(world.services, officeId),
      runDue(world.services),
    ])
    const winners = [cancelled, ordered].filter((outcome) => outcome.ok).length
    expect(winners).toBe(booking?.state === 'held' ? 1 : 0)
    if (booking && winners === 1) applyVerb(model, booking, cancelled.ok ? 'cancel' : 'order')
    await agree(model, real)
  }
  toString = () => `race ${this.pick}`
}

const pick = fc.nat(9)
const steps = [
  fc.integer({ min: 1, max: 60_000 }).map((cents) => new Book(cents)),
  fc.integer({ min: 1, max: 60_000 }).map((cents) => new Book(cents)),
  pick.map((index) => new Act('order', index)),
  pick.map((index) => new Act('cancel', index)),
  pick.map((index) => new Act('read', index)),
  fc.constantFrom(1, 2, 3, 59, 599, 600, 601, 86_400).map((seconds) => new Advance(seconds)),
  fc.constantFrom(1, 3, 599, 600).map((seconds) => new Drift(seconds)),
  pick.map((index) => new Race(index)),
]

test(`${runs} walks keep the ledger`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 25 }), async (commands) => {
      const office = await openOffice(world.services, 100_000)
      const start = () => ({
        model: { now: 0, balance: 100_000, bookings: [] } satisfies Believed as Believed,
        real: { office, ids: [] as string[] },
      })
      await fc.asyncModelRun(start, commands)
    }),
    { numRuns: runs, endOnFailure: false },
  )
})

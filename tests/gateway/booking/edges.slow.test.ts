import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runAllDue } from '../../../gateway/domain/booking/run-due.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { openHotelOffice, openHotelWorld, type HotelOffice, type HotelWorld } from '../hotel/hotel-office.ts'
import { valueOf } from './office.ts'

/**
 * A booking is never both ticketed (or confirmed) and cancelled (trust, B1), and each hold ends once (W3).
 * Thousands of bookings are acted on in the millisecond before, at or after a deadline, with order, cancel
 * and the sweeper at once. The clock does not move during a race, so the possible winners are known: one of
 * the acts before the deadline, and only the deadline itself from its instant on.
 */
const OFFICES = 10
const PER_OFFICE = 6
/**
 * Bookings per edge: with five edges 5,400 in all. All three acts race on a quarter of them, more than 1,000.
 */
const ROUNDS = 18
const OFFSETS = [-0.001, 0, 0.001]

type Kind = 'air' | 'hotel'
type Act = 'order' | 'cancel' | 'second order'

/** An edge: the kind of booking, and after how many seconds its deadline is. */
type Edge = { name: string; kind: Kind; seconds: number; limitMinutes?: number; extended?: boolean }

const edges: Edge[] = [
  { name: 'ten minutes of an air hold', kind: 'air', seconds: 600 },
  { name: 'TktTimeLimit', kind: 'air', seconds: 240, limitMinutes: 4 },
  {
    name: 'ten minutes with a limit a millisecond later',
    kind: 'air',
    seconds: 600,
    limitMinutes: 10 + 1 / 60_000,
  },
  { name: 'PaymentDeadline', kind: 'hotel', seconds: 600 },
  { name: 'PaymentDeadline, extended', kind: 'hotel', seconds: 1200, extended: true },
]

/** Which acts race. The sweeper runs with all but the first set. */
const casts: readonly (readonly Act[])[] = [
  ['order'],
  ['cancel'],
  ['order', 'cancel'],
  ['cancel', 'order', 'second order'],
]

let world: HotelWorld
let offices: HotelOffice[]
beforeAll(async () => {
  world = await openHotelWorld(
    Array.from({ length: OFFICES }, () => ({ scenario: 'extendable', stock: 10_000, nightCents: 1 })),
  )
  offices = []
  for (let at = 0; at < OFFICES; at++) offices.push(await openHotelOffice(world.services, 1_000_000))
})
afterAll(() => world.close())

type Case = { office: HotelOffice; kind: Kind; reference: string; cast: readonly Act[] }

/** Makes the bookings, one after the other in each office and in all offices at once. */
async function bookAll(edge: Edge): Promise<Case[]> {
  const made = await Promise.all(
    offices.map(async (office, at) => {
      const cases: Case[] = []
      for (let turn = 0; turn < PER_OFFICE; turn++) {
        const reference = await bookOne(office, at + 1, edge)
        cases.push({ office, kind: edge.kind, reference, cast: casts[(at + turn) % casts.length] ?? [] })
      }
      return cases
    }),
  )
  return made.flat()
}

async function bookOne(office: HotelOffice, hotelId: number, edge: Edge): Promise<string> {
  if (edge.kind === 'air') {
    const wanted = { totalCents: 100, ticketLimitMinutes: edge.limitMinutes ?? 1440 }
    return valueOf(await office.air.book(wanted)).reference
  }
  // With these terms a confirmed booking cannot be cancelled, just as a ticket cannot, so only one act can
  // win.
  const { reference } = valueOf(await office.book({ hotelId, terms: 'fixed' }))
  if (edge.extended) valueOf(await office.extend(reference))
  return reference
}

function act({ office, kind, reference }: Case, what: Act): Promise<{ ok: boolean }> {
  const acts = kind === 'air' ? office.air : office
  if (what === 'cancel') return acts.cancel(reference)
  return acts.order(reference, what === 'order' ? 'ada' : 'cleo')
}

/** Which acts won, by booking; the sweepers run at the same time. */
async function race(cases: readonly Case[], round: number): Promise<Act[][]> {
  const acts = cases.map(async (each) => {
    const order = round % 2 === 0 ? each.cast : each.cast.toReversed()
    const done = await Promise.all(order.map(async (what) => ((await act(each, what)).ok ? [what] : [])))
    return done.flat()
  })
  const sweepers = [runAllDue(world.services), runAllDue(world.services)]
  const [won] = await Promise.all([Promise.all(acts), Promise.all(sweepers)])
  return won
}

type Stored = {
  reference: string
  state: string
  confirmed_at: Date | null
  cancelled_at: Date | null
  ends: string[]
}

/** The rows of these bookings, with the transfers that resolved their holds. */
async function storedOf(cases: readonly Case[]): Promise<Map<string, Stored>> {
  const { rows } = await sql<Stored>`
    select b.reference, b.state, b.confirmed_at, b.cancelled_at,
      array(select e.kind from gateway.transfer e
        where e.office_id = b.office_id and e.resolves_id = b.hold_id) as ends
    from gateway.booking b where b.reference in (${sql.join(cases.map(({ reference }) => reference))})`.execute(
    world.services.db,
  )
  return new Map(rows.map((row) => [row.reference, row]))
}

async function playRound(edge: Edge, round: number): Promise<number> {
  const offset = OFFSETS[round % OFFSETS.length] ?? 0
  const cases = await bookAll(edge)
  world.clock.advanceSeconds(edge.seconds + offset)
  const won = await race(cases, round)
  // Let the ordered tickets be issued, so that no work is pending.
  world.clock.advanceSeconds(10)
  await runAllDue(world.services)
  const stored = await storedOf(cases)
  for (const [at, each] of cases.entries()) {
    const row = stored.get(each.reference)
    const winners = won[at] ?? []
    const why = `${edge.name} ${offset * 1000} ms, ${each.cast.join(' against ')}: ${winners.join()}, ${row?.state}`
    expect(winners.length, why).toBe(offset < 0 ? 1 : 0)
    const sold = winners.some((what) => what !== 'cancel')
    expect(row?.state, why).toBe(sold ? (each.kind === 'air' ? 'ticketed' : 'confirmed') : 'cancelled')
    expect([row?.confirmed_at !== null, row?.cancelled_at !== null], why).toEqual([sold, !sold])
    expect(row?.ends, why).toEqual([sold ? 'charge' : 'release'])
  }
  return cases.length
}

describe('at the edge of a deadline', () => {
  let played = 0
  test.each(edges)('there is one end and one winner: $name', async (edge) => {
    for (let round = 0; round < ROUNDS; round++) played += await playRound(edge, round)
  })

  test('the calls were 5,000 and more, and every ledger holds', async () => {
    expect(played).toBeGreaterThanOrEqual(5000)
    for (const { officeId } of offices) {
      expect(await checkLedger(world.services.db, officeId)).toEqual([])
    }
    const { rows } = await sql`select 1 from gateway.timer`.execute(world.services.db)
    expect(rows).toEqual([])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { arm } from '../../../gateway/domain/sandbox/armed.ts'
import { runAllDue, runDue } from '../../../gateway/domain/booking/run-due.ts'
import { lockRow } from '../../../gateway/domain/booking/touch.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { balanceOf } from '../../../gateway/domain/wallet/balance.ts'
import { statementOf } from '../../../gateway/domain/wallet/statement.ts'
import { nextCode } from './fares.ts'
import { openOffice, servicesAt, valueOf, type Office } from './office.ts'
import { untilOneWaits } from './waiting.ts'
import { openWorld, type World } from './world.ts'

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await openOffice(world.services)
})

async function held(): Promise<string> {
  return valueOf(await office.book()).reference
}

async function wallet() {
  const { balanceCents, heldCents } = await balanceOf(world.services.db, office.officeId)
  return { balanceCents, heldCents }
}

async function stateOf(reference: string) {
  return valueOf(await office.read(reference)).state
}

describe('the ten minutes', () => {
  test('one millisecond before, the ticket can be ordered', async () => {
    const reference = await held()
    world.clock.advanceSeconds(599.999)
    expect(valueOf(await office.order(reference)).state).toBe('ticketing')
  })

  test('in their last instant the booking is cancelled, and its funds are back', async () => {
    const reference = await held()
    world.clock.advanceSeconds(600)
    expect(await office.order(reference)).toMatchObject({ ok: false, failure: 'not-held' })
    expect(await office.cancel(reference)).toMatchObject({ ok: false, failure: 'cancelled-already' })
    expect(await stateOf(reference)).toBe('cancelled')
    expect(await wallet()).toEqual({ balanceCents: 1_000_000n, heldCents: 0n })
  })

  test('a refused verb keeps the lapse that it found', async () => {
    const reference = await held()
    world.clock.advanceSeconds(601)
    await office.order(reference)
    const row = await world.services.db
      .selectFrom('booking')
      .select(['state', 'cancelled_at'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    expect(row.state).toBe('cancelled')
    const now = world.clock.now().getTime()
    expect(row.cancelled_at?.getTime()).toBe(now - 1000)
  })

  test('an ordered booking does not lapse', async () => {
    const reference = await held()
    valueOf(await office.order(reference))
    world.clock.advanceSeconds(3600)
    expect(await stateOf(reference)).toBe('ticketed')
  })

  test.each([
    [-0.001, 'ticketing'],
    [0, 'cancelled'],
  ])('the airline’s limit counts when it comes first (%d s)', async (seconds, state) => {
    const { reference, limitAt } = valueOf(await office.book({ ticketLimitMinutes: 6 }))
    // The limit is stated in whole seconds and applies exactly as stated.
    const left = (limitAt?.getTime() ?? 0) - world.clock.now().getTime()
    expect(left).toBeGreaterThan(359_000)
    world.clock.advanceSeconds(left / 1000 + seconds)
    await office.order(reference)
    expect(await stateOf(reference)).toBe(state)
  })
})

describe('issue', () => {
  test('comes when it is due, charges what was held, once', async () => {
    const reference = await held()
    valueOf(await office.order(reference))
    world.clock.advanceSeconds(2.999)
    expect(await stateOf(reference)).toBe('ticketing')
    world.clock.advanceSeconds(0.001)
    const reads = await Promise.all(Array.from({ length: 10 }, () => office.read(reference)))
    expect(reads.every((read) => valueOf(read).state === 'ticketed')).toBe(true)
    expect(await wallet()).toEqual({ balanceCents: 950_000n, heldCents: 0n })
    const { entries } = await statementOf(world.services.db, office.officeId, {
      from: null,
      to: null,
      start: { page: 1 },
      perPage: 9,
    })
    expect(entries.map((entry) => entry.kind)).toEqual(['charge', 'hold', 'seed'])
    expect(await checkLedger(world.services.db, office.officeId)).toEqual([])
  })

  test('comes at once where the settings say so', async () => {
    const services = {
      ...world.services,
      settings: { ...world.services.settings, issueSeconds: [0, 0] as const },
    }
    const quick = await openOffice(services)
    const { reference } = valueOf(await quick.book())
    expect(valueOf(await quick.order(reference)).state).toBe('ticketing')
    expect(valueOf(await quick.read(reference)).state).toBe('ticketed')
  })

  test('takes between the least and the most, the same for the same booking', async () => {
    const services = {
      ...world.services,
      settings: { ...world.services.settings, issueSeconds: [2, 5] as const },
    }
    const usual = await openOffice(services)
    const seconds = new Set<number>()
    for (let round = 0; round < 8; round += 1) {
      const ordered = valueOf(await usual.order(valueOf(await usual.book()).reference))
      const due = Date.parse(ordered.detail.issueDueAt ?? '') - services.clock.now().getTime()
      expect(due).toBeGreaterThanOrEqual(2000)
      expect(due).toBeLessThanOrEqual(5000)
      seconds.add(due)
    }
    expect(seconds.size).toBeGreaterThan(1)
  })

  test('takes 90 seconds on the slow route', async () => {
    const { reference } = valueOf(await office.book({ ticketSeconds: 90 }))
    valueOf(await office.order(reference))
    world.clock.advanceSeconds(89.999)
    expect(await stateOf(reference)).toBe('ticketing')
    world.clock.advanceSeconds(0.001)
    expect(await stateOf(reference)).toBe('ticketed')
  })

  test('an armed ticket_stall keeps one booking in process for good', async () => {
    await arm(world.services.db, { officeId: office.officeId, scenario: 'ticket_stall', times: 1 })
    const [stuck, next] = [await held(), await held()]
    const { updated_at: orderedAt } = valueOf(await office.order(stuck))
    world.clock.advanceSeconds(10)
    expect(await stateOf(stuck)).toBe('ticketing')
    valueOf(await office.order(next))
    world.clock.advanceSeconds(86_400)
    expect(await stateOf(next)).toBe('ticketed')
    const waiting = valueOf(await office.read(stuck))
    // Nothing that a reader sees has changed since the order.
    expect(waiting).toMatchObject({ state: 'ticketing', updated_at: orderedAt })
    expect(await wallet()).toEqual({ balanceCents: 950_000n, heldCents: 50_000n })
    expect(await runDue(world.services, office.officeId)).toEqual([])
    expect(await checkLedger(world.services.db, office.officeId)).toEqual([])
  })
})

describe('an airline that refuses the ticket (gap 65)', () => {
  test('ends the booking once: its hold, its seats and its fare are free again', async () => {
    await arm(world.services.db, { officeId: office.officeId, scenario: 'ticket_fail', times: 1 })
    const code = nextCode()
    const { reference } = valueOf(await office.book({ code, flightNumber: '406', seatsLeft: 1 }))
    valueOf(await office.order(reference))
    world.clock.advanceSeconds(3)
    expect(await runDue(world.services, office.officeId)).toEqual([{ kind: 'air-issue', subject: reference }])
    const failed = valueOf(await office.read(reference))
    expect(failed).toMatchObject({
      ...{ state: 'failed', confirmed_at: null, ordered_by: 'ADA' },
      detail: { eTickets: [], issueDueAt: null },
    })
    expect(failed.cancelled_at).toEqual(world.clock.now())
    expect(await wallet()).toEqual({ balanceCents: 1_000_000n, heldCents: 0n })
    const rows = await world.services.db
      .selectFrom('transfer')
      .select('kind')
      .where('reference', '=', reference)
      .orderBy('transfer_id')
      .execute()
    expect(rows.map(({ kind }) => kind)).toEqual(['hold', 'release'])
    // The last seat and the fare can be booked again, by the same traveller, and the ticket is issued.
    const again = valueOf(await office.book({ code, flightNumber: '406', seatsLeft: 1 }))
    expect(again.state).toBe('held')
    valueOf(await office.order(again.reference))
    world.clock.advanceSeconds(3)
    expect(await stateOf(again.reference)).toBe('ticketed')
    expect(await checkLedger(world.services.db, office.officeId)).toEqual([])
  })
})

describe('who may', () => {
  test.each(['order', 'cancel'] as const)(
    '%s is the owner and an admin, and no colleague (ASVS 8.2.2)',
    async (verb) => {
      const mine = await held()
      expect(await office[verb](mine, 'ben')).toMatchObject({ ok: false, failure: 'not-yours' })
      expect(await stateOf(mine)).toBe('held')
      expect((await office[verb](mine, 'cleo')).ok).toBe(true)
      expect((await office[verb](await held(), 'ada')).ok).toBe(true)
    },
  )

  test('read is everybody in the office', async () => {
    const reference = await held()
    for (const who of ['ada', 'ben', 'cleo'] as const)
      expect((await office.read(reference, null, who)).ok).toBe(true)
  })

  test('another office’s booking is as unknown as one that never was', async () => {
    const { reference } = valueOf(await office.book({}, { clientReference: 'OURS' }))
    const other = await openOffice(world.services)
    const nowhere = [
      await other.read('PO9999999'),
      await other.order('PO9999999'),
      await other.cancel('PO9999999'),
    ]
    for (const who of ['ada', 'cleo'] as const) {
      expect([
        await other.read(reference, null, who),
        await other.order(reference, who),
        await other.cancel(reference, who),
      ]).toEqual(nowhere)
      expect(await other.read(null, 'OURS', who)).toEqual(nowhere[0])
    }
    expect(nowhere.map((each) => !each.ok && each.failure)).toEqual(['not-found', 'not-found', 'not-found'])
    expect(await stateOf(reference)).toBe('held')
  })

  test('both references must agree, and one is needed', async () => {
    const one = valueOf(await office.book({}, { clientReference: 'ONE' })).reference
    const two = valueOf(await office.book({}, { clientReference: 'TWO' })).reference
    expect(valueOf(await office.read(one, 'ONE')).reference).toBe(one)
    expect(await office.read(two, 'ONE')).toMatchObject({ failure: 'not-found' })
    expect(await office.read(null, null)).toMatchObject({ failure: 'no-reference' })
  })
})

describe('the sweeper', () => {
  test('does in order what nobody looked at, once', async () => {
    const early = valueOf(await office.book({ ticketLimitMinutes: 6 })).reference
    const [first, second] = [await held(), await held()]
    valueOf(await office.order(second))
    world.clock.advanceSeconds(600)
    expect(await runDue(world.services, office.officeId)).toEqual([
      { kind: 'air-issue', subject: second },
      { kind: 'air-lapse', subject: early },
      { kind: 'air-lapse', subject: first },
    ])
    expect(await runDue(world.services, office.officeId)).toEqual([])
    expect(await wallet()).toEqual({ balanceCents: 950_000n, heldCents: 0n })
  })

  test('four of them at once do each job once', async () => {
    for (let count = 0; count < 12; count += 1) await office.book({ totalCents: 10_000 })
    world.clock.advanceSeconds(600)
    const ran = (await Promise.all(Array.from({ length: 4 }, () => runAllDue(world.services)))).flat()
    const mine = ran.filter((job) => job.kind === 'air-lapse').map((job) => job.subject)
    expect(new Set(mine).size).toBe(mine.length)
    expect(await wallet()).toEqual({ balanceCents: 1_000_000n, heldCents: 0n })
    expect(await checkLedger(world.services.db, office.officeId)).toEqual([])
  })

  test('waits for a booking that another call holds, and applies what is due to it', async () => {
    const reference = await held()
    world.clock.advanceSeconds(600)
    let swept: Promise<unknown> = Promise.resolve()
    await world.services.db.transaction().execute(async (tx) => {
      await lockRow(tx, { officeId: office.officeId, reference })
      swept = runDue(world.services, office.officeId)
      await Promise.race([swept, untilOneWaits(tx)])
    })
    await swept
    expect(await wallet()).toEqual({ balanceCents: 1_000_000n, heldCents: 0n })
  })

  test('what fell due while the gateway was down is done at its next start', async () => {
    const reference = await held()
    const restarted = servicesAt(world.url)
    restarted.clock.advanceSeconds(
      world.clock.now().getTime() / 1000 - restarted.clock.now().getTime() / 1000 + 700,
    )
    const ran = await runDue(restarted.services, office.officeId)
    await restarted.close()
    expect(ran).toEqual([{ kind: 'air-lapse', subject: reference }])
    expect((await wallet()).heldCents).toBe(0n)
  })
})

describe('races', () => {
  test('cancel, order and lapse at the same moment: one wins, the money follows it', async () => {
    for (let round = 0; round < 40; round += 1) {
      const reference = await held()
      const lapses = round % 2 === 0
      if (lapses) world.clock.advanceSeconds(600)
      const [cancelled, ordered] = await Promise.all([
        office.cancel(reference),
        office.order(reference, 'cleo'),
        runDue(world.services, office.officeId),
      ])
      const won = [cancelled, ordered].filter((each) => each.ok).length
      expect(won, `round ${round}`).toBe(lapses ? 0 : 1)
      expect(await checkLedger(world.services.db, office.officeId)).toEqual([])
      world.clock.advanceSeconds(3)
      await runDue(world.services, office.officeId)
    }
    expect((await wallet()).heldCents).toBe(0n)
  }, 60_000)
})

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countedSums } from '../../../../server/statement/copy-sums.ts'
import { copiedMovements, endedLines, sumsOf } from '../../../../server/statement/movements.ts'
import {
  copiedRange,
  emptyCopy,
  storeMovements,
  type Movement,
} from '../../../../server/statement/stored-copy.ts'
import { openWorld, type World } from '../world.ts'

/** The sums that are kept with the copy of a statement are those of all its movements, at every moment. */

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const ALL = { kind: 'all', from: null, to: null, service: null, found: null } as const
const OPEN = { ...ALL, kind: 'open' } as const
const AT = new Date('2026-11-20T09:00:00Z')

/** The next movement; `of` chooses which of the open holds it ends. */
const step = fc.record({
  does: fc.constantFrom('hold', 'hold', 'charge', 'release', 'credit', 'refund' as const),
  of: fc.nat(50),
  cents: fc.integer({ min: 1, max: 9_000_000 }),
})

/** A ledger, oldest first: holds, each ended once at most, credits and refunds. */
function ledgerOf(steps: readonly { does: Movement['kind']; of: number; cents: number }[]): Movement[] {
  const open: Movement[] = []
  return steps.map(({ does, of, cents }, index): Movement => {
    const ends =
      does === 'charge' || does === 'release' ? open.splice(of % Math.max(1, open.length), 1)[0] : null
    const made: Movement = {
      ordinal: index + 1,
      id: randomUUID(),
      at: AT,
      kind: (does === 'charge' || does === 'release') && !ends ? 'credit' : does,
      amount_cents: ends?.amount_cents ?? cents,
      balance_cents: 0,
      held_cents: 0,
      reference: null,
      family: null,
      resolves_id: ends?.id ?? null,
    }
    if (does === 'hold') open.push(made)
    return made
  })
}

/** The sums of the page by a plain look at every movement. */
function plainly(ledger: readonly Movement[]) {
  const ended = new Set(ledger.map((each) => each.resolves_id))
  const shown = ledger.filter(({ id, kind }) => kind !== 'hold' || !ended.has(id))
  const of = (...kinds: Movement['kind'][]) =>
    shown.reduce((sum, { kind, amount_cents: cents }) => (kinds.includes(kind) ? sum + cents : sum), 0)
  return {
    rowCount: shown.length,
    shownCount: shown.length + shown.filter((each) => each.resolves_id !== null).length,
    sums: {
      chargedCents: of('charge'),
      refundedCents: of('refund'),
      releasedCents: of('release'),
      creditedCents: of('credit', 'seed'),
      openCents: of('hold'),
    },
  }
}

/** Stores a part of a ledger, and expects the copy to be that part. */
async function store(officeId: string, ledger: readonly Movement[], parts: readonly [number, number][]) {
  const { desk } = world
  const copied = await copiedRange(desk, officeId)
  const runs = parts.map(([from, to]) => ledger.slice(from, to).toReversed()).filter((run) => run.length > 0)
  const range = await storeMovements(desk, officeId, copied, runs)
  if (typeof range === 'string') throw new Error(range)
  expect(range.sums).toEqual(await countedSums(await desk.store.db(), officeId))
  expect(await copiedRange(desk, officeId)).toEqual(range)
  const source = copiedMovements(officeId, range)
  const within = ledger.slice(Math.max(0, range.from - 1), range.to)
  const summary = await sumsOf(desk, source, ALL)
  expect(summary).toEqual(plainly(within))
  expect(summary).toEqual(await sumsOf(desk, { ...source, sums: null }, ALL))
  const open = await endedLines(desk, source, OPEN, { limit: 500, offset: 0 })
  expect(open.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(summary.sums.openCents)
  return source
}

test('sums are right in any order of reading: from the oldest on, or the newest first and the gap later', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 40 }),
      fc.nat(40),
      fc.nat(40),
      fc.boolean(),
      async (steps, one, other, newestFirst) => {
        const officeId = `sandbox:${randomUUID()}`
        const ledger = ledgerOf(steps)
        const [first, second] = [one, other].map((at) => Math.min(at, ledger.length)).sort((a, b) => a - b)
        const cuts: [number, number][] = [
          [0, first!],
          [first!, second!],
          [second!, ledger.length],
        ]
        if (newestFirst) {
          await store(officeId, ledger, [cuts[2]!])
          await store(officeId, ledger, [cuts[2]!, cuts[1]!])
          await store(officeId, ledger, [cuts[0]!])
        } else for (const cut of cuts) await store(officeId, ledger, [cut])
      },
    ),
    { numRuns: 25 },
  )
})

test('older movements below a gap are in no sum of the page', async () => {
  const officeId = `sandbox:${randomUUID()}`
  const ledger = ledgerOf(
    Array.from({ length: 12 }, (_, of) => ({
      does: of % 2 ? ('charge' as const) : ('hold' as const),
      of,
      cents: 1 + of,
    })),
  )
  expect((await store(officeId, ledger, [[0, 3]])).sums).not.toBeNull()
  expect((await store(officeId, ledger, [[8, 12]])).sums).toBeNull()
  expect((await store(officeId, ledger, [[3, 8]])).sums).toBeNull()
  expect((await store(officeId, ledger, [[0, 3]])).sums).not.toBeNull()
})

test('a copy from before they were kept is counted with the next reading, an emptied one begins anew', async () => {
  const officeId = `sandbox:${randomUUID()}`
  const ledger = ledgerOf([
    { does: 'credit', of: 0, cents: 90_000 },
    { does: 'hold', of: 0, cents: 40_000 },
    { does: 'charge', of: 0, cents: 1 },
  ])
  await store(officeId, ledger, [[0, 2]])
  const db = await world.desk.store.db()
  await db.updateTable('wallet_copy').set({ sums: null }).where('office_id', '=', officeId).execute()
  await store(officeId, ledger, [[1, 3]])
  await emptyCopy(world.desk, officeId, await copiedRange(world.desk, officeId))
  expect((await copiedRange(world.desk, officeId)).sums).toBeNull()
  await store(officeId, ledger, [[0, 1]])
})

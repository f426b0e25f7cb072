import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { hold } from '../gateway/domain/wallet/hold.ts'
import { openWallet } from '../gateway/domain/wallet/open-wallet.ts'
import { openStore, type Store } from '../gateway/store/open.ts'
import { inTransaction } from '../database/transaction.ts'
import type { AirSupply } from '../gateway/supply/air/port.ts'
import { interleave, median, type BenchRow } from './row.ts'
import { openSubject, type Subject } from './subject.ts'

const AT_ONCE = 50
const HOLDS = 600
const ROUNDS = 5
const SEED_CENTS = 1_000_000_000_000n

const noFlights: AirSupply = {
  search: () => {
    throw new Error('nobody searches here')
  },
  all: () => Promise.resolve([]),
  fareAt: () => Promise.resolve(null),
  rules: () => Promise.resolve({ summary: '', components: [] }),
  extras: () => Promise.resolve({ bags: [], meals: [], seats: [] }),
  calendar: () => Promise.resolve([]),
  scenarios: [],
}

/** The peer: a wallet that is one row, with no record of its changes. */
const bareWallet = `create table bare_wallet (
  office_id text primary key, balance_cents bigint not null, held_cents bigint not null) with (fillfactor = 70)`
const bareHold = `update bare_wallet set held_cents = held_cents + $2
  where office_id = $1 and balance_cents - held_cents >= $2`

/** Runs `one` once per index, fifty at a time. @returns runs per second. */
async function rate(one: (index: number) => Promise<void>): Promise<number> {
  let next = 0
  const worker = async () => {
    while (next < HOLDS) {
      const index = next
      next += 1
      await one(index)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return (HOLDS / (performance.now() - startedAt)) * 1000
}

async function bare(pool: pg.Pool): Promise<number> {
  const office = randomUUID()
  await pool.query('insert into bare_wallet values ($1, $2, 0)', [office, SEED_CENTS])
  return rate(async () => {
    const { rowCount } = await pool.query(bareHold, [office, 100n])
    if (rowCount !== 1) throw new Error('the bare wallet is short')
  })
}

async function ours(store: Store): Promise<number> {
  const officeId = randomUUID()
  const at = new Date('2026-11-20T09:00:00Z')
  await inTransaction(store.db, (tx) => openWallet(tx, { officeId, seedCents: SEED_CENTS, at }))
  return rate(async (index) => {
    const request = {
      officeId,
      amountCents: 100n,
      reference: `PO${index}`,
      family: 'air',
      at,
      requestId: null,
    } as const
    const held = await hold(store.db, request)
    if (!held.ok) throw new Error('the wallet is short')
  })
}

/**
 * Bar 22: holds per second on one office's wallet, fifty at once, with their ledger entries, compared with
 * the bare guarded UPDATE on the same engine. In a booking the row stays locked until the commit, one more
 * round trip, which gives about half as many.
 */
export async function walletHold(): Promise<BenchRow[]> {
  const subject = await openSubject(noFlights)
  const row = await walletRow(subject)
  await subject.close()
  return [row]
}

/** The same of a gateway that runs. */
export async function walletRow(subject: Subject): Promise<BenchRow> {
  const store = openStore(subject.databaseUrl, AT_ONCE)
  await store.pool.query(bareWallet)
  const rates = await interleave(
    {
      ours: () => ours(store),
      peer: () => bare(store.pool),
    },
    ROUNDS,
  )
  await store.close()
  const [mine, peer] = [median(rates.ours), median(rates.peer)]
  return {
    bar: 22,
    name: 'wallet-hold',
    ours: `${Math.round(mine)}/s`,
    peer: `${Math.round(peer)}/s`,
    ratio: peer / mine,
    better: 'less',
    guard: 3,
    goal: 1.5,
  }
}

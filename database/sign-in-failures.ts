import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { inTransaction } from './transaction.ts'

/** The tables that both programs count failed sign-ins in, each in its own schema. */
type SignInFailureTables = {
  sign_in_failure: { subject: string; at: Date }
  sign_in_subject: { subject: string; at: Date }
}

type Db = Kysely<SignInFailureTables>

/**
 * The subjects whose failures are counted: an account as its parts, and the address that somebody tries to
 * sign in from.
 */
export type SignInSubject = { account: readonly string[]; address: string }

/** How long a failure counts. */
const FAILURE_WINDOW_SECONDS = 15 * 60

/**
 * An account with this many times `limit` failures over all addresses is under attack: each address then has
 * one failure instead of `limit`. An address without a failure may always try, so the owner of the right
 * secret signs in from elsewhere.
 */
const ALL_ADDRESSES_FACTOR = 4

/**
 * How long a subject must wait before its next sign-in is checked. Accounts that do not exist are counted
 * like others.
 * @param limit allowed failures of an account from one address in 15 minutes (trust rules, guessing)
 * @returns whole seconds; 0 if it may try now
 */
export async function secondsToWait(
  db: Db,
  subject: SignInSubject,
  limit: number,
  now: Date,
): Promise<number> {
  const keys = keysOf(subject)
  const here = await latest(db, keys.fromAddress, limit, now)
  const newest = here[0]
  if (!newest) return 0
  // When the oldest of the last `limit` failures is forgotten, there are fewer than `limit`.
  const oldest = here[limit - 1]
  if (oldest) return secondsUntilForgotten(oldest, now)
  const most = limit * ALL_ADDRESSES_FACTOR
  const everywhere = await latest(db, keys.fromAnywhere, most, now)
  return everywhere.length < most ? 0 : secondsUntilForgotten(newest, now)
}

/**
 * Counts a failed sign-in. Failures at the same moment count as if they had come one after the other: the
 * later ones get a wait.
 * @returns `secondsToWait` as it was just before this failure
 */
export async function noteFailure(db: Db, subject: SignInSubject, limit: number, now: Date): Promise<number> {
  const { fromAddress, fromAnywhere } = keysOf(subject)
  return inTransaction(db, async (tx) => {
    await lockSubject(tx, fromAnywhere, now)
    const wait = await secondsToWait(tx, subject, limit, now)
    const rows = [fromAddress, fromAnywhere].map((key) => ({ subject: key, at: now }))
    await tx.insertInto('sign_in_failure').values(rows).execute()
    return wait
  })
}

/**
 * Locks the row of an account until the transaction ends. A row, because advisory locks of one node of a
 * cluster do not hold on the others.
 */
async function lockSubject(db: Db, subject: string, at: Date): Promise<void> {
  await db
    .insertInto('sign_in_subject')
    .values({ subject, at })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ at }))
    .execute()
}

/** The latest failures that still count, newest first, at most `most`. */
async function latest(db: Db, key: string, most: number, now: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('sign_in_failure')
    .select('at')
    .where('subject', '=', key)
    .where('at', '>', windowStart(now))
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ at }) => at)
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - FAILURE_WINDOW_SECONDS * 1000)
}

function secondsUntilForgotten(at: Date, now: Date): number {
  return Math.max(1, Math.ceil((at.getTime() - windowStart(now).getTime()) / 1000))
}

/** Names and addresses are stored as hashes only. */
function keysOf({ account, address }: SignInSubject) {
  return {
    fromAddress: digest([...account, 'from', address]),
    fromAnywhere: digest(account),
  }
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

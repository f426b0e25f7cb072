import 'server-only'
import { createHash } from 'node:crypto'
import type { Desk } from '../desk.ts'

const WINDOW_MILLISECONDS = 15 * 60_000
/**
 * Changing one's address is easy, so failures of an account are also limited over all addresses, at this many
 * times the limit.
 */
const ALL_ADDRESSES_FACTOR = 4

/** What failures are counted by: an account from one address, and an account from anywhere. */
export type SignInSubject = { environment: string; office: string; user: string; address: string }

/**
 * True if this account failed too often in the last 15 minutes. Accounts that do not exist are counted the
 * same way.
 */
export async function isSignInLimited(desk: Desk, subject: SignInSubject): Promise<boolean> {
  const db = await desk.store.db()
  const since = new Date(desk.clock.now().getTime() - WINDOW_MILLISECONDS)
  const keys = subjectKeys(subject)
  const rows = await db
    .selectFrom('sign_in_failure')
    .select(['subject', (builder) => builder.fn.countAll<bigint>().as('failures')])
    .where('subject', 'in', [keys.fromAddress, keys.fromAnywhere])
    .where('at', '>', since)
    .groupBy('subject')
    .execute()
  const failures = (key: string) => Number(rows.find((row) => row.subject === key)?.failures ?? 0n)
  const limit = desk.settings.signInLimit
  return failures(keys.fromAddress) >= limit || failures(keys.fromAnywhere) >= limit * ALL_ADDRESSES_FACTOR
}

/** A wrong secret, no access to the office, an unverified account (Session gateway, Errors). */
const FAILED: ReadonlySet<string> = new Set(['Err0101003', 'Err0101004', 'Err0101005'])

/**
 * Counts a refused sign-in if its code blames the person, and deletes failures that no longer count. A
 * gateway that is out of capacity or asks for the other environment says nothing about the secret.
 */
export async function noteRefusedSignIn(desk: Desk, subject: SignInSubject, code: string): Promise<void> {
  if (!FAILED.has(code)) return
  const db = await desk.store.db()
  const at = desk.clock.now()
  const keys = subjectKeys(subject)
  await db
    .insertInto('sign_in_failure')
    .values([
      { subject: keys.fromAddress, at },
      { subject: keys.fromAnywhere, at },
    ])
    .execute()
  const before = new Date(at.getTime() - WINDOW_MILLISECONDS)
  await db.deleteFrom('sign_in_failure').where('at', '<', before).execute()
}

function subjectKeys(subject: SignInSubject) {
  const account = [subject.environment, subject.office, subject.user].map((part) => part.trim().toLowerCase())
  return {
    fromAddress: digest([...account, subject.address]),
    fromAnywhere: digest([...account, '*']),
  }
}

/** Names and addresses are stored as hashes only. */
function digest(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

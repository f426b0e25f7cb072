import 'server-only'
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DeskTables } from './schema.ts'

/** An audit entry: something that a person did. */
export type AuditEntry = {
  officeId: string
  at: Date
  /** The office's time; null if it is not known. */
  officeAt: Date | null
  who: string
  /** The name that the timeline shows. */
  whoName: string
  verb: string
  /** Gateway or client reference of the subject of the entry. */
  reference: string
  before: string | null
  after: string | null
  /** Why, where the desk asked for a reason. */
  reason?: string | null
  requestId: string
}

/** The hash that the first entry of an office follows. */
export const GENESIS = '0'.repeat(64)

/**
 * Appends to the office's chain, in the transaction of the change itself. Each office has one writer at a
 * time.
 */
export async function appendAudit(trx: Transaction<DeskTables>, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_head')
    .values({ office_id: entry.officeId, seq: 0, hash: GENESIS })
    .onConflict((conflict) => conflict.column('office_id').doNothing())
    .execute()
  const head = await trx
    .selectFrom('audit_head')
    .selectAll()
    .where('office_id', '=', entry.officeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const seq = head.seq + 1n
  const hash = chainHash(head.hash, seq, entry)
  await trx
    .insertInto('audit')
    .values({
      office_id: entry.officeId,
      seq,
      at: entry.at,
      office_at: entry.officeAt,
      who: entry.who,
      who_name: entry.whoName,
      verb: entry.verb,
      reference: entry.reference,
      before_state: entry.before,
      after_state: entry.after,
      reason: entry.reason ?? null,
      request_id: entry.requestId,
      previous_hash: head.hash,
      hash,
    })
    .execute()
  await trx.updateTable('audit_head').set({ seq, hash }).where('office_id', '=', entry.officeId).execute()
}

/** An entry as it is hashed; one from before names and office times were recorded has neither. */
type Hashed = Omit<AuditEntry, 'whoName'> & { whoName: string | null }

/**
 * Hash of an entry and everything before it: changing or deleting a row breaks the hash of every later one.
 */
export function chainHash(previous: string, seq: bigint, entry: Hashed): string {
  const facts: (string | null)[] = [
    previous,
    String(seq),
    entry.officeId,
    entry.at.toISOString(),
    entry.who,
    entry.verb,
    entry.reference,
    entry.before,
    entry.after,
    entry.requestId,
  ]
  // The hash of an entry from before these columns ends here.
  if (entry.whoName !== null) facts.push(entry.whoName, entry.officeAt?.toISOString() ?? null)
  // Entries without a reason hash as they did before there were reasons.
  if (entry.reason != null) facts.push(entry.reason)
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

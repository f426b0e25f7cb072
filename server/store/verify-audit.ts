import 'server-only'
import type { Kysely, Selectable } from 'kysely'
import { chainHash, GENESIS } from './audit.ts'
import type { AuditTable, DeskTables } from './schema.ts'

/** The last entry of an office at some time: kept outside the database, it shows that the end is whole. */
export type Anchor = { officeId: string; seq: string; hash: string }

/** Where a chain is broken, in words. */
export type AuditFault = { officeId: string; seq: string; problem: string }

export type AuditReport = { entries: number; heads: Anchor[]; faults: AuditFault[] }

const BATCH = 2000

/**
 * Computes the chain of every office again: each entry follows the one before it and has the hash of its own
 * values, the last one is the office's head, and what was anchored before is still there.
 * @param anchors heads of an earlier report; without them an end that was cut off together with its head does
 * not show.
 */
export async function verifyAudit(db: Kysely<DeskTables>, anchors: readonly Anchor[]): Promise<AuditReport> {
  const heads = await db.selectFrom('audit_head').selectAll().execute()
  const written = await db.selectFrom('audit').select('office_id').distinct().execute()
  const offices = new Set([
    ...heads.map((head) => head.office_id),
    ...written.map((row) => row.office_id),
    ...anchors.map((anchor) => anchor.officeId),
  ])
  const report: AuditReport = { entries: 0, heads: [], faults: [] }
  for (const officeId of [...offices].sort()) {
    const wanted = new Map(
      anchors.filter((anchor) => anchor.officeId === officeId).map(({ seq, hash }) => [seq, hash]),
    )
    const { last, faults } = await walk(db, officeId, wanted)
    report.faults.push(...faults)
    report.entries += Number(last.seq)
    const stored = await db
      .selectFrom('audit_head')
      .selectAll()
      .where('office_id', '=', officeId)
      .executeTakeFirst()
    // An entry may have been written since the walk; the head then belongs to a later one.
    if (!stored || stored.seq < last.seq || (stored.seq === last.seq && stored.hash !== last.hash)) {
      report.faults.push({ officeId, seq: String(last.seq), problem: 'the head is not this last entry' })
    } else if (stored.seq > last.seq && !(await exists(db, officeId, stored.seq))) {
      report.faults.push({ officeId, seq: String(stored.seq), problem: 'the last entries are missing' })
    }
    report.heads.push({ officeId, seq: String(last.seq), hash: last.hash })
  }
  return report
}

type Place = { seq: bigint; hash: string }

async function walk(db: Kysely<DeskTables>, officeId: string, anchors: Map<string, string>) {
  const faults: AuditFault[] = []
  let last: Place = { seq: 0n, hash: GENESIS }
  for (;;) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('office_id', '=', officeId)
      .where('seq', '>', last.seq)
      .orderBy('seq')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      const problem = problemOf(row, last)
      if (problem) faults.push({ officeId, seq: String(row.seq), problem })
      const anchored = anchors.get(String(row.seq))
      if (anchored !== undefined && anchored !== row.hash) {
        faults.push({ officeId, seq: String(row.seq), problem: 'it is not the entry that was anchored' })
      }
      anchors.delete(String(row.seq))
      last = { seq: row.seq, hash: row.hash }
    }
    if (rows.length < BATCH) break
  }
  for (const seq of anchors.keys()) faults.push({ officeId, seq, problem: 'the anchored entry is missing' })
  return { last, faults }
}

function problemOf(row: Selectable<AuditTable>, last: Place): string | null {
  if (row.seq !== last.seq + 1n) return `entries before it are missing: the one before is ${last.seq}`
  if (row.previous_hash !== last.hash) return 'it does not follow the entry before it'
  const entry = {
    officeId: row.office_id,
    at: row.at,
    officeAt: row.office_at,
    who: row.who,
    whoName: row.who_name,
    verb: row.verb,
    reference: row.reference,
    before: row.before_state,
    after: row.after_state,
    reason: row.reason,
    requestId: row.request_id,
  }
  return chainHash(last.hash, row.seq, entry) === row.hash ? null : 'its values were changed'
}

async function exists(db: Kysely<DeskTables>, officeId: string, seq: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('audit')
    .select('seq')
    .where('office_id', '=', officeId)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return row !== undefined
}

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
 * values, the last one is the office's head, and every anchored entry is still there.
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
    report.faults.push(...(await headFaults(db, officeId, last, await headOf(db, officeId))))
    report.heads.push({ officeId, seq: String(last.seq), hash: last.hash })
  }
  return report
}

/**
 * The same for the newest entries of one office: the one before them is taken as it stands.
 * @param most how many entries are checked at most
 */
export async function verifyNewest(
  db: Kysely<DeskTables>,
  officeId: string,
  most: number,
): Promise<{ entries: number; checked: number; faults: AuditFault[] }> {
  const before = await headOf(db, officeId)
  const start = await placeBefore(db, officeId, (before?.seq ?? 0n) - BigInt(most))
  const { last, faults } = await walk(db, officeId, new Map(), start)
  const head = await headOf(db, officeId)
  if (!head && last.seq === 0n) return { entries: 0, checked: 0, faults }
  faults.push(...(await headFaults(db, officeId, last, head)))
  return { entries: Number(last.seq), checked: Number(last.seq - start.seq), faults }
}

type Place = { seq: bigint; hash: string }

const BEGINNING: Place = { seq: 0n, hash: GENESIS }

function headOf(db: Kysely<DeskTables>, officeId: string): Promise<Place | undefined> {
  return db
    .selectFrom('audit_head')
    .select(['seq', 'hash'])
    .where('office_id', '=', officeId)
    .executeTakeFirst()
}

/** The entry with this number; the beginning of the chain if there is none before it. */
async function placeBefore(db: Kysely<DeskTables>, officeId: string, seq: bigint): Promise<Place> {
  if (seq <= 0n) return BEGINNING
  const row = await db
    .selectFrom('audit')
    .select(['seq', 'hash'])
    .where('office_id', '=', officeId)
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? BEGINNING
}

/** The faults at the end of a chain. An entry may have been written since the walk. */
async function headFaults(
  db: Kysely<DeskTables>,
  officeId: string,
  last: Place,
  stored: Place | undefined,
): Promise<AuditFault[]> {
  if (!stored || stored.seq < last.seq || (stored.seq === last.seq && stored.hash !== last.hash)) {
    return [{ officeId, seq: String(last.seq), problem: 'the head is not this last entry' }]
  }
  if (stored.seq > last.seq && !(await exists(db, officeId, stored.seq))) {
    return [{ officeId, seq: String(stored.seq), problem: 'the last entries are missing' }]
  }
  return []
}

async function walk(
  db: Kysely<DeskTables>,
  officeId: string,
  anchors: Map<string, string>,
  start: Place = BEGINNING,
) {
  const faults: AuditFault[] = []
  let last = start
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

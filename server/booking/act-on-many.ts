import 'server-only'
import { refusalText } from '../../lib/booking/act-outcome.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import {
  bulkVerbOf,
  cancelVerbOf,
  notCancellableText,
  notHeldText,
  type BulkAnswer,
  type BulkOutcome,
  type BulkRow,
  type BulkVerb,
} from '../../lib/booking/bulk.ts'
import { WHOLE_BOOKING, type ChosenParts } from '../../lib/booking/chosen-parts.ts'
import type { Desk } from '../desk.ts'
import { kindOf } from '../kinds.ts'
import { adminsOf } from '../config/admins.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { findIntent } from '../intent/intent.ts'
import { actOn } from './act.ts'
import { barOf, ownerBarOf } from './bar.ts'
import { intentOf } from './kind-act.ts'
import { ownerOf } from './owner.ts'
import { rowsByReference } from './office-rows.ts'
import { refreshBookings } from './refresh.ts'
import { lineOfRow, type StoredBooking } from './stored-row.ts'

type Ran = Extract<BulkAnswer, { kind: 'ran' }>

/** The office when the run began, and why the person acts on colleagues' bookings. */
type Run = {
  verb: BulkVerb
  spendableCents: number | null
  officeNow: string
  admins: readonly string[]
  reason: string | null
  agreed: AgreedCancels
}

/** What the person was shown of cancelling each booking, and agreed to, by its reference. */
export type AgreedCancels = ReadonlyMap<string, ChosenParts>

/**
 * Completes holds, or cancels holds and completed bookings, one after another in the given order, each like a
 * single act: with its own permission, intent and audit entry. Every reference has an outcome. After a lost
 * session nothing more is sent.
 */
export async function actOnMany(
  desk: Desk,
  grant: AnyGrant,
  verb: BulkVerb,
  references: readonly string[],
  reason: string | null = null,
  agreed: AgreedCancels = new Map(),
): Promise<Ran> {
  const db = await desk.store.db()
  const [byReference, config, admins] = await Promise.all([
    rowsByReference(db, grant, references),
    officeConfig(desk, grant),
    adminsOf(desk, grant.officeId),
  ])
  const run: Run = {
    verb,
    spendableCents: config.kind === 'read' ? config.wallet.spendableCents : null,
    officeNow: serverNowOf(desk, config),
    admins,
    reason,
    agreed,
  }
  const rows: Ran['rows'] = []
  let sessionLost = config.kind === 'session'
  for (const reference of new Set(references)) {
    const row = byReference.get(reference)
    if (!row) {
      rows.push({ ...unknownRow(reference), outcome: NOT_OURS })
      continue
    }
    if (sessionLost) {
      rows.push({ ...bulkRow(desk, row), outcome: { kind: 'not-tried' } })
      continue
    }
    const result = await actOnRow(desk, grant, row, run)
    sessionLost = result.sessionLost
    rows.push({ ...bulkRow(desk, row), outcome: result.outcome })
  }
  return { kind: 'ran', rows, sessionLost }
}

const NOT_OURS: BulkOutcome = { kind: 'skipped', message: 'No booking of this office has this reference' }

async function actOnRow(
  desk: Desk,
  grant: AnyGrant,
  row: StoredBooking,
  run: Run,
): Promise<{ outcome: BulkOutcome; sessionLost: boolean }> {
  const kind = kindOf(row.kind)
  const listed = (outcome: BulkOutcome) => ({ outcome, sessionLost: false })
  const verb = verbOf(run.verb, row)
  if (verb === null) {
    const line = lineOfRow(desk, row)
    const message = run.verb === 'cancel' ? notCancellableText(line) : notHeldText(line, run.spendableCents)
    return listed({ kind: 'skipped', message })
  }
  const act = kind.acts[verb]
  if (!act) throw new Error(`no act ${verb}`)
  const chosen = chosenOf(run, row)
  if (chosen === null) return listed({ kind: 'changed' })
  const owner = await ownerOf(desk, grant, row.reference)
  const bar = barOf(grant, act.operation, run.admins) ?? ownerBarOf(grant, owner, run.admins)
  if (bar !== null) return listed({ kind: 'skipped', message: bar })
  const reason = owner.isOwn === false ? run.reason : null
  const outcome = await actOn(desk, grant, kind, verb, row.reference, { reason, chosen })
  switch (outcome.kind) {
    case 'done':
      return listed({ kind: 'done', state: await stateOf(desk, row) })
    case 'unknown':
      return listed({ kind: 'unknown' })
    case 'session': {
      // The session may have ended after this one was sent, while its record was read.
      const key = { officeId: grant.officeId, verb: intentOf(act), reference: row.reference }
      const intent = await findIntent(await desk.store.db(), key)
      const isSent = intent?.state === 'unknown' || intent?.state === 'sent'
      return { outcome: { kind: isSent ? 'unknown' : 'not-tried' }, sessionLost: true }
    }
    case 'refused': {
      // The reason may be a state that the desk has not seen yet.
      await refreshBookings(desk, grant, [row], run.officeNow)
      if (run.verb === 'cancel' && CHANGED.has(outcome.code)) return listed({ kind: 'changed' })
      const message = refusalText(row.kind, outcome, { madeBy: owner.madeBy, admins: run.admins })
      return listed({ kind: 'refused', message })
    }
  }
}

/** The verb of the booking's kind; null where the booking is in no state for it. */
function verbOf(verb: BulkVerb, row: StoredBooking): string | null {
  if (verb === 'cancel') return cancelVerbOf(row)
  return stateFacts(row).standing === 'held' ? bulkVerbOf(verb, row.kind) : null
}

/**
 * The parts and the refund that the person agreed to; null where they saw none of a completed booking. A hold
 * that was confirmed since its row was read is not released as one: that may cost a fee.
 */
function chosenOf({ verb, agreed }: Run, row: StoredBooking): ChosenParts | null {
  if (verb === 'complete') return WHOLE_BOOKING
  const shown = agreed.get(row.reference)
  if (shown) return shown
  if (stateFacts(row).standing !== 'held' || row.total_cents === null) return null
  return { parts: [], agreedCents: Number(row.total_cents) }
}

/** Codes of acts that were not sent because something else would come back than was agreed to. */
const CHANGED: ReadonlySet<string> = new Set(['CancelChanged', 'RefundChanged', 'NothingChosen'])

function unknownRow(reference: string): BulkRow {
  return { kind: null, reference, leadName: null, totalCents: null }
}

function bulkRow(desk: Desk, row: StoredBooking): BulkRow {
  const { kind, reference, leadName, totalCents } = lineOfRow(desk, row)
  return { kind, reference, leadName, totalCents }
}

async function stateOf(
  desk: Desk,
  { office_id: officeId, reference }: StoredBooking,
): Promise<string | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select('state')
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.state ?? null
}

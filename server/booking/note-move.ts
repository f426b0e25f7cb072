import 'server-only'
import type { Transaction } from 'kysely'
import type { Desk } from '../desk.ts'
import { actStateOf, readingTable } from '../intent/act-table.ts'
import { settleIntent, type IntentRow } from '../intent/intent.ts'
import { appendAudit, type AuditEntry } from '../store/audit.ts'
import type { DeskTables } from '../store/schema.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { intentOf, type BookingAct } from './kind-act.ts'
import { mayStillArrive } from './may-still-arrive.ts'
import { queueColleagueMove, queueMove } from './booking-change.ts'
import { OBSERVED } from './own-events.ts'
import { tellOwner } from './owner-notices.ts'
import type { StoredBooking } from './stored-row.ts'

/** A booking that a reading found in another state than the stored one. */
type Move<K extends KindTypes> = {
  kind: Pick<KindHandling<K>, 'acts'>
  booking: K['view']
  before: Pick<StoredBooking, 'state' | 'made_by'>
}

/**
 * Notes in the audit who caused a move. If this reading shows the effect of an act here whose answer was
 * lost, the act is settled and its author is the person; otherwise the author is nobody here. An act that is
 * being sent writes its own entry.
 * @param entry the fields of an entry about a change that nobody here made
 */
export async function noteMove<K extends KindTypes>(
  desk: Desk,
  trx: Transaction<DeskTables>,
  entry: Omit<AuditEntry, 'verb' | 'before' | 'after'>,
  { kind, booking, before }: Move<K>,
): Promise<void> {
  const states = { before: before.state, after: booking.state }
  const moved = {
    ...{ officeId: entry.officeId, reference: booking.reference, kind: booking.kind, ...states },
    noticedAt: entry.officeAt ?? entry.at,
  }
  const open = await openIntents(trx, entry.officeId, booking.reference)
  const isUnderWay = (intent: IntentRow) =>
    readingTable[actStateOf(intent, mayStillArrive(desk, intent))] === 'leave'
  const shown = open.find((intent) => !isUnderWay(intent) && isDone(kind, booking, intent))
  if (shown) {
    const { verb, body_hash: attempt, reason } = shown
    const key = { officeId: entry.officeId, verb, reference: booking.reference, attempt }
    if (!(await settleIntent(desk, trx, key, { state: 'done' }))) return
    const { created_by: who, by_name: name } = shown
    const made = { ...entry, ...states, verb, who, whoName: name ?? who, reason }
    await appendAudit(trx, made)
    if (await tellOwner(desk, trx, made, made.officeAt ?? made.at)) return
    await queueColleagueMove(trx, moved, name ?? who, before.made_by)
  } else if (!open.some(isUnderWay)) {
    await appendAudit(trx, { ...entry, ...states, verb: OBSERVED })
    await queueMove(trx, { ...moved, author: booking.timeline.at(-1)?.who ?? null, atDesk: false })
  }
}

/** The intents that were sent to a booking and have no outcome yet. */
async function openIntents(
  trx: Transaction<DeskTables>,
  officeId: string,
  reference: string,
): Promise<IntentRow[]> {
  return trx
    .selectFrom('intent')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('client_reference', '=', reference)
    .where('state', 'in', ['sent', 'unknown'])
    .execute()
}

function isDone<K extends KindTypes>(
  { acts }: Pick<KindHandling<K>, 'acts'>,
  booking: K['view'],
  { verb, parts }: IntentRow,
): boolean {
  const act = Object.values<BookingAct<K['view']>>(acts).find((one) => intentOf(one) === verb)
  return act?.isDone(booking, parts ?? []) ?? false
}

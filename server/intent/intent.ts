import 'server-only'
import type { Selectable } from 'kysely'
import type { AgreedTerms } from '../../lib/booking/booking-view.ts'
import type { Desk } from '../desk.ts'
import type { IntentTable } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import { stateOf, statesMovedBy, type Move, type Step } from './moves.ts'

export type IntentRow = Selectable<IntentTable>

/**
 * The subject of an intent: one verb on one reference of one office. `attempt` is the hash of one body: then
 * that attempt alone is settled or opened again, and not a newer one under the same key.
 */
export type IntentKey = { officeId: string; verb: string; reference: string; attempt?: string }

/** `sent` and `unknown` may have taken effect: they are looked up, never simply sent again. */
export type Claim = { kind: 'claimed' } | { kind: 'taken'; intent: IntentRow }

/**
 * Records the commit that is about to be sent and claims the right to send it. Of any number of callers with
 * one key exactly one claims it; the others get the current row. `made.parts`: those of the booking.
 * `made.actor`: who does it, as the change log will say when the outcome is known; each claim has its own.
 * @param within the transaction in which it is claimed
 */
export async function claimIntent(
  desk: Desk,
  key: IntentKey,
  made: {
    bodyHash: string
    by: string
    parts?: readonly string[]
    actor?: { name: string; reason: string | null }
  },
  move: Extract<Move, 'claim' | 'claim-again' | 'claim-anew'> = 'claim',
  within?: DeskDb,
): Promise<Claim> {
  const db = within ?? (await desk.store.db())
  const now = desk.clock.now()
  const { parts, actor } = made
  await db
    .insertInto('intent')
    .values({
      office_id: key.officeId,
      verb: key.verb,
      client_reference: key.reference,
      body_hash: made.bodyHash,
      draft_key: null,
      agreed: 'null',
      state: 'open',
      answer: 'null',
      parts: JSON.stringify(parts ?? null),
      created_by: made.by,
      by_name: actor?.name ?? null,
      reason: actor?.reason ?? null,
      created_at: now,
      sent_at: null,
      settled_at: null,
      watch_until: null,
    })
    .onConflict((conflict) => conflict.columns(['office_id', 'verb', 'client_reference']).doNothing())
    .execute()
  const claimed = await at(db, key)
    .set({
      state: 'sent',
      sent_at: now,
      body_hash: made.bodyHash,
      ...(parts && { parts: JSON.stringify(parts) }),
      ...(actor && { created_by: made.by, by_name: actor.name, reason: actor.reason }),
      settled_at: null,
    })
    .where('state', 'in', statesMovedBy(move))
    // What is done is never done again: it is claimed anew for something else only.
    .where((where) => where.or([where('state', '!=', 'done'), where('body_hash', '!=', made.bodyHash)]))
    .executeTakeFirst()
  if (claimed.numUpdatedRows === 1n) return { kind: 'claimed' }
  const intent = await findIntent(db, key)
  if (!intent) throw new Error('An intent vanished while it was claimed.')
  return { kind: 'taken', intent }
}

/** The row of a key; null if nothing was ever attempted. */
export async function findIntent(db: DeskDb, key: IntentKey): Promise<IntentRow | null> {
  const row = await db
    .selectFrom('intent')
    .selectAll()
    .where('office_id', '=', key.officeId)
    .where('verb', '=', key.verb)
    .where('client_reference', '=', key.reference)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Records that a claimed intent is being sent now. Preparing it took time after the claim, and the period in
 * which the commit may still take effect starts here. Answers false if the intent was settled in the
 * meantime: then it must not be sent.
 * @param sent `draftKey` is the draft that the form was saved as; `agreed` goes to the booking
 * @param within the transaction in which it is noted
 */
export async function stampSent(
  desk: Desk,
  key: IntentKey,
  { draftKey, agreed }: { draftKey: string | null; agreed: AgreedTerms },
  within?: DeskDb,
): Promise<boolean> {
  const result = await at(within ?? (await desk.store.db()), key)
    .set({ sent_at: desk.clock.now(), draft_key: draftKey, agreed: JSON.stringify(agreed) })
    .where('state', 'in', statesMovedBy('send'))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/**
 * Records the outcome. Answers false if an outcome was recorded before: an answer and a look-up may both
 * arrive, and only the first counts.
 */
export async function settleIntent(
  desk: Desk,
  db: DeskDb,
  key: IntentKey,
  settled: { state: 'done' | 'refused' | 'unknown'; answer?: unknown; watchUntil?: Date | null },
): Promise<boolean> {
  const result = await attemptAt(db, key)
    .set({
      state: settled.state,
      answer: JSON.stringify(settled.answer ?? null),
      settled_at: desk.clock.now(),
      watch_until: settled.watchUntil ?? null,
    })
    .where('state', 'in', statesMovedBy('complete'))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Ends the watch over a given-up attempt after its late booking has ended. */
export async function endWatch(desk: Desk, key: IntentKey): Promise<void> {
  await at(await desk.store.db(), key)
    .set({ watch_until: null })
    .execute()
}

/**
 * Nothing was sent, or the gateway said that nothing happened: the same reference may be used again. Answers
 * false if the intent was settled in the meantime.
 */
export async function reopenIntent(desk: Desk, key: IntentKey): Promise<boolean> {
  const result = await attemptAt(await desk.store.db(), key)
    .set({ state: 'open', sent_at: null })
    .where('state', 'in', statesMovedBy('reopen'))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/**
 * The next step by the table: if the row was moved, that of the states from which the move is made, otherwise
 * that of the state that the row has now.
 */
export async function nextOf<Then>(
  desk: Desk,
  key: IntentKey,
  { move, then }: Step<Then>,
  isMoved: boolean,
): Promise<Then> {
  const [from] = statesMovedBy(move)
  if (isMoved && from !== undefined) return then[from]
  return then[stateOf(await findIntent(await desk.store.db(), key))]
}

function at(db: DeskDb, key: IntentKey) {
  return db
    .updateTable('intent')
    .where('office_id', '=', key.officeId)
    .where('verb', '=', key.verb)
    .where('client_reference', '=', key.reference)
}

function attemptAt(db: DeskDb, key: IntentKey) {
  const { attempt } = key
  return attempt === undefined ? at(db, key) : at(db, key).where('body_hash', '=', attempt)
}

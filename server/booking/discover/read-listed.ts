import 'server-only'
import { sql } from 'kysely'
import type { ViewOf } from '../../../lib/kinds.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Desk } from '../../desk.ts'
import type { IntentState } from '../../store/schema.ts'
import { findIntent } from '../../intent/intent.ts'
import { kindOf, readableKinds } from '../../kinds.ts'
import type { AnyGrant } from '../../session/grant.ts'
import { findElsewhere } from '../find-elsewhere.ts'
import type { KindHandling } from '../kind.ts'
import { rememberBooking } from '../remember.ts'
import { postpone, settleListed, type UnreadRow } from './listed-rows.ts'

/** States of a hold of ours that will still note its booking, or cancel it. */
const UNDECIDED: readonly IntentState[] = ['open', 'sent', 'unknown']

/** What came of reading one booking. `away`: others cannot be read either. */
export type ListedOutcome = 'read' | 'later' | 'session' | 'away'

/**
 * Reads a booking that a list names, and stores it. That is no act of a person: it is in no audit and asks
 * nothing. One that is not found is tried again some times; one of a hold of ours whose outcome is open is
 * left to that hold.
 */
export async function readListed(desk: Desk, grant: AnyGrant, row: UnreadRow): Promise<ListedOutcome> {
  const { officeId } = grant
  const known = await referenceNamed(desk, officeId, row.id)
  if (known !== null) {
    await settleListed(await desk.store.db(), officeId, row.id, known)
    return 'later'
  }
  const kinds = row.kind === null ? readableKinds(grant) : [kindOf(row.kind)]
  const found = await findElsewhere(desk, grant, kinds, row.id)
  if (found.kind === 'session') return 'session'
  if (found.kind === 'found') {
    return (await keepFound(desk, grant, row, found.of, found)) ? 'read' : 'later'
  }
  await postpone(desk, officeId, row, found.kind !== 'away')
  return found.kind === 'away' ? 'away' : 'later'
}

/** Stores a booking that a list names; false if it is left to the hold that made it. */
export async function keepFound(
  desk: Desk,
  grant: AnyGrant,
  row: UnreadRow,
  kind: KindHandling,
  { booking, askedAt }: { booking: ViewOf; askedAt: Date },
): Promise<boolean> {
  const { officeId } = grant
  const db = await desk.store.db()
  const key = { officeId, verb: kind.hold.operation, reference: booking.clientReference ?? '' }
  const intent = booking.clientReference === null ? null : await findIntent(db, key)
  if (intent !== null && UNDECIDED.includes(intent.state)) {
    // The hold notes who made the booking, its terms and its draft, or cancels it.
    await postpone(desk, officeId, row, false)
    return false
  }
  await inTransaction(db, async (trx) => {
    await rememberBooking(desk, trx, grant, kind, {
      booking,
      askedAt,
      officeAt: null,
      madeBy: intent?.by_name ?? null,
    })
    await settleListed(trx, officeId, row.id, booking.reference)
  })
  return true
}

/** The reference of the booking that the list has under this reference or code by now; null for none. */
async function referenceNamed(desk: Desk, officeId: string, name: string): Promise<string | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select('reference')
    .where('office_id', '=', officeId)
    .where((where) => where.or([where('reference', '=', name), where(sql`summary ->> 'code'`, '=', name)]))
    .where(sql<boolean>`summary <> 'null'::jsonb`)
    .executeTakeFirst()
  return row?.reference ?? null
}

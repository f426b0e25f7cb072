import 'server-only'
import { sql } from 'kysely'
import { isErased } from '../../../lib/booking/erased-name.ts'
import { MOST_ERASURES } from '../../../contract/privacy/erasures.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Desk } from '../../desk.ts'
import { callAs } from '../../gateway-client/call-as.ts'
import { isSessionLost } from '../../gateway-client/outcome.ts'
import { kindOf } from '../../kinds.ts'
import type { AnyGrant } from '../../session/grant.ts'
import type { ListPosition } from '../../store/tables/discovery.ts'
import { ERASE, eraseCopy } from '../erase-names.ts'
import { findElsewhere } from '../find-elsewhere.ts'
import { rememberBooking } from '../remember.ts'
import type { StoredBooking } from '../stored-row.ts'

/** An erasure may be told late by as much: its transaction was open, or the two clocks differ. */
const OVERLAP_MILLISECONDS = 5 * 60_000

/** Whom the change log names for an erasure that was made with the booking service. */
const SERVICE = { officeAt: null, who: 'service', whoName: 'Booking service', reason: null }

/**
 * Erases here what the booking service tells that it has erased since the last look, by whatever program: the
 * names of the booking, its notes, its form and the travellers saved from it. Whom the record still names is
 * written anew from it.
 * @param position how far the erasures were looked at before
 * @returns how far now; the same if the booking service does not answer
 */
export async function readErasures(
  desk: Desk,
  grant: AnyGrant,
  position: ListPosition | undefined,
): Promise<ListPosition | undefined> {
  const since = position?.at === 'erasures' ? position.since : null
  const answer = await callAs(desk, grant, 'privacy.erasures', since === null ? {} : { Since: since })
  if (answer.kind === 'refused' && !isSessionLost(answer)) return { at: 'none' }
  if (answer.kind !== 'ok') return position
  const told = answer.data.Erasures
  const rowOf = await rowsNamed(
    desk,
    grant.officeId,
    told.map(({ Reference }) => Reference),
  )
  for (const { Reference, ErasedAt } of told) {
    const row = rowOf(Reference)
    if (!row || (await isKnown(desk, row, new Date(ErasedAt)))) continue
    if (!(await eraseToldOf(desk, grant, row))) return position
  }
  return next(told, since)
}

/** The rows of these references; some bookings have another id here, and the reference as their code. */
async function rowsNamed(desk: Desk, officeId: string, references: readonly string[]) {
  const code = sql<string | null>`summary ->> 'code'`
  const db = await desk.store.db()
  const rows =
    references.length === 0
      ? []
      : await db
          .selectFrom('booking')
          .selectAll()
          .select(code.as('code'))
          .where('office_id', '=', officeId)
          .where(({ or, eb }) => or([eb('reference', 'in', references), eb(code, 'in', references)]))
          .execute()
  return (reference: string) => rows.find((row) => row.reference === reference || row.code === reference)
}

/** Whether the desk erased the people of a booking itself, or was told of it before. */
async function isKnown(desk: Desk, row: StoredBooking, erasedAt: Date): Promise<boolean> {
  const db = await desk.store.db()
  const entry = await db
    .selectFrom('audit')
    .select('seq')
    .where('office_id', '=', row.office_id)
    .where('verb', '=', ERASE)
    .where('reference', '=', row.reference)
    .where('at', '>=', new Date(erasedAt.getTime() - OVERLAP_MILLISECONDS))
    .executeTakeFirst()
  return entry !== undefined
}

/** @returns false if the record cannot be read now */
async function eraseToldOf(desk: Desk, grant: AnyGrant, row: StoredBooking): Promise<boolean> {
  const found = await findElsewhere(desk, grant, [kindOf(row.kind)], row.reference)
  if (found.kind === 'session' || found.kind === 'away') return false
  const at = found.kind === 'found' ? found.askedAt : desk.clock.now()
  const lead = found.kind !== 'found' || isErased(found.booking.leadName)
  await inTransaction(await desk.store.db(), async (trx) => {
    const copy = { officeId: row.office_id, reference: row.reference, lead, at }
    await eraseCopy(trx, copy, { ...SERVICE, requestId: grant.requestId })
    if (found.kind !== 'found') return
    const { of, booking, askedAt } = found
    await rememberBooking(desk, trx, grant, of, { booking, askedAt, officeAt: null })
  })
  return true
}

/** Where the next look begins: a full answer has more behind it. */
function next(told: readonly { ErasedAt: string }[], since: string | null): ListPosition | undefined {
  const last = told.at(-1)
  if (last === undefined) return since === null ? undefined : { at: 'erasures', since }
  if (told.length >= MOST_ERASURES) return { at: 'erasures', since: last.ErasedAt }
  const from = new Date(Date.parse(last.ErasedAt) - OVERLAP_MILLISECONDS).toISOString()
  return { at: 'erasures', since: since !== null && since > from ? since : from }
}

import 'server-only'
import { sql } from 'kysely'
import { inTransaction } from '../../../database/transaction.ts'
import type { Desk } from '../../desk.ts'
import type { IntentState } from '../../store/schema.ts'
import { kindOf, readableKinds } from '../../kinds.ts'
import type { AnyGrant } from '../../session/grant.ts'
import { findElsewhere, type FoundElsewhere } from '../find-elsewhere.ts'
import { rememberMany } from '../remember.ts'
import { postpone, settleListed, type UnreadRow } from './listed-rows.ts'

/** States of a hold of ours that will still note its booking, or cancel it. */
const UNDECIDED: readonly IntentState[] = ['open', 'sent', 'unknown']
/** Readings at the same time: so few that the calls of the people who work here do not wait. */
const AT_ONCE = 3

/** A booking that a list names, as it was read. */
export type ListedBooking = Pick<FoundElsewhere, 'of' | 'booking' | 'askedAt'> & { row: UnreadRow }

/**
 * Reads bookings that a list names, and stores them together. That is no act of a person: it is in no audit
 * and asks nothing. One that is not found is tried again some times.
 * @returns how many were stored, and whether others cannot be read either: the booking service does not
 * answer, or no longer this person
 */
export async function readListed(
  desk: Desk,
  grant: AnyGrant,
  rows: readonly UnreadRow[],
): Promise<{ read: number; isAway: boolean }> {
  const { officeId } = grant
  const listed = await referencesNamed(desk, officeId, rows)
  await settleListed(await desk.store.db(), officeId, listed)
  const isListed = new Set(listed.map(({ id }) => id))
  const waiting = rows.filter(({ id }) => !isListed.has(id))
  const bookings: ListedBooking[] = []
  let isAway = false
  const worker = async () => {
    for (let row = waiting.shift(); row && !isAway; row = waiting.shift()) {
      const kinds = row.kind === null ? readableKinds(grant) : [kindOf(row.kind)]
      const outcome = await findElsewhere(desk, grant, kinds, row.id)
      if (outcome.kind === 'found') bookings.push({ ...outcome, row })
      else if (outcome.kind !== 'session') await postpone(desk, officeId, row, outcome.kind !== 'away')
      if (outcome.kind === 'session' || outcome.kind === 'away') isAway = true
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { read: await storeListed(desk, grant, bookings), isAway }
}

/**
 * Stores bookings that a list names. One of a hold of ours whose outcome is open is left to that hold: it
 * notes who made the booking, its terms and its draft, or cancels it.
 * @returns how many were stored
 */
export async function storeListed(
  desk: Desk,
  grant: AnyGrant,
  bookings: readonly ListedBooking[],
): Promise<number> {
  const { officeId } = grant
  const holdOf = await holdsOf(desk, officeId, bookings)
  const stored: (ListedBooking & { madeBy: string | null })[] = []
  for (const each of bookings) {
    const hold = holdOf(each)
    if (hold && UNDECIDED.includes(hold.state)) await postpone(desk, officeId, each.row, false)
    else stored.push({ ...each, madeBy: hold?.by_name ?? null })
  }
  await inTransaction(await desk.store.db(), async (trx) => {
    const readings = stored.map(({ of, booking, askedAt, madeBy }) => ({
      of,
      seen: { booking, askedAt, officeAt: null, madeBy },
    }))
    await rememberMany(desk, trx, grant, readings)
    const settled = stored.map(({ row, booking }) => ({ id: row.id, reference: booking.reference }))
    await settleListed(trx, officeId, settled)
  })
  return stored.length
}

/** The hold of this desk that made a booking, of each of these. */
async function holdsOf(desk: Desk, officeId: string, bookings: readonly ListedBooking[]) {
  const named = bookings.flatMap(({ booking }) => booking.clientReference ?? [])
  const verbs = bookings.map(({ of }) => of.hold.operation)
  const db = await desk.store.db()
  const intents = await db
    .selectFrom('intent')
    .select(['verb', 'client_reference', 'state', 'by_name'])
    .where('office_id', '=', officeId)
    .where(sql<boolean>`verb = any(${verbs}::text[])`)
    .where(sql<boolean>`client_reference = any(${named}::text[])`)
    .execute()
  return ({ of, booking }: ListedBooking) =>
    intents.find(
      (intent) => intent.verb === of.hold.operation && intent.client_reference === booking.clientReference,
    )
}

/** Those that the list has under this reference or code by now, with their references. */
async function referencesNamed(
  desk: Desk,
  officeId: string,
  rows: readonly UnreadRow[],
): Promise<{ id: string; reference: string }[]> {
  const ids = rows.map(({ id }) => id)
  const named = await sql<{ id: string; reference: string }>`
    select named.id, b.reference
    from unnest(${ids}::text[]) as named (id)
      join desk.booking b on b.office_id = ${officeId}
        and (b.reference = named.id or b.summary ->> 'code' = named.id) and b.summary <> 'null'::jsonb`.execute(
    await desk.store.db(),
  )
  return named.rows
}

import 'server-only'
import { sql } from 'kysely'
import { seal, unseal } from '../../database/sealed-text.ts'
import { isReferenceText, type StatementQuery } from '../../lib/wallet/statement-query.ts'
import { isTyped, typedBookings } from '../booking/list-where.ts'
import type { Desk } from '../desk.ts'
import { readableKinds } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { MovementFilter } from '../statement/movements.ts'

/** Longer texts find nothing that shorter ones do not. */
const LONGEST_FIND = 120
const MOST_FOUND = 5000

/** A typed text as it stands in the address of the office's statement: names must not be readable there. */
export function sealFind(desk: Pick<Desk, 'key'>, officeId: string, text: string): string {
  return seal(desk.key, findPlace(officeId), text.slice(0, LONGEST_FIND))
}

/** The text that an address asks for; empty if it asks for none, or for one of another office. */
export function findTextOf(
  desk: Pick<Desk, 'key'>,
  officeId: string,
  { reference, sealed }: Pick<StatementQuery, 'reference' | 'sealed'>,
): string {
  if (reference !== null) return reference
  return sealed === null ? '' : (unseal(desk.key, findPlace(officeId), sealed) ?? '')
}

/** The matches of a text in the statement: references of bookings by their words, and parts of references. */
export async function foundBy(desk: Desk, grant: AnyGrant, text: string): Promise<MovementFilter['found']> {
  if (text.trim() === '') return null
  const part = isReferenceText(text.trim()) ? text.trim() : null
  const kinds = readableKinds(grant).map(({ kind }) => kind)
  if (kinds.length === 0) return { references: [], part }
  const typed = await typedBookings(desk, grant, text.trim())
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('booking')
    .select(['reference', sql<string | null>`summary ->> 'code'`.as('code')])
    .where('office_id', '=', grant.officeId)
    .where('kind', 'in', kinds)
    .where((where) => isTyped(where, typed))
    .limit(MOST_FOUND)
    .execute()
  return { references: rows.flatMap(({ reference, code }) => (code ? [reference, code] : [reference])), part }
}

function findPlace(officeId: string): string {
  return `statement find:${officeId}`
}

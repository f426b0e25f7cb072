import 'server-only'
import { unseal } from '../../database/sealed-text.ts'
import type { AccountLine } from '../../lib/accounts/account-line.ts'
import type { ClientLine } from '../../lib/accounts/groups.ts'
import { nameCase } from '../../lib/booking/name-case.ts'
import { leadNamePlace } from '../booking/stored-row.ts'
import type { Desk } from '../desk.ts'
import type { DeskDb } from '../store/store.ts'

const ROWS_AT_ONCE = 2000

/**
 * Lines with the lead travellers of their bookings as clients. Names are not stored with a closed month: one
 * that is erased is gone there too.
 */
export async function clientLines(
  desk: Pick<Desk, 'key'>,
  db: DeskDb,
  officeId: string,
  lines: readonly AccountLine[],
): Promise<ClientLine[]> {
  const references = [...new Set(lines.flatMap(({ reference }) => reference ?? []))]
  const names = new Map<string, string | null>()
  for (let first = 0; first < references.length; first += ROWS_AT_ONCE) {
    const rows = await db
      .selectFrom('booking')
      .select(['reference', 'sealed_lead_name'])
      .where('office_id', '=', officeId)
      .where('reference', 'in', references.slice(first, first + ROWS_AT_ONCE))
      .execute()
    for (const { reference, sealed_lead_name: sealed } of rows) {
      const name = sealed && unseal(desk.key, leadNamePlace(officeId, reference), sealed)
      names.set(reference, name ? nameCase(name) : null)
    }
  }
  return lines.map((line) => ({ ...line, client: names.get(line.reference ?? '') ?? null }))
}

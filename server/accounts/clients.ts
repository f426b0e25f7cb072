import 'server-only'
import { unseal } from '../../database/sealed-text.ts'
import type { AccountLine } from '../../lib/accounts/account-line.ts'
import type { ClientLine } from '../../lib/accounts/groups.ts'
import { API_AGENT } from '../../lib/booking/maker.ts'
import { nameCase } from '../../lib/booking/name-case.ts'
import { clientNames } from '../booking/client-of-booking.ts'
import { leadNamePlace, serviceLineOf } from '../booking/stored-row.ts'
import type { Desk } from '../desk.ts'
import { kindOf } from '../kinds.ts'
import type { DeskDb } from '../store/store.ts'

const ROWS_AT_ONCE = 2000

/**
 * Lines with the words of their bookings: the client, or the lead traveller where there is none, the short
 * code, the service, and the agent of one that a program made and that names nobody. Names are not stored
 * with a closed month: one that is erased is gone there too.
 */
export async function clientLines(
  desk: Pick<Desk, 'key'>,
  db: DeskDb,
  officeId: string,
  lines: readonly AccountLine[],
): Promise<ClientLine[]> {
  const references = [...new Set(lines.flatMap(({ reference }) => reference ?? []))]
  const words = new Map<string, BookingWords>()
  for (let first = 0; first < references.length; first += ROWS_AT_ONCE) {
    const rows = await db
      .selectFrom('booking')
      .select(['kind', 'reference', 'sealed_lead_name', 'summary', 'made_by', 'made_through', 'client_id'])
      .where('office_id', '=', officeId)
      .where('reference', 'in', references.slice(first, first + ROWS_AT_ONCE))
      .execute()
    const clients = await clientNames(
      desk,
      db,
      officeId,
      rows.map(({ client_id }) => client_id),
    )
    for (const row of rows) {
      const { reference, sealed_lead_name: sealed } = row
      const name = sealed && unseal(desk.key, leadNamePlace(officeId, reference), sealed)
      const service = serviceLineOf(kindOf(row.kind), row)
      words.set(reference, {
        client: clients.get(row.client_id ?? '') ?? (name ? nameCase(name) : null),
        code: service?.code ?? reference,
        service: service?.title ?? null,
        agent: row.made_by === '' && row.made_through === 'api' ? API_AGENT : null,
      })
    }
  }
  return lines.map((line) => {
    const { client, code, service, agent } = words.get(line.reference ?? '') ?? NO_WORDS
    return { ...line, client, code: code ?? line.reference, service, agent: line.agent ?? agent }
  })
}

type BookingWords = Pick<ClientLine, 'client' | 'code' | 'service' | 'agent'>

/** Of a movement whose booking the desk does not know. */
const NO_WORDS: BookingWords = { client: null, code: null, service: null, agent: null }

import 'server-only'
import { sql } from 'kysely'
import type { Client } from '../../lib/client/client.ts'
import { typedText } from '../../lib/typed-text.ts'
import { foundIn, typedTokens } from '../booking/find-tokens.ts'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'
import type { DeskDb } from '../store/store.ts'
import { clientsOfRows } from './stored-clients.ts'

type Office = Pick<GrantFacts, 'officeId'>

/** The most clients of one list; a longer text finds the others. */
const MOST_CLIENTS = 200

/** A client of the office; null if it has none of this id. */
export async function clientById(desk: Desk, { officeId }: Office, id: string): Promise<Client | null> {
  const db = await desk.store.db()
  const rows = await officeClients(db, officeId).where('id', '=', id).execute()
  const [client = null] = await clientsOfRows(desk, db, rows)
  return client
}

/**
 * The clients of the office whose name, e-mail, phone, address or tax number begin with all words of a text,
 * or who have a traveller of that name, the latest change first. All of them without a text.
 */
export async function clientsOf(
  desk: Desk,
  { officeId }: Office,
  { text, most = MOST_CLIENTS }: { text: string; most?: number },
): Promise<{ clients: Client[]; matchCount: number }> {
  const db = await desk.store.db()
  const matching = matchingClients(desk, db, officeId, text)
  const [rows, count] = await Promise.all([
    matching.orderBy('changed_at', 'desc').orderBy('id').limit(most).execute(),
    matching
      .clearSelect()
      .select(sql<bigint>`count(*)`.as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { clients: await clientsOfRows(desk, db, rows), matchCount: Number(count.count) }
}

/** The only client of each of these travellers, by their ids; those with none or several are left out. */
export async function onlyClients(
  desk: Desk,
  { officeId }: Office,
  travellerIds: readonly string[],
): Promise<ReadonlyMap<string, Client>> {
  if (travellerIds.length === 0) return new Map()
  const db = await desk.store.db()
  const pairs = await db
    .selectFrom('client_traveller')
    .select(['client_id', 'traveller_id'])
    .where('office_id', '=', officeId)
    .where('traveller_id', 'in', [...travellerIds])
    .execute()
  if (pairs.length === 0) return new Map()
  const rows = await officeClients(db, officeId)
    .where(
      'id',
      'in',
      pairs.map(({ client_id }) => client_id),
    )
    .execute()
  const clients = new Map((await clientsOfRows(desk, db, rows)).map((client) => [client.id, client]))
  return new Map(
    travellerIds.flatMap((travellerId) => {
      const own = pairs.filter(({ traveller_id }) => traveller_id === travellerId)
      const client = own.length === 1 ? clients.get(own[0]?.client_id ?? '') : undefined
      return client ? [[travellerId, client] as const] : []
    }),
  )
}

function matchingClients(desk: Desk, db: DeskDb, officeId: string, text: string) {
  const clients = officeClients(db, officeId)
  if (typedText(text) === '') return clients
  const ways = typedTokens(desk.findKey, officeId, text)
  return clients.where((where) =>
    where.or([
      where(
        'id',
        'in',
        where.selectFrom('client').select('id').where('office_id', '=', officeId).where(foundIn(ways)),
      ),
      where(
        'id',
        'in',
        where
          .selectFrom('client_traveller')
          .select('client_id')
          .where('office_id', '=', officeId)
          .where(
            'traveller_id',
            'in',
            where.selectFrom('traveller').select('id').where('office_id', '=', officeId).where(foundIn(ways)),
          ),
      ),
    ]),
  )
}

function officeClients(db: DeskDb, officeId: string) {
  return db.selectFrom('client').selectAll().where('office_id', '=', officeId)
}

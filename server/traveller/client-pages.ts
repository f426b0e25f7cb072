import 'server-only'
import { z } from 'zod'
import type { Client } from '../../lib/client/client.ts'
import type { BookingOfClient, ClientsView, ClientView, FoundClients } from '../../lib/client/client-view.ts'
import { bookBarOf, mayBook } from '../booking/book-bar.ts'
import { bookingCounts } from '../booking/client-of-booking.ts'
import { officeRows } from '../booking/office-rows.ts'
import { lineOfRow } from '../booking/stored-row.ts'
import { clientHistory } from '../client/client-history.ts'
import { clientById, clientsOf } from '../client/clients.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { desk, type Desk } from '../desk.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import { requireGrant } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { savedTravellersById } from './saved.ts'

// The pages of clients. They show saved travellers, so they are read here and not in `server/client`, which
// knows travellers by their ids alone.

type Read<View> = ({ kind: 'read' } & View) | { kind: 'session' }

/** The list of clients, for everybody of the office. */
export async function readClients(): Promise<Read<ClientsView>> {
  const gate = await requireGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const here = desk()
  const [found, bar] = await Promise.all([foundOf(here, gate.grant, ''), bookBarOf(here, gate.grant)])
  return { kind: 'read', ...found, bar }
}

/** A client for its page; `not-found` where the office has none of this id. */
export async function readClient(id: string): Promise<Read<ClientView> | { kind: 'not-found' }> {
  const gate = await requireGrant('signed_in')
  return gate.ok ? clientViewOf(desk(), gate.grant, id) : { kind: 'session' }
}

/** The same for a given grant. */
export async function clientViewOf(
  here: Desk,
  grant: AnyGrant,
  id: string,
): Promise<Read<ClientView> | { kind: 'not-found' }> {
  if (!z.uuid().safeParse(id).success) return { kind: 'not-found' }
  const client = await clientById(here, grant, id)
  if (client === null) return { kind: 'not-found' }
  const db = await here.store.db()
  const [travellers, bookings, counts, history, bar, config] = await Promise.all([
    mayBook(grant) ? savedTravellersById(here, grant, client.travellerIds) : [],
    bookingsOf(here, grant, id),
    bookingCounts(db, grant.officeId, [id]),
    clientHistory(here, grant, id),
    bookBarOf(here, grant),
    officeConfig(here, grant),
  ])
  return {
    kind: 'read',
    client,
    travellers,
    bookings,
    bookingCount: counts.get(id) ?? 0,
    history,
    bar,
    mayErase: grant.role === 'admin',
    today: serverNowOf(here, config).slice(0, 10),
  }
}

const MOST_BOOKINGS = 10

/** The latest bookings that were made for a client. */
async function bookingsOf(here: Desk, grant: AnyGrant, id: string): Promise<BookingOfClient[]> {
  const rows = await officeRows(await here.store.db(), grant)
    .selectAll()
    .where('client_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('reference')
    .limit(MOST_BOOKINGS)
    .execute()
  return rows.map((row) => {
    const { kind, reference, state, service } = lineOfRow(here, row)
    return { kind, reference, state, service }
  })
}

/** The clients that a typed text finds, for lists that are typed into. */
export async function findClients(
  here: Desk,
  grant: AnyGrant,
  typed: string,
): Promise<CallOutcome<FoundClients>> {
  return { kind: 'ok', data: await foundOf(here, grant, typed.slice(0, 80)) }
}

async function foundOf(here: Desk, grant: AnyGrant, text: string): Promise<FoundClients> {
  const { clients, matchCount } = await clientsOf(here, grant, { text })
  const [counts, names] = await Promise.all([
    bookingCounts(
      await here.store.db(),
      grant.officeId,
      clients.map(({ id }) => id),
    ),
    travellerNames(here, grant, clients),
  ])
  return {
    rows: clients.map(({ id, kind, name, email, phone, changedAt, travellerIds }) => ({
      ...{ id, kind, name, email, phone, changedAt },
      travellers: travellerIds.flatMap((each) => names.get(each) ?? []),
      bookingCount: counts.get(id) ?? 0,
    })),
    matchCount,
  }
}

async function travellerNames(
  here: Desk,
  grant: AnyGrant,
  clients: readonly Client[],
): Promise<ReadonlyMap<string, string>> {
  if (!mayBook(grant)) return new Map()
  const travellers = await savedTravellersById(
    here,
    grant,
    clients.flatMap(({ travellerIds }) => travellerIds),
  )
  return new Map(travellers.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
}

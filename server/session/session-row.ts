import 'server-only'
import type { Selectable, Updateable } from 'kysely'
import type { Desk } from '../desk.ts'
import type { SessionTable } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import { seal, unseal } from '../../database/sealed-text.ts'
import { SESSION_HOURS } from './cookie.ts'
import type { Identity } from './gateway-session.ts'
import { cookieOf, hashOfSessionId, mintSessionId, readCookie } from './session-id.ts'
import { Secret } from './secret.ts'
import { SESSION_MINUTES, type Environment } from '../../contract/session/limits.ts'

export type SessionRow = Selectable<SessionTable>

const IDLE_MILLISECONDS = SESSION_MINUTES * 60_000
/** For this long, requests that were under way when the id changed may still use the old one. */
const OVERLAP_MILLISECONDS = 60_000
/** The idle deadline is written only if it moves by more than this. */
const SLIDE_STEP_MILLISECONDS = 10_000

/** Stands where a gateway session was. */
const CLOSED = ''

/** A token ends with the session that it was exchanged for. */
const NO_TOKEN = { sealed_token: null, token_due_at: null }

/** Names a row: the office by which it is found on its node, and its id, which is not the secret one. */
export type SessionRef = { officeId: string; sessionId: string }

/** Creates a desk session. Answers the value of the cookie; the store keeps only the hash of its id. */
export async function insertSession(
  desk: Desk,
  made: { environment: Environment; typedOffice: string; identity: Identity; session: Secret },
): Promise<string> {
  const { identity, environment } = made
  const id = mintSessionId()
  const rowId = crypto.randomUUID()
  const officeId = `${environment}:${identity.officeId}`
  const now = desk.clock.now()
  const db = await desk.store.db()
  await db
    .insertInto('session')
    .values({
      id: rowId,
      id_hash: hashOfSessionId(id),
      previous_id_hash: null,
      previous_until: null,
      office_id: officeId,
      office_name: identity.officeName,
      user_name: identity.userName,
      display_name: identity.displayName,
      role: identity.role,
      permissions: JSON.stringify(identity.permissions),
      environment,
      sign_in_office: made.typedOffice,
      sealed_gateway_session: seal(desk.key, place(rowId), made.session.reveal()),
      sealed_token: null,
      token_due_at: null,
      idle_expires_at: after(now, IDLE_MILLISECONDS),
      absolute_expires_at: after(now, SESSION_HOURS * 3_600_000),
      ended_at: null,
      created_at: now,
    })
    .execute()
  return cookieOf(id, officeId)
}

/**
 * The session that a cookie names, including one that idled out; null if it is unknown, ended or older than
 * 12 hours.
 */
export async function findSession(desk: Desk, cookie: string): Promise<SessionRow | null> {
  const named = readCookie(cookie)
  if (named === null) return null
  const { hash, officeId } = named
  const now = desk.clock.now()
  const db = await desk.store.db()
  const row = await db
    .selectFrom('session')
    .selectAll()
    .$if(officeId !== null, (select) => select.where('office_id', '=', officeId))
    .where((where) =>
      where.or([
        where('id_hash', '=', hash),
        where.and([where('previous_id_hash', '=', hash), where('previous_until', '>', now)]),
      ]),
    )
    .where('ended_at', 'is', null)
    .where('absolute_expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** True if the session was not used for 15 minutes. */
export function isIdle(desk: Desk, row: SessionRow): boolean {
  return row.idle_expires_at <= desk.clock.now()
}

/** Whether a session is still in use: neither ended nor idle. For work that goes on without its person. */
export async function isSessionOpen(desk: Desk, { officeId, sessionId }: SessionRef): Promise<boolean> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('office_id', '=', officeId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('idle_expires_at', '>', desk.clock.now())
    .where('absolute_expires_at', '>', desk.clock.now())
    .executeTakeFirst()
  return row !== undefined
}

/** Extends the idle deadline. */
export async function slideSession(desk: Desk, row: SessionRow): Promise<void> {
  const end = after(desk.clock.now(), IDLE_MILLISECONDS)
  if (end.getTime() - row.idle_expires_at.getTime() < SLIDE_STEP_MILLISECONDS) return
  await update(desk, row, { idle_expires_at: end })
}

/**
 * Gives a desk session a new gateway session and a new opaque id, with the role and the permissions that the
 * gateway names now; where it names none, the former ones stay. Does nothing if another renewal came first or
 * the session ended.
 * @param cookies.from the one that the browser has
 * @returns whether this renewal is the one that took effect
 */
export async function swapGatewaySession(
  desk: Desk,
  row: SessionRow,
  { session, identity }: { session: Secret; identity: Identity },
  cookies: { from: string; to: string },
): Promise<boolean> {
  const now = desk.clock.now()
  const db = await desk.store.db()
  const [from, to] = [readCookie(cookies.from), readCookie(cookies.to)]
  if (from === null || to === null) return false
  const swapped = await db
    .updateTable('session')
    .set({
      id_hash: to.hash,
      previous_id_hash: from.hash,
      previous_until: isClosed(row) ? null : after(now, OVERLAP_MILLISECONDS),
      sealed_gateway_session: seal(desk.key, place(row.id), session.reveal()),
      ...NO_TOKEN,
      ...(identity.permissions !== null && {
        role: identity.role,
        permissions: JSON.stringify(identity.permissions),
      }),
      idle_expires_at: after(now, IDLE_MILLISECONDS),
    })
    .where('office_id', '=', row.office_id)
    .where('id', '=', row.id)
    .where('id_hash', '=', from.hash)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return swapped.numUpdatedRows === 1n
}

/** Ends a desk session for good. */
export async function endSessionRow(desk: Desk, row: SessionRow): Promise<void> {
  await update(desk, row, { ended_at: desk.clock.now(), sealed_gateway_session: CLOSED, ...NO_TOKEN })
}

/**
 * Takes the gateway session from desk sessions, for somebody who was signed out by force: nothing can be
 * read with them, and their browsers ask for the sign-in over the page. Signing in again there keeps no
 * overlap for the old id.
 */
export async function closeSessionRows(
  db: DeskDb,
  officeId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('session')
    .set({ sealed_gateway_session: CLOSED, ...NO_TOKEN, idle_expires_at: now, previous_until: null })
    .where('office_id', '=', officeId)
    .where('id', 'in', ids)
    .execute()
}

/** Whether the session was closed by force: then it may show even less than an idle one. */
export function isClosed(row: Pick<SessionRow, 'sealed_gateway_session'>): boolean {
  return row.sealed_gateway_session === CLOSED
}

/** The gateway session of a row; null if it cannot be opened, as after a change of the desk's secret. */
export function gatewaySessionOf(desk: Desk, row: SessionRow): Secret | null {
  const value = unseal(desk.key, place(row.id), row.sealed_gateway_session)
  return value === null ? null : new Secret(value)
}

async function update(desk: Desk, row: SessionRow, values: Updateable<SessionTable>): Promise<void> {
  const db = await desk.store.db()
  await db
    .updateTable('session')
    .set(values)
    .where('office_id', '=', row.office_id)
    .where('id', '=', row.id)
    .where('ended_at', 'is', null)
    .execute()
}

function place(rowId: string): string {
  return `session:${rowId}`
}

function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds)
}

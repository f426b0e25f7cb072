import 'server-only'
import { createHash } from 'node:crypto'
import type { DemoPerson } from '../../lib/demo-person.ts'
import type { Desk } from '../desk.ts'
import { deskWide } from '../process-wide.ts'
import { singleFlight } from '../single-flight.ts'
import { gatewayPassword } from './credential.ts'
import { demoPersonOf } from './demo-accounts.ts'
import { endGatewaySession, openGatewaySession, type Credentials } from './gateway-session.ts'
import { findSession, gatewaySessionOf, swapGatewaySession, type SessionRow } from './session-row.ts'
import { notePerson } from './note-person.ts'
import { limitedSignIn, renewalSubject } from './sign-in-limit.ts'
import { cookieOf, successorOf } from './session-id.ts'
import type { Visitor } from './sign-in.ts'

/** `SignedOut`: the desk session has ended and a new sign-in is needed. */
export type RenewResult = { ok: true; cookie: string } | { ok: false; code: string }

type Renewed = { result: RenewResult; endedAt: number }

/**
 * Requests that start together do not all arrive before the first has finished, so its result is shared this
 * long.
 */
const SHARED_MILLISECONDS = 10_000

/**
 * Signs the same person in again over the page: the desk session stays and gets a new gateway session.
 * Parallel renewals with the same cookie and secret share one CreateSession. Another secret never shares it,
 * nor does a cookie that a renewal has issued: its session has ended since.
 */
export async function renew(
  desk: Desk,
  cookie: string,
  secret: string,
  visitor: Omit<Visitor, 'previousCookie'>,
): Promise<RenewResult> {
  const row = await findSession(desk, cookie)
  if (!row) return { ok: false, code: 'SignedOut' }
  const proof = createHash('sha256')
    .update(JSON.stringify([cookie, gatewayPassword(secret)]))
    .digest('hex')
  const key = `renew:${row.id}:${proof}`
  return singleFlight(desk, key, async () => {
    const lately = renewedLately(desk)
    const shared = lately.get(key)
    if (shared) return shared.result
    const result = await renewRow(desk, row, { cookie, secret }, visitor)
    if (result.ok) lately.set(key, { result, endedAt: desk.clock.now().getTime() })
    return result
  })
}

/**
 * The same for a demo person of the sandbox, who types nothing, as on the sign-in page. Refuses everybody
 * else: `Incomplete`.
 * @param people the demo people of this installation; none where it has no demo
 */
export async function renewDemo(
  desk: Desk,
  cookie: string,
  people: readonly DemoPerson[],
  visitor: Omit<Visitor, 'previousCookie'>,
): Promise<RenewResult> {
  const row = await findSession(desk, cookie)
  if (!row) return { ok: false, code: 'SignedOut' }
  const { environment, sign_in_office: signInOffice, user_name: userName } = row
  const person = demoPersonOf(people, { environment, signInOffice, userName })
  return person ? renew(desk, cookie, person.secret, visitor) : { ok: false, code: 'Incomplete' }
}

/** Renewals of this desk that finished in the last seconds. */
function renewedLately(desk: Desk) {
  const renewals = deskWide(desk, 'renewals', () => new Map<string, Renewed>())
  const from = desk.clock.now().getTime() - SHARED_MILLISECONDS
  for (const [key, { endedAt }] of renewals) if (endedAt < from) renewals.delete(key)
  return renewals
}

/**
 * Of several renewals of one id at the same moment, at any desk of the installation, one takes effect. The
 * others end the gateway session that they opened and answer the same new id, so every browser stays signed
 * in.
 */
async function renewRow(
  desk: Desk,
  row: SessionRow,
  typed: { cookie: string; secret: string },
  visitor: Omit<Visitor, 'previousCookie'>,
): Promise<RenewResult> {
  const environment = row.environment as Credentials['environment']
  const { requestId } = visitor
  const credentials = { environment, office: row.sign_in_office, user: row.user_name, secret: typed.secret }
  const opened = await limitedSignIn(desk, renewalSubject(row), () =>
    openGatewaySession(desk, credentials, { requestId, forwardedFor: sessionInPlaceOfAddress(row) }),
  )
  if (opened.kind === 'unavailable') return { ok: false, code: 'Unavailable' }
  if (opened.kind === 'refused') return { ok: false, code: opened.code }
  const cookie = cookieOf(successorOf(desk.key, row.id, typed.cookie), row.office_id)
  if (await swapGatewaySession(desk, row, opened, { from: typed.cookie, to: cookie })) {
    const old = gatewaySessionOf(desk, row)
    if (old) await endGatewaySession(desk, environment, old, requestId)
    if (opened.identity.permissions !== null) await notePerson(desk, row.office_id, opened.identity)
    return { ok: true, cookie }
  }
  await endGatewaySession(desk, environment, opened.session, requestId)
  return (await findSession(desk, cookie)) ? { ok: true, cookie } : { ok: false, code: 'SignedOut' }
}

/**
 * A renewal is no sign-in, so the gateway must not refuse it for failures from the person's address either.
 * It gets a name of the session instead, in the form that is allowed in place of an address (RFC 7239,
 * section 6.3).
 */
function sessionInPlaceOfAddress(row: SessionRow): string {
  return `_${createHash('sha256').update(`renewal ${row.id}`).digest('hex').slice(0, 32)}`
}

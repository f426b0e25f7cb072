import 'server-only'
import { createHash } from 'node:crypto'
import type { Desk } from '../desk.ts'
import { singleFlight } from '../single-flight.ts'
import { gatewayPassword } from './credential.ts'
import { endGatewaySession, openGatewaySession, type Credentials } from './gateway-session.ts'
import { findSession, gatewaySessionOf, swapGatewaySession, type SessionRow } from './session-row.ts'
import { isSignInLimited, noteFailedSignIn } from './sign-in-limit.ts'
import type { Visitor } from './sign-in.ts'

/** `SignedOut`: the desk session is over for good and a new sign-in is needed. */
export type RenewResult = { ok: true; cookie: string } | { ok: false; code: string }

/**
 * Signs the same person in again over the page: the desk session stays, its gateway session is a new one. Many at once
 * with the same secret share one CreateSession; another secret never rides along.
 */
export async function renew(
  desk: Desk,
  cookie: string,
  secret: string,
  visitor: Omit<Visitor, 'previousCookie'>,
): Promise<RenewResult> {
  const row = await findSession(desk, cookie)
  if (!row) return { ok: false, code: 'SignedOut' }
  const proof = createHash('sha256').update(gatewayPassword(secret)).digest('hex')
  return singleFlight(`renew:${row.id}:${proof}`, () => renewRow(desk, row, secret, visitor))
}

async function renewRow(
  desk: Desk,
  row: SessionRow,
  secret: string,
  visitor: Omit<Visitor, 'previousCookie'>,
): Promise<RenewResult> {
  const environment = row.environment as Credentials['environment']
  const credentials = { environment, office: row.sign_in_office, user: row.user_name, secret }
  const subject = { ...credentials, address: visitor.address }
  if (await isSignInLimited(desk, subject)) return { ok: false, code: 'TooMany' }
  const opened = await openGatewaySession(desk, credentials, visitor.requestId)
  if (opened.kind === 'unavailable') return { ok: false, code: 'Unavailable' }
  if (opened.kind === 'refused') {
    await noteFailedSignIn(desk, subject)
    return { ok: false, code: opened.code }
  }
  const old = gatewaySessionOf(desk, row)
  const cookie = await swapGatewaySession(desk, row, opened.session)
  if (old) await endGatewaySession(desk, environment, old, visitor.requestId)
  return { ok: true, cookie }
}

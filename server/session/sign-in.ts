import 'server-only'
import type { Desk } from '../desk.ts'
import { log } from '../log.ts'
import { endGatewaySession, openGatewaySession, type Credentials } from './gateway-session.ts'
import { notePerson } from './note-person.ts'
import { limitedSignIn, signInSubject } from './sign-in-limit.ts'
import { endSessionRow, findSession, gatewaySessionOf, insertSession } from './session-row.ts'

/** Where a sign-in comes from. */
export type Visitor = { address: string; requestId: string; previousCookie: string | null }

/** Codes besides the gateway's own: `TooMany`, `Unavailable`. */
export type SignInResult = { ok: true; cookie: string; displayName: string } | { ok: false; code: string }

/**
 * Signs in: opens a gateway session and a desk session with a fresh id, and ends the session that the browser
 * had before.
 */
export async function signIn(desk: Desk, credentials: Credentials, visitor: Visitor): Promise<SignInResult> {
  const opened = await limitedSignIn(desk, signInSubject(credentials, visitor.address), () =>
    openGatewaySession(desk, credentials, { requestId: visitor.requestId, forwardedFor: visitor.address }),
  )
  if (opened.kind === 'unavailable') return { ok: false, code: 'Unavailable' }
  if (opened.kind === 'refused') {
    log.info('sign-in refused', { requestId: visitor.requestId, code: opened.code })
    return { ok: false, code: opened.code }
  }
  if (visitor.previousCookie) await signOut(desk, visitor.previousCookie, visitor.requestId)
  const cookie = await insertSession(desk, {
    environment: credentials.environment,
    typedOffice: credentials.office,
    identity: opened.identity,
    session: opened.session,
  })
  await notePerson(desk, `${credentials.environment}:${opened.identity.officeId}`, opened.identity)
  return { ok: true, cookie, displayName: opened.identity.displayName }
}

/** Ends the desk session of a cookie and its gateway session. An unknown cookie needs nothing. */
export async function signOut(desk: Desk, cookie: string, requestId: string): Promise<void> {
  const row = await findSession(desk, cookie)
  if (!row) return
  const session = gatewaySessionOf(desk, row)
  await endSessionRow(desk, row)
  if (session)
    await endGatewaySession(desk, row.environment as Credentials['environment'], session, requestId)
}

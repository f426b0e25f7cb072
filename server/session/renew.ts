import 'server-only'
import { createHash } from 'node:crypto'
import type { DemoPerson } from '../../lib/demo-person.ts'
import type { Desk } from '../desk.ts'
import { processWide } from '../process-wide.ts'
import { singleFlight } from '../single-flight.ts'
import { gatewayPassword } from './credential.ts'
import { demoPersonOf } from './demo-accounts.ts'
import { endGatewaySession, openGatewaySession, type Credentials } from './gateway-session.ts'
import { findSession, gatewaySessionOf, swapGatewaySession, type SessionRow } from './session-row.ts'
import { isSignInLimited, noteRefusedSignIn } from './sign-in-limit.ts'
import type { Visitor } from './sign-in.ts'

/** `SignedOut`: the desk session has ended and a new sign-in is needed. */
export type RenewResult = { ok: true; cookie: string } | { ok: false; code: string }

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
  return singleFlight(key, async () => {
    const lately = renewedLately(desk)
    const shared = lately.get(key)
    if (shared) return shared.result
    const result = await renewRow(desk, row, secret, visitor)
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

/** Renewals that finished in the last seconds. */
function renewedLately(desk: Desk) {
  const renewals = processWide('renewals', () => new Map<string, { result: RenewResult; endedAt: number }>())
  const from = desk.clock.now().getTime() - SHARED_MILLISECONDS
  for (const [key, { endedAt }] of renewals) if (endedAt < from) renewals.delete(key)
  return renewals
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
    await noteRefusedSignIn(desk, subject, opened.code)
    return { ok: false, code: opened.code }
  }
  const old = gatewaySessionOf(desk, row)
  const cookie = await swapGatewaySession(desk, row, opened.session)
  if (old) await endGatewaySession(desk, environment, old, visitor.requestId)
  return { ok: true, cookie }
}

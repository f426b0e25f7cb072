import 'server-only'
import { noteFailure, secondsToWait, type SignInSubject } from '../../database/sign-in-failures.ts'
import type { Desk } from '../desk.ts'
import type { Credentials, GatewaySession } from './gateway-session.ts'
import type { SessionRow } from './session-row.ts'

/** A wrong secret, no access to the office, an unverified account (Session gateway, Errors). */
const FAILED: ReadonlySet<string> = new Set(['Err0101003', 'Err0101004', 'Err0101005'])

const TOO_MANY: GatewaySession = { kind: 'refused', code: 'TooMany' }

/** The keys by which failures of a sign-in are counted: the account, however it is spelt, and the address. */
export function signInSubject(credentials: Credentials, address: string): SignInSubject {
  const office = plain(credentials.office).replace(/-sandbox$/, '')
  return { account: [credentials.environment, office, plain(credentials.user)], address }
}

/**
 * The key by which failures of a renewal are counted: the desk session alone, so that nobody who fails on the
 * sign-in page keeps a person from going on.
 */
export function renewalSubject(row: Pick<SessionRow, 'id'>): SignInSubject {
  return { account: ['renewal', row.id], address: '' }
}

/**
 * Opens a gateway session unless the subject failed too often: then the code is `TooMany`. Only refusals that
 * blame the person count. A gateway that is out of capacity or asks for the other environment says nothing
 * about the secret.
 */
export async function limitedSignIn(
  desk: Desk,
  subject: SignInSubject,
  open: () => Promise<GatewaySession>,
): Promise<GatewaySession> {
  const db = await desk.store.db()
  const limit = desk.settings.signInLimit
  if ((await secondsToWait(db, subject, limit, desk.clock.now())) > 0) return TOO_MANY
  const opened = await open()
  if (opened.kind !== 'refused' || !FAILED.has(opened.code)) return opened
  const wait = await noteFailure(db, subject, limit, desk.clock.now())
  return wait > 0 ? TOO_MANY : opened
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[{}]/g, '').trim().replace(/\s+/g, ' ')
}

import 'server-only'
import { cookies } from 'next/headers'
import { desk } from '../desk.ts'
import { cookieName } from './cookie.ts'
import { findSession, type SessionRow } from './session-row.ts'

/**
 * The desk session of this request, including one that idled out. It proves no permission. Null if nobody is
 * signed in.
 */
export async function sessionOfRequest(): Promise<SessionRow | null> {
  const here = desk()
  return findSession(here, (await cookies()).get(cookieName(here.settings))?.value ?? '')
}

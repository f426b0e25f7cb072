'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { desk, type Desk } from '../desk.ts'
import { requestIdFrom } from '../request-id.ts'
import { SESSION_HOURS, cookieName, cookieOptions } from './cookie.ts'
import { demoPeople } from './demo-accounts.ts'
import { isOwnAction } from './gate.ts'
import { renew, renewDemo, type RenewResult } from './renew.ts'
import { signOut, type Visitor } from './sign-in.ts'
import { visitorAddress } from './visitor.ts'

const SIGNED_OUT = { ok: false, code: 'SignedOut' } as const

const typedSecret = z.string().trim().min(1).max(512)

/**
 * `SignedOut`: the desk session has ended, so the person must use the sign-in page. Other codes are those of
 * a sign-in.
 */
export type Renewal = { ok: true } | { ok: false; code: string }

/**
 * Signs the same person in again over the page. The desk session stays, and with it everything on the screen.
 */
export async function renewSession(secret: string): Promise<Renewal> {
  if (!(await isOwnAction())) return SIGNED_OUT
  const typed = typedSecret.safeParse(secret)
  if (!typed.success) return { ok: false, code: 'Incomplete' }
  return renewWith((here, cookie, visitor) => renew(here, cookie, typed.data, visitor))
}

/**
 * The same for a demo person of the sandbox, in one click. The server finds out who that is; everybody else
 * gets `Incomplete`.
 */
export async function renewDemoSession(): Promise<Renewal> {
  if (!(await isOwnAction())) return SIGNED_OUT
  const people = demoPeople(desk().settings, process.env['GATEWAY_DEMO'])
  return renewWith((here, cookie, visitor) => renewDemo(here, cookie, people, visitor))
}

async function renewWith(
  how: (here: Desk, cookie: string, visitor: Omit<Visitor, 'previousCookie'>) => Promise<RenewResult>,
): Promise<Renewal> {
  const here = desk()
  const jar = await cookies()
  const name = cookieName(here.settings)
  const incoming = await headers()
  const result = await how(here, jar.get(name)?.value ?? '', {
    address: visitorAddress(incoming),
    requestId: requestIdFrom(incoming),
  })
  if (!result.ok) return { ok: false, code: result.code }
  jar.set(name, result.cookie, { ...cookieOptions(here.settings), maxAge: SESSION_HOURS * 3600 })
  return { ok: true }
}

/** Signs out: ends the desk session and its gateway session, and shows the sign-in page. */
export async function signOutNow(): Promise<void> {
  if (!(await isOwnAction())) return
  const here = desk()
  const jar = await cookies()
  const name = cookieName(here.settings)
  // No permission is needed: anyone may end their own session, including an idle one.
  await signOut(here, jar.get(name)?.value ?? '', requestIdFrom(await headers()))
  jar.set(name, '', { ...cookieOptions(here.settings), maxAge: 0 })
  redirect('/sign-in')
}

'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { Desk } from '../desk.ts'
import { requestIdFrom } from '../request-id.ts'
import { SESSION_HOURS, cookieName, cookieOptions } from './cookie.ts'
import { demoPeople } from './demo-accounts.ts'
import { openAction } from './desk-action.ts'
import { renew, renewDemo, type RenewResult } from './renew.ts'
import { signOut, type Visitor } from './sign-in.ts'
import { visitorAddress } from './visitor.ts'

const SIGNED_OUT = { ok: false, code: 'SignedOut' } as const

/**
 * `SignedOut`: the desk session has ended, so the person must use the sign-in page. Other codes are those of
 * a sign-in.
 */
export type Renewal = { ok: true } | { ok: false; code: string }

/**
 * Signs the same person in again over the page. The desk session stays, and with it everything on the screen.
 */
export const renewSession = openAction({
  why: 'it asks for the secret itself',
  input: [z.string().trim().min(1).max(512)],
  foreign: SIGNED_OUT,
  invalid: { ok: false, code: 'Incomplete' },
  run: (here, secret) => renewWith(here, (cookie, visitor) => renew(here, cookie, secret, visitor)),
})

/**
 * The same for a demo person of the sandbox, in one click. The server finds out who that is; everybody else
 * gets `Incomplete`.
 */
export const renewDemoSession = openAction({
  why: 'it renews a demo person of the sandbox, whose account UUID stands on the sign-in page',
  input: [],
  foreign: SIGNED_OUT,
  invalid: SIGNED_OUT,
  run(here) {
    const people = demoPeople(here.settings, process.env['GATEWAY_DEMO'])
    return renewWith(here, (cookie, visitor) => renewDemo(here, cookie, people, visitor))
  },
})

async function renewWith(
  here: Desk,
  how: (cookie: string, visitor: Omit<Visitor, 'previousCookie'>) => Promise<RenewResult>,
): Promise<Renewal> {
  const jar = await cookies()
  const name = cookieName(here.settings)
  const incoming = await headers()
  const result = await how(jar.get(name)?.value ?? '', {
    address: visitorAddress(incoming),
    requestId: requestIdFrom(incoming),
  })
  if (!result.ok) return { ok: false, code: result.code }
  jar.set(name, result.cookie, { ...cookieOptions(here.settings), maxAge: SESSION_HOURS * 3600 })
  return { ok: true }
}

/** Signs out: ends the desk session and its gateway session, and shows the sign-in page. */
export const signOutNow = openAction({
  why: 'whoever holds a session may end it, an idle one too',
  input: [],
  foreign: undefined,
  invalid: undefined,
  async run(here): Promise<void> {
    const jar = await cookies()
    const name = cookieName(here.settings)
    await signOut(here, jar.get(name)?.value ?? '', requestIdFrom(await headers()))
    jar.set(name, '', { ...cookieOptions(here.settings), maxAge: 0 })
    redirect('/sign-in')
  },
})

import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { z } from 'zod'
import { environments } from '../../contract/session/limits.ts'
import { isDatabaseLost } from '../../database/lost.ts'
import { desk, type Desk } from '../desk.ts'
import { log } from '../log.ts'
import { requestIdFrom } from '../request-id.ts'
import { SESSION_HOURS, cookieName, cookieOptions } from './cookie.ts'
import { returnAddress } from './auth-refusal.ts'
import { findSession } from './session-row.ts'
import { signIn, signOut } from './sign-in.ts'
import { visitorAddress } from './visitor.ts'
import { neededLine } from '../../lib/typed-text-fields.ts'

const typed = z.object({
  environment: z.enum(environments),
  office: neededLine(1, 128),
  user: neededLine(1, 128),
  secret: z.string().trim().min(1).max(512),
})

const MAX_AGE_SECONDS = SESSION_HOURS * 3600

/**
 * next-auth handles sign-in and sign-out only. Its cookie holds the opaque desk session id instead of a
 * token. The values that its callbacks return are public at /api/auth/session, so they return a name at most.
 */
export function authOptions(): NextAuthOptions {
  const here = desk()
  // Without this address next-auth would take the one that a request names in its headers.
  process.env['NEXTAUTH_URL'] ||= here.settings.deskOrigin
  return {
    secret: here.settings.secret,
    useSecureCookies: here.settings.secureCookies,
    session: { strategy: 'jwt', maxAge: MAX_AGE_SECONDS },
    pages: { signIn: '/sign-in', error: '/sign-in' },
    cookies: { sessionToken: { name: cookieName(here.settings), options: cookieOptions(here.settings) } },
    providers: [provider(here)],
    jwt: {
      maxAge: MAX_AGE_SECONDS,
      encode: ({ token }) => encodeToken(token),
      decode: ({ token }) => decodeToken(here, token),
    },
    callbacks: {
      redirect: returnAddress,
      jwt: ({ token, user }) => (user ? { ...token, deskSession: (user as SignedIn).deskSession } : token),
      session: ({ session, token }) => ({ expires: session.expires, user: { name: token.name ?? null } }),
    },
    events: {
      signOut: async ({ token }) => {
        const id: unknown = token?.['deskSession']
        if (typeof id === 'string') await signOut(here, id, crypto.randomUUID())
      },
    },
    logger: {
      error: (code) => log.error('sign-in library', { code }),
      warn: (code) => log.warn('sign-in library', { code }),
      debug: () => undefined,
    },
  }
}

type SignedIn = { id: string; name: string; deskSession: string }

/** The cookie's value: the opaque id that the token holds. */
export function encodeToken(token: Record<string, unknown> | undefined): string {
  const id = token?.['deskSession']
  if (typeof id !== 'string') throw new Error('A session token without a desk session.')
  return id
}

/** The token of a cookie's value; null if the desk knows no such session. Does not extend the session. */
export async function decodeToken(here: Desk, value: string | undefined) {
  const row = value ? await findSession(here, value) : null
  return row ? { deskSession: value, name: row.display_name } : null
}

/** A refusal reaches the form as the message of an error, because next-auth offers no other way. */
function provider(here: Desk) {
  return Credentials({
    id: 'credentials',
    name: 'Booking service',
    credentials: { environment: {}, office: {}, user: {}, secret: {} },
    authorize: async (credentials, request): Promise<SignedIn> => {
      const input = typed.safeParse(credentials)
      if (!input.success) throw new Error('Incomplete')
      const headers = new Headers(request.headers as Record<string, string> | undefined)
      const result = await signIn(here, input.data, {
        address: visitorAddress(headers),
        requestId: requestIdFrom(headers),
        previousCookie: cookieFrom(headers, cookieName(here.settings)),
      }).catch((error: unknown) => {
        throw isDatabaseLost(error) ? new Error('RecordsAway') : error
      })
      if (!result.ok) throw new Error(result.code)
      return { id: 'desk', name: result.displayName, deskSession: result.cookie }
    },
  })
}

function cookieFrom(headers: Headers, name: string): string | null {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
}

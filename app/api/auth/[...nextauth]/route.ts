import NextAuth from 'next-auth'
import type { NextRequest } from 'next/server'
import { authOptions } from '../../../../server/session/auth-options.ts'

type Context = { params: Promise<{ nextauth: string[] }> }

/** Sign-in and sign-out by next-auth. Options are read per request, so that a build needs no settings. */
async function handle(request: NextRequest, context: Context): Promise<Response> {
  return (await NextAuth(request, context, authOptions())) as Response
}

export { handle as GET, handle as POST }

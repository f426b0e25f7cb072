import NextAuth from 'next-auth'
import type { NextRequest } from 'next/server'
import { desk } from '../../../../server/desk.ts'
import { authOptions } from '../../../../server/session/auth-options.ts'
import { authRefusal } from '../../../../server/session/auth-refusal.ts'

type Context = { params: Promise<{ nextauth: string[] }> }

/** Sign-in and sign-out by next-auth. Options are read per request, so that a build needs no settings. */
async function handle(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params
  const refusal = authRefusal(request, nextauth, desk().settings)
  return refusal ?? ((await NextAuth(request, context, authOptions())) as Response)
}

export { handle as GET, handle as POST }

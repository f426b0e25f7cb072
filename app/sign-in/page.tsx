import type { Metadata } from 'next'
import { ownPath } from '../../components/session/own-path.ts'
import { SignInForm } from '../../components/session/sign-in-form.tsx'
import { Brand } from '../../components/shell/brand.tsx'
import { desk } from '../../server/desk.ts'
import { demoPeople } from '../../server/session/demo-accounts.ts'

export const metadata: Metadata = { title: 'Sign in' }
export const dynamic = 'force-dynamic'

type Search = Promise<Record<string, string | string[] | undefined>>

/** The sign-in page. Afterwards it leads to the page that the person wanted. */
export default async function SignInPage({ searchParams }: { searchParams: Search }) {
  const { from, error } = await searchParams
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[420px] flex-col justify-center gap-6 px-5 py-10">
      <Brand />
      <h1 className="text-22 font-bold">Sign in</h1>
      <SignInForm
        from={ownPath(from)}
        firstError={typeof error === 'string' ? error : null}
        demo={demoPeople(desk().settings, process.env['GATEWAY_DEMO'])}
      />
    </main>
  )
}

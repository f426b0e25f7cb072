'use client'

import { signIn } from 'next-auth/react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { DemoAccount } from '../../lib/demo-account.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { EnvironmentChoice, type EnvironmentName } from './environment-choice.tsx'
import { signInMessage } from './sign-in-message.ts'

const OFFICE_KEY = 'travel-desk.office'

type Typed = { environment: EnvironmentName; office: string; user: string; secret: string }

/** Office, user and account UUID. The office is remembered on this machine, the secret never. */
export function SignInForm(props: { from: string; demo: readonly DemoAccount[]; firstError: string | null }) {
  const [typed, setTyped] = useState<Typed>({ environment: 'sandbox', office: '', user: '', secret: '' })
  const [code, setCode] = useState(props.firstError)
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const set = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }))

  useEffect(() => {
    const office = localStorage.getItem(OFFICE_KEY)
    if (office) setTyped((now) => ({ ...now, office: now.office || office }))
    // The caret starts in the first field that is empty.
    form.current?.querySelector<HTMLInputElement>(office ? '[name=user]' : '[name=office]')?.focus()
  }, [])

  async function enter(values: Typed) {
    setPending(true)
    setCode(null)
    const answer = await signIn('credentials', { ...values, redirect: false }).catch(() => undefined)
    if (answer?.ok && !answer.error) {
      localStorage.setItem(OFFICE_KEY, values.office)
      // A whole new page: nothing of a person before stays in memory.
      window.location.assign(props.from)
      return
    }
    setPending(false)
    setCode(answer?.error ?? 'Unavailable')
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!pending) void enter(typed)
  }

  return (
    // Method and address matter before the script runs: without them the secret would go into the address.
    <form
      ref={form}
      method="post"
      action="/api/auth/callback/credentials"
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <EnvironmentChoice value={typed.environment} onChange={(environment) => set({ environment })} />
      <TextField
        label="Office"
        name="office"
        required
        autoComplete="organization"
        value={typed.office}
        onChange={(event) => set({ office: event.target.value })}
      />
      <TextField
        label="User"
        name="user"
        required
        autoComplete="username"
        value={typed.user}
        onChange={(event) => set({ user: event.target.value })}
      />
      <TextField
        label="Account UUID"
        name="secret"
        type="password"
        required
        autoComplete="current-password"
        value={typed.secret}
        onChange={(event) => set({ secret: event.target.value })}
        hint="It is hashed before it leaves the desk and is not kept."
      />
      <p role="alert" className={code ? 'text-13 text-bad' : 'sr-only'}>
        {code ? signInMessage(code, typed.environment) : ''}
      </p>
      <Button type="submit" variant="primary" pending={pending} className="w-full">
        Sign in
      </Button>
      {typed.environment === 'sandbox' && props.demo.length > 0 && (
        <DemoAccounts
          accounts={props.demo}
          pending={pending}
          onChoose={({ office, user, secret }) => {
            const chosen = { environment: 'sandbox' as const, office, user, secret }
            setTyped(chosen)
            void enter(chosen)
          }}
        />
      )}
    </form>
  )
}

'use client'

import { signIn } from 'next-auth/react'
import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react'
import type { Environment } from '../../contract/session/limits.ts'
import type { DemoPerson } from '../../lib/demo-person.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { EnvironmentChoice } from './environment-choice.tsx'
import { ownPath } from './own-path.ts'
import { signInMessage } from './sign-in-message.ts'

const OFFICE_KEY = 'travel-desk.office'

/** `office` is null until it is typed: the remembered one stands there. */
type Typed = { environment: Environment; office: string | null; user: string; secret: string }
type Entered = Typed & { office: string }

const neverChanges = () => () => undefined
const rememberedOffice = () => localStorage.getItem(OFFICE_KEY) ?? ''

/** Office, user and account UUID. The office is remembered on this machine, the secret never. */
export function SignInForm(props: { from: string; demo: readonly DemoPerson[]; firstError: string | null }) {
  const [typed, setTyped] = useState<Typed>({ environment: 'sandbox', office: null, user: '', secret: '' })
  const [code, setCode] = useState(props.firstError)
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const set = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }))

  const remembered = useSyncExternalStore(neverChanges, rememberedOffice, () => '')
  const office = typed.office ?? remembered

  useEffect(() => {
    // The caret starts in the first field that is empty.
    const first = rememberedOffice() ? '[name=user]' : '[name=office]'
    form.current?.querySelector<HTMLInputElement>(first)?.focus()
  }, [])

  async function enter(values: Entered) {
    setPending(true)
    setCode(null)
    const answer = await signIn('credentials', { ...values, redirect: false }).catch(() => undefined)
    if (answer?.ok && !answer.error) {
      localStorage.setItem(OFFICE_KEY, values.office)
      // A whole new page: nothing of a person before stays in memory.
      window.location.assign(ownPath(props.from))
      return
    }
    setPending(false)
    setCode(answer?.error ?? 'Unavailable')
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!pending) void enter({ ...typed, office })
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
        value={office}
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
        hint="Hashed before it leaves the desk; never stored."
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
          onChoose={(account) => {
            const { office, user, secret } = account
            const chosen = { environment: 'sandbox' as const, office, user, secret }
            setTyped(chosen)
            void enter(chosen)
          }}
        />
      )}
    </form>
  )
}

'use client'

import { signIn } from 'next-auth/react'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { environments, type Environment } from '../../contract/session/limits.ts'
import type { DemoPerson } from '../../lib/demo-person.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { useInBrowser } from '../ui/store.ts'
import { TextField } from '../ui/text-field.tsx'
import { ownPath } from './own-path.ts'
import { SignInProblem } from './sign-in-problem.tsx'

const OFFICE_KEY = 'travel-desk.office'

type SignInFields = { environment: Environment; office: string; user: string; secret: string }

const rememberedOffice = () => localStorage.getItem(OFFICE_KEY) ?? ''

/** Office, user and account UUID. This browser remembers the office, never the secret. */
export function SignInForm(props: { from: string; demo: readonly DemoPerson[]; firstError: string | null }) {
  const { form, typed, set } = useSignInFields()
  const { code, pending, enter } = useSignIn(props.from, props.firstError)
  useFirstFieldFocus(form)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!pending) void enter(typed)
  }

  return (
    // Method and action matter before hydration: without them the browser would put the secret into the
    // address.
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
        hint="Hashed before it leaves the desk; never stored."
      />
      <SignInProblem code={code} environment={typed.environment} />
      <Button type="submit" variant="primary" pending={pending} className="w-full">
        Sign in
      </Button>
      {typed.environment === 'sandbox' && props.demo.length > 0 && (
        <DemoAccounts
          accounts={props.demo}
          pending={pending}
          onChoose={({ office, user, secret }) => {
            const chosen = { environment: 'sandbox' as const, office, user, secret }
            set(chosen)
            void enter(chosen)
          }}
        />
      )}
    </form>
  )
}

/** The typed fields. The office is the remembered one until it is edited. */
function useSignInFields() {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Omit<SignInFields, 'office'> & { office: string | null }>({
    environment: 'sandbox',
    office: null,
    user: '',
    secret: '',
  })
  const remembered = useInBrowser(rememberedOffice, '')

  // Text that was typed, or filled in by the browser, before hydration is only in the DOM.
  const takeEarly = useEffectEvent(() => {
    if (!form.current) return
    // All its fields are texts, and one environment is always chosen.
    const early = Object.fromEntries(new FormData(form.current)) as SignInFields
    setTyped({ ...early, office: early.office || null })
  })
  useLayoutEffect(() => takeEarly(), [])

  return {
    form,
    typed: { ...typed, office: typed.office ?? remembered },
    set: (part: Partial<SignInFields>) => setTyped((before) => ({ ...before, ...part })),
  }
}

/** The first empty field takes the focus, unless the person is already typing. */
function useFirstFieldFocus(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) return
    const first = rememberedOffice() ? '[name=user]' : '[name=office]'
    form.current?.querySelector<HTMLInputElement>(first)?.focus()
  }, [form])
}

/**
 * Signs in and opens the page that the person came from.
 * @param firstError code of the refusal that the page was opened with; null for none
 */
function useSignIn(from: string, firstError: string | null) {
  const [code, setCode] = useState(firstError)
  const [pending, setPending] = useState(false)

  async function enter(fields: SignInFields) {
    setPending(true)
    setCode(null)
    const answer = await signIn('credentials', { ...fields, redirect: false }).catch(() => undefined)
    if (answer?.ok && !answer.error) {
      localStorage.setItem(OFFICE_KEY, fields.office)
      // A full page load, so that nothing of a previous user stays in memory.
      window.location.assign(ownPath(from))
      return
    }
    setPending(false)
    setCode(answer?.error ?? 'Unavailable')
  }

  return { code, pending, enter }
}

const CHOICES: Readonly<Record<Environment, { label: string; detail: string }>> = {
  sandbox: { label: 'Sandbox', detail: 'Nothing is actually ticketed' },
  production: { label: 'Production', detail: 'Real tickets, real money' },
}

/** The choice of the environment. Arrow keys choose, as in every radio group. */
function EnvironmentChoice(props: { value: Environment; onChange: (environment: Environment) => void }) {
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="mb-1 text-12 font-medium text-ink2">Environment</legend>
      {environments.map((value) => (
        <label
          key={value}
          className={cx(
            'flex cursor-pointer flex-col rounded-control border px-3 py-2 outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
            props.value === value ? 'border-accent bg-sunk' : 'border-line2',
          )}
        >
          <span className="flex items-center gap-2 font-medium">
            <input
              type="radio"
              name="environment"
              value={value}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
              className="accent-accent outline-none"
            />
            <span>{CHOICES[value].label}</span>
          </span>
          <span className="text-12 text-ink2">{CHOICES[value].detail}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The demo users of the sandbox, each one click away. */
function DemoAccounts(props: {
  accounts: readonly DemoPerson[]
  pending: boolean
  onChoose: (account: DemoPerson) => void
}) {
  return (
    <section aria-labelledby="demo-people" className="border-t pt-4">
      <h2 id="demo-people" className="mb-2 text-12 font-medium text-ink2">
        Or sign in to the sandbox as
      </h2>
      <ul className="grid grid-cols-2 gap-2 max-narrow:grid-cols-1">
        {props.accounts.map((account) => (
          <li key={`${account.office}:${account.user}`}>
            <Button
              className="h-auto min-h-10 w-full flex-col items-start gap-x-3 gap-y-0 py-1.5 text-left pointer-coarse:h-auto max-narrow:flex-row max-narrow:items-center max-narrow:justify-between"
              disabled={props.pending}
              onClick={() => props.onChoose(account)}
            >
              <span>{account.name}</span>
              <span className="text-12 font-normal text-ink2">{account.what}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

'use client'

import type { DemoPerson } from '../../lib/demo-person.ts'
import { Button } from '../ui/button.tsx'

/** The sandbox's demo people, one press away. */
export function DemoAccounts(props: {
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
              className="h-auto w-full flex-col items-start py-1.5 text-left"
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

'use client'

import { useState } from 'react'
import { MOST_LIMIT_CENTS, type DayLimits } from '../../lib/office/day-limits.ts'
import { centsFromDecimal } from '../../lib/money.ts'
import type { LimitedAgent } from '../../lib/office/settings-view.ts'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/text-field.tsx'
import { outcomeText, useSaveSettings } from './use-save-settings.ts'

/** The name of the field for all agents: no user name is empty. */
const ALL = ''

/** What agents may hold and complete on a day before an admin is asked. */
export function LimitsCard(props: { limits: DayLimits | null; agents: readonly LimitedAgent[] }) {
  const { outcome, pending, save } = useSaveSettings()
  const [typed, setTyped] = useState(() => typedLimits(props.limits))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})

  function submit() {
    const entries = Object.entries(typed).map(([name, text]) => [name, limitCents(text)] as const)
    const wrong = entries.filter(([, cents]) => cents === undefined)
    setProblems(Object.fromEntries(wrong.map(([name]) => [name, 'Enter an amount in USD, such as 5000'])))
    if (wrong.length > 0) return
    const agents = Object.fromEntries(
      entries.flatMap(([name, cents]) => (name === ALL || cents == null ? [] : [[name, cents]])),
    )
    const all = limitCents(typed[ALL] ?? '') ?? null
    const isEmpty = all === null && Object.keys(agents).length === 0
    void save({ day_limits: isEmpty ? null : { all, agents } })
  }

  const field = (name: string) => ({
    inputMode: 'decimal' as const,
    suffix: 'USD',
    value: typed[name] ?? '',
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value })
      setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name)))
    },
  })

  return (
    <Card title="Daily limits" aside={<span className="text-12">per agent and office day, UTC</span>}>
      <AnsweredForm noValidate onSubmit={submit} className="flex max-w-[560px] flex-col gap-3 px-4 py-4">
        <p className="text-ink2">
          Above the limit nothing is booked or ticketed: an admin is asked in Today, and the agent tries again
          once it is approved. Each booking counts once a day, cancelled ones do not. Programs that call the
          booking service directly are not limited.
        </p>
        <TextField label="All agents" hint="If empty: no limit." {...field(ALL)} />
        {props.agents.map(({ userName, displayName }) => (
          <TextField key={userName} label={displayName} placeholder="as for all" {...field(userName)} />
        ))}
        <div className="flex items-center justify-end gap-3">
          <p role="status" className="text-ink2">
            {outcomeText(outcome)}
          </p>
          <Button type="submit" variant="primary" pending={pending}>
            Save limits
          </Button>
        </div>
      </AnsweredForm>
    </Card>
  )
}

function typedLimits(limits: DayLimits | null): Record<string, string> {
  if (limits === null) return {}
  const all: [string, number][] = limits.all === null ? [] : [[ALL, limits.all]]
  return Object.fromEntries(
    [...all, ...Object.entries(limits.agents)].map(([name, cents]) => [name, String(cents / 100)]),
  )
}

/** Null for an empty field, undefined for something else than an amount. */
function limitCents(typed: string): number | null | undefined {
  const text = typed.trim().replace(/^\$/, '').replaceAll(',', '')
  if (text === '') return null
  const cents = centsFromDecimal(text)
  return cents !== undefined && cents > 0 && cents <= MOST_LIMIT_CENTS ? cents : undefined
}

'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { changesHref, type ChangeQuery } from '../../lib/office/change-query.ts'
import type { ChangesView } from '../../lib/office/change-view.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'

const ANY = ''

/** Narrows the change log; every filter is in the address. */
export function ChangeFilters(props: Pick<ChangesView, 'query' | 'people' | 'verbs'>) {
  const { query } = props
  const router = useRouter()
  const [reference, setReference] = useState(query.reference ?? '')
  const [problem, setProblem] = useState<string>()
  const show = (part: Partial<ChangeQuery>) =>
    router.push(changesHref({ ...query, before: null, ...part }) as Route)
  const isNarrowed = Object.entries(query).some(([name, value]) => name !== 'before' && value !== null)

  function find(form: HTMLFormElement) {
    const text = reference.trim()
    // Names do not go into addresses.
    const isReference = text === '' || /^[\w-]*\d[\w-]*$/.test(text)
    setProblem(isReference ? undefined : 'Type a whole reference; names are not searched here')
    if (!isReference) return
    const typed = new FormData(form)
    const dayOf = (name: string) => (typed.get(name) as string | null) || null
    show({ reference: text === '' ? null : text, from: dayOf('from'), to: dayOf('to') })
  }

  return (
    <form
      role="search"
      aria-label="Change log"
      onSubmit={(event) => {
        event.preventDefault()
        find(event.currentTarget)
      }}
      className="flex flex-wrap items-start gap-3"
    >
      <Select
        label="Who"
        options={[{ value: ANY, label: 'Everybody' }, ...props.people]}
        value={query.who ?? ANY}
        onValueChange={(who) => show({ who: who === ANY ? null : who })}
        className="w-[190px] max-narrow:w-full"
      />
      <Select
        label="What"
        options={[{ value: ANY, label: 'Everything' }, ...props.verbs]}
        value={query.what ?? ANY}
        onValueChange={(what) => show({ what: what === ANY ? null : what })}
        className="w-[230px] max-narrow:w-full"
      />
      <TextField
        label="Reference"
        code
        value={reference}
        error={problem}
        onChange={(event) => setReference(event.target.value)}
        className="w-[190px] max-narrow:w-full"
      />
      <DayField label="From" name="from" value={query.from} onPick={(from) => show({ from })} />
      <DayField label="To" name="to" value={query.to} onPick={(to) => show({ to })} />
      <div className="flex gap-2 self-end">
        <Button type="submit">Find</Button>
        {isNarrowed && (
          <Button variant="plain" onClick={() => router.push('/office/log')}>
            Show all
          </Button>
        )}
      </div>
    </form>
  )
}

/** A day of real time; the browser's own field, because any past day may be meant. */
function DayField(props: {
  label: string
  name: string
  value: string | null
  onPick: (day: string | null) => void
}) {
  return (
    <TextField
      type="date"
      name={props.name}
      label={props.label}
      defaultValue={props.value ?? ''}
      onBlur={(event) => {
        const picked = event.target.value || null
        if (picked !== props.value) props.onPick(picked)
      }}
      className="w-[150px] max-narrow:w-[calc(50%-6px)]"
    />
  )
}

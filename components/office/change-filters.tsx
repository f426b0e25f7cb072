'use client'

import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { changesHref, type ChangeQuery } from '../../lib/office/change-query.ts'
import type { ChangesView } from '../../lib/office/change-view.ts'
import { Button } from '../ui/button.tsx'
import { PeriodFields } from '../ui/period-fields.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'

const ANY = ''

/** Narrows the change log; every filter is in the address. */
export function ChangeFilters(props: Pick<ChangesView, 'query' | 'today' | 'people' | 'verbs'>) {
  const { query, today } = props
  const { typed, problem, type, find, pick, show, showAll } = useChangeFilters(query)
  const isNarrowed = Object.entries(query).some(([name, value]) => name !== 'before' && value !== null)
  return (
    <form role="search" aria-label="Change log" onSubmit={find} className="flex flex-wrap items-start gap-3">
      <Select
        label="Who"
        options={[{ value: ANY, label: 'Everybody' }, ...props.people]}
        value={query.who ?? ANY}
        onValueChange={(who) => show({ who: who === ANY ? null : who })}
        className="w-[190px] max-narrow:w-[calc(50%-6px)]"
      />
      <Select
        label="What"
        options={[{ value: ANY, label: 'Everything' }, ...props.verbs]}
        value={query.what ?? ANY}
        onValueChange={(what) => show({ what: what === ANY ? null : what })}
        className="w-[230px] max-narrow:w-[calc(50%-6px)]"
      />
      <TextField
        label="Reference"
        code
        value={typed.reference}
        error={problem}
        onChange={(event) => type(event.target.value)}
        className="w-[190px] max-narrow:w-full"
      />
      <PeriodFields
        value={typed}
        today={today}
        toward="past"
        max={today}
        className="w-[150px] max-narrow:w-[calc(50%-6px)]"
        onValueChange={pick}
      />
      <div className="flex gap-2 self-end">
        <Button type="submit">Find</Button>
        {isNarrowed && (
          <Button variant="plain" onClick={showAll}>
            Show all
          </Button>
        )}
      </div>
    </form>
  )
}

type Typed = Pick<ChangeQuery, 'from' | 'to'> & { reference: string }

/** The filters as they are typed, ahead of the address that they lead to. */
function useChangeFilters(query: ChangeQuery) {
  const router = useRouter()
  const [typed, setTyped] = useState(typedOf(query))
  const [shown, setShown] = useState(query)
  const [problem, setProblem] = useState<string>()
  if (JSON.stringify(shown) !== JSON.stringify(query)) {
    // The address has changed, by Back or by the last filter. A reference that is being typed stays.
    setShown(query)
    setTyped(
      shown.reference === query.reference
        ? { ...typedOf(query), reference: typed.reference }
        : typedOf(query),
    )
  }
  const { from, to } = typed
  const show = (part: Partial<ChangeQuery>) =>
    router.push(changesHref({ ...query, from, to, before: null, ...part }))

  function find(event: SubmitEvent) {
    event.preventDefault()
    const text = typed.reference.trim()
    // Names do not go into addresses.
    const isReference = text === '' || /^[\w-]*\d[\w-]*$/.test(text)
    setProblem(isReference ? undefined : 'Type a whole reference; names are not searched here')
    if (isReference) show({ reference: text === '' ? null : text })
  }

  function pick(part: Partial<Pick<ChangeQuery, 'from' | 'to'>>) {
    const days = { from, to, ...part }
    setTyped({ ...typed, ...days })
    if (days.from !== from || days.to !== to) show(days)
  }

  return {
    typed,
    problem,
    type: (reference: string) => setTyped({ ...typed, reference }),
    find,
    pick,
    show,
    showAll: () => router.push('/office/log'),
  }
}

function typedOf({ from, to, reference }: ChangeQuery): Typed {
  return { from, to, reference: reference ?? '' }
}

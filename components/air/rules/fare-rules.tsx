'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { loadAirlineNames } from '../../place/places-source.ts'
import { useNames } from '../../place/use-names.ts'
import { useAdmins } from '../../shell/admins.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusMark } from '../../ui/status-pill.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { plural } from '../../../lib/plural.ts'
import type { RulesOf } from '../../../lib/air/air-reads.ts'
import { fareRulesOptions, notShown } from './fare-rules-query.ts'
import { findInRules, type FoundPart, type FoundSection } from './found-in-rules.ts'
import { RuleLines } from './rule-lines.tsx'

/** The categories that are open at first, because agents open the rules for them. */
const OPEN_AT_FIRST = new Set(['description', 'penalties'])

/** The rules of a fare by component and category, with a field that finds words in them. */
export function FareRulesPanel({ of }: { of: RulesOf }) {
  const rules = useQuery(fareRulesOptions(of))
  const admins = useAdmins()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const results = useMemo(() => rules.data && findInRules(rules.data, typed), [rules.data, typed])
  const current = results?.searching && results.count > 0 ? at % results.count : null

  useEffect(() => {
    if (current === null) return
    box.current?.querySelector(`[data-match="${current}"]`)?.scrollIntoView({ block: 'center' })
  }, [current, typed])

  if (rules.error) {
    const { text, again } = notShown(rules.error, { name: 'Fare rules', permission: 'air_rules' }, admins)
    return (
      <div role="alert" className="flex flex-col items-start gap-2">
        <p>{`${text} Price and flights are not affected.`}</p>
        {again && <Button onClick={() => void rules.refetch()}>Try again</Button>}
      </div>
    )
  }
  if (!results || !rules.data) return <RulesSkeleton />
  const counted = results.count === 0 ? 'Not found' : `${(current ?? 0) + 1} of ${results.count}`
  return (
    <div ref={box} className="flex flex-col gap-4">
      <div className="sticky -top-4 z-10 -mx-4 -mt-4 border-b bg-panel px-4 py-3">
        <TextField
          label="Find in rules"
          hideLabel
          // Whoever opens the rules looks for something in them.
          autoFocus
          type="search"
          placeholder="Find in rules: refund, no-show, child"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || results.count === 0) return
            event.preventDefault()
            setAt(((current ?? 0) + (event.shiftKey ? results.count - 1 : 1)) % results.count)
          }}
          hint={results.searching ? `${counted} · Enter for the next one` : undefined}
        />
        <LiveRegion message={results.searching ? counted : ''} />
      </div>
      {rules.data.parts.length > 0 && (
        <p className="text-12 text-ink2">
          The airline usually names fees per traveller. The desk shows them in total, for all travellers.
        </p>
      )}
      {rules.data.isPrivate && (
        <p className="text-ink2">Private fare: negotiated with the airline by the seller.</p>
      )}
      {rules.data.parts.length === 0 && <NoRules />}
      {results.parts.map((part, index) => (
        <Part key={index} part={part} searching={results.searching} current={current} />
      ))}
      {rules.data.cut && (
        <p className="flex items-center gap-1.5 text-held">
          <StatusMark tone="held" />
          <span>{' The text is longer than the desk shows. Ask the airline for the rest.'}</span>
        </p>
      )}
    </div>
  )
}

/** No text is no permission: unknown is never shown as good. */
function NoRules() {
  return (
    <p className="flex items-center gap-1.5 text-held">
      <StatusMark tone="held" />
      <span>{' Rules unknown: none were supplied for this fare. Ask the airline.'}</span>
    </p>
  )
}

function Part(props: { part: FoundPart; searching: boolean; current: number | null }) {
  const { airline, cityPair, sections } = props.part
  const names = useNames(loadAirlineNames)
  const title = [cityPair, airline && (names.get(airline) ?? airline)].filter(Boolean).join(', ')
  return (
    <section aria-label={title || 'Whole fare'}>
      <h3 className="mb-1.5 font-bold">{title || 'Whole fare'}</h3>
      <div className="divide-y rounded-control border">
        {sections.map((section, index) => (
          <Section
            key={`${index} ${props.searching}`}
            section={section}
            searching={props.searching}
            current={props.current}
          />
        ))}
      </div>
    </section>
  )
}

function Section(props: { section: FoundSection; searching: boolean; current: number | null }) {
  const { section, searching } = props
  const opened = searching || OPEN_AT_FIRST.has(section.category.toLowerCase())
  return (
    <details open={opened} className="group px-3">
      <summary className="flex cursor-default items-center justify-between gap-2 py-2 font-medium">
        <h4 className="flex items-center gap-1.5">
          <Icon name="chevronRight" className="text-ink3 group-open:rotate-90" />
          <span>{section.category}</span>
        </h4>
        <span className="figures text-12 font-normal text-ink2">
          {searching ? plural(section.count, 'match', 'matches') : plural(section.lines.length, 'line')}
        </span>
      </summary>
      <div className="pb-3">
        {section.lines.length === 0 ? (
          <p className="flex items-center gap-1.5 text-held">
            <StatusMark tone="held" />
            <span>{' Unknown: not supplied.'}</span>
          </p>
        ) : (
          <RuleLines lines={section.lines} rightToLeft={section.rightToLeft} current={props.current} />
        )}
      </div>
    </details>
  )
}

function RulesSkeleton() {
  return (
    <div role="status" aria-label="Loading fare rules" className="flex flex-col gap-3">
      <Skeleton className="h-8" />
      <Skeleton className="h-[220px]" />
      <Skeleton className="h-[320px]" />
    </div>
  )
}

'use client'

import type { Route } from 'next'
import { useRouter, useSearchParams } from 'next/navigation'
import { useMemo, useRef, useState } from 'react'
import { kindIcon, serviceOptions } from '../../lib/kinds.ts'
import type { ScenarioFamily, ScenarioLine } from '../../lib/studio/studio-view.ts'
import { setScenario } from '../../server/studio/actions.ts'
import { useLeaveScreen } from '../keys/ignored-keys.tsx'
import { leaveField } from '../keys/leave-field.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { useCommands } from '../shell/commands.ts'
import { replaceAddress } from '../shell/use-address.ts'
import { Button } from '../ui/button.tsx'
import { DataRow } from '../ui/data-row.tsx'
import { controlClass } from '../ui/field-frame.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { ListHint } from './list-hint.tsx'
import { ScenarioRow } from './scenario-row.tsx'
import type { StudioAct } from './use-studio-act.ts'

type Family = { family: ScenarioFamily; label: string; icon: IconName }

const FAMILIES: readonly Family[] = [
  ...serviceOptions.map(({ value, label }) => ({ family: value, label, icon: kindIcon(value) })),
  { family: 'other', label: 'Other', icon: 'info' },
]

/**
 * How many scenarios of a family are shown before the rest is folded away; scenarios that are armed or ran
 * come first.
 */
const SHOWN = 6

/** The scenarios of the sandbox by family, each with one button. */
export function ScenarioCard(props: {
  scenarios: readonly ScenarioLine[]
  act: StudioAct
  blocked: string | undefined
  isKeyed: boolean
  onKeyed: () => void
}) {
  const { scenarios, act, blocked, isKeyed } = props
  const router = useRouter()
  const leave = useLeaveScreen()
  const [typed, setTyped] = useState(useSearchParams().get('q') ?? '')
  const [open, setOpen] = useState<ReadonlySet<ScenarioFamily>>(new Set())
  const search = useRef<HTMLInputElement>(null)
  const groups = useMemo(() => groupsOf(scenarios, typed, open), [scenarios, typed, open])
  const rows = groups.flatMap(({ shown }) => shown)

  const toggle = (line: ScenarioLine, left: number) =>
    void act.run(`scenario ${line.id}`, () => setScenario(line.id, left === 0))
  function play(index: number) {
    const line = rows[index]
    if (line?.act.kind === 'go') {
      const { href } = line.act
      leave(() => router.push(href as Route))
    } else if (line?.act.kind === 'arm' && blocked === undefined) toggle(line, line.act.left)
  }
  const keys = useRowKeys({ ids: rows.map(({ id }) => id), onOpen: play, disabled: !isKeyed })
  useCommands([
    {
      id: 'studio-find',
      label: 'Find a scenario',
      group: 'Studio',
      keys: '/',
      run: () => search.current?.focus(),
    },
  ])
  function find(text: string) {
    setTyped(text)
    const params = new URLSearchParams(window.location.search)
    if (text === '') params.delete('q')
    else params.set('q', text)
    replaceAddress(`${window.location.pathname}${params.size > 0 ? `?${params}` : ''}`)
  }
  const armed = scenarios.filter(({ act: each }) => each.kind === 'arm' && each.left > 0).length
  return (
    <section
      aria-label="Scenarios"
      className="card overflow-hidden"
      onPointerDown={props.onKeyed}
      onFocus={props.onKeyed}
    >
      <header className="flex min-h-[42px] flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-1.5">
        <h2 className="font-bold">
          <span>{'Scenarios '}</span>
          <span className="figures font-normal text-ink2">{scenarios.length}</span>
          {armed > 0 && <span className="figures font-normal text-sand">{`, ${armed} armed`}</span>}
        </h2>
        <ListHint isKeyed={isKeyed} keys="s" enter="go or arm" />
        <span className="relative ml-auto w-[200px] max-narrow:w-full">
          <input
            ref={search}
            aria-label="Find a scenario"
            type="search"
            value={typed}
            placeholder="Trigger or effect"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => find(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && leaveField()}
            className={controlClass(undefined, false)}
          />
          {typed === '' && <Kbd keys="/" className="absolute top-2 right-2" />}
        </span>
      </header>
      {groups.map(({ family, label, icon, shown, all }) => (
        <div key={family}>
          <div className="flex items-center gap-2 border-b bg-sunk px-4 py-1 text-ink2">
            <Icon name={icon} className="size-3.5" />
            <h3 className="font-medium text-ink">{label}</h3>
            <span className="figures">{all}</span>
            {(all > shown.length || open.has(family)) && typed === '' && (
              <Button
                variant="plain"
                size="small"
                className="ml-auto -my-0.5"
                aria-expanded={open.has(family)}
                onClick={() => setOpen(toggled(open, family))}
              >
                {open.has(family) ? 'fewer' : `${all - shown.length} more`}
              </Button>
            )}
          </div>
          <div role="list" aria-label={label}>
            {shown.map((line) => {
              const index = rows.indexOf(line)
              return (
                <DataRow
                  key={line.id}
                  current={isKeyed && keys.current === index}
                  onCurrent={() => keys.setCurrent(index)}
                >
                  <ScenarioRow line={line} act={act} blocked={blocked} onToggle={toggle} />
                </DataRow>
              )
            })}
          </div>
        </div>
      ))}
      {rows.length === 0 && (
        <p className="px-4 py-8 text-center text-ink2">
          <span>{`No scenario matches “${typed}”. `}</span>
          <Button size="small" onClick={() => find('')}>
            Show all
          </Button>
        </p>
      )}
    </section>
  )
}

type Group = Family & { shown: ScenarioLine[]; all: number }

function groupsOf(
  scenarios: readonly ScenarioLine[],
  typed: string,
  open: ReadonlySet<ScenarioFamily>,
): Group[] {
  const words = typed
    .toLowerCase()
    .split(/[\s→]+/)
    .filter(Boolean)
  const matches = ({ title, effect, id }: ScenarioLine) => {
    const text = `${title} ${effect} ${id}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return FAMILIES.flatMap((each) => {
    const { family } = each
    const all = scenarios.filter((line) => line.family === family && matches(line))
    if (all.length === 0) return []
    const isWhole = open.has(family) || words.length > 0 || all.length <= SHOWN + 1
    // A scenario that is armed or ran is never folded away. The first two that can be armed come next.
    const busy = all.filter(isBusy)
    const wanted = new Set([...busy, ...all.filter(({ act }) => act.kind === 'arm').slice(0, 2), ...all])
    const chosen = new Set([...wanted].slice(0, Math.max(SHOWN, busy.length)))
    return [{ ...each, shown: isWhole ? all : all.filter((line) => chosen.has(line)), all: all.length }]
  })
}

function isBusy({ act, ranAt }: ScenarioLine): boolean {
  return ranAt !== null || (act.kind === 'arm' && act.left > 0)
}

function toggled(open: ReadonlySet<ScenarioFamily>, family: ScenarioFamily): ReadonlySet<ScenarioFamily> {
  const next = new Set(open)
  if (!next.delete(family)) next.add(family)
  return next
}

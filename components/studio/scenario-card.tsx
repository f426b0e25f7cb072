'use client'

import type { Route } from 'next'
import { useRouter, useSearchParams } from 'next/navigation'
import { useMemo, useRef, useState } from 'react'
import { anyText } from '../../lib/address/formats.ts'
import { param, readParams } from '../../lib/address/params.ts'
import type { ScenarioFamily, ScenarioLine } from '../../lib/studio/studio-view.ts'
import { setScenario } from '../../server/studio/actions.ts'
import { useLeaveScreen } from '../keys/ignored-keys.tsx'
import { leaveField } from '../keys/leave-field.ts'
import { useRowKeys, type RowKeys } from '../keys/use-row-keys.ts'
import { useCommands } from '../shell/commands.ts'
import { addressWith, replaceAddress } from '../shell/use-address.ts'
import { Button } from '../ui/button.tsx'
import { DataRow } from '../ui/data-row.tsx'
import { controlClass } from '../ui/field-frame.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { ListHint } from './list-hint.tsx'
import { scenarioGroups, ScenarioFamilyRows, ScenarioRow } from './scenario-group.tsx'
import type { StudioAct } from './use-studio-act.ts'

/** The scenarios of the sandbox by family, each with one button. */
export function ScenarioCard(props: {
  scenarios: readonly ScenarioLine[]
  act: StudioAct
  blocked: string | undefined
  isKeyed: boolean
  onKeyed: () => void
}) {
  const { scenarios, act, blocked, isKeyed } = props
  const [typed, find] = useTypedScenario()
  const [open, setOpen] = useState<ReadonlySet<ScenarioFamily>>(new Set())
  const groups = useMemo(() => scenarioGroups(scenarios, typed, open), [scenarios, typed, open])
  const rows = groups.flatMap(({ shown }) => shown)

  const toggle = (line: ScenarioLine, left: number) =>
    void act.run(`scenario ${line.id}`, () => setScenario(line.id, left === 0))
  const keys = useScenarioKeys(rows, isKeyed, (line, left) => blocked === undefined && toggle(line, left))
  return (
    <section
      aria-label="Scenarios"
      className="card overflow-hidden"
      onPointerDown={props.onKeyed}
      onFocus={props.onKeyed}
    >
      <Head scenarios={scenarios} isKeyed={isKeyed} typed={typed} onFind={find} />
      {groups.map((group) => (
        <ScenarioFamilyRows
          key={group.family}
          group={group}
          onFold={() => setOpen(toggled(open, group.family))}
        >
          {group.shown.map((line) => {
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
        </ScenarioFamilyRows>
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

const findParams = { text: param('q', anyText()) }

/** The words that are looked for, and what changes them. They stand in the address (`q`). */
function useTypedScenario(): [string, (text: string) => void] {
  const [typed, setTyped] = useState(readParams(findParams, useSearchParams()).text ?? '')
  function find(text: string) {
    setTyped(text)
    replaceAddress(addressWith(findParams, { text: text || null }))
  }
  return [typed, find]
}

/** The keys of the rows: Enter goes to the place of a scenario, or arms it. */
function useScenarioKeys(
  rows: readonly ScenarioLine[],
  isKeyed: boolean,
  onToggle: (line: ScenarioLine, left: number) => void,
): RowKeys {
  const router = useRouter()
  const leave = useLeaveScreen()
  function play(index: number) {
    const line = rows[index]
    if (line?.act.kind === 'go') {
      const { href } = line.act
      leave(() => router.push(href as Route))
    } else if (line?.act.kind === 'arm') onToggle(line, line.act.left)
  }
  return useRowKeys({ ids: rows.map(({ id }) => id), onOpen: play, disabled: !isKeyed })
}

/** How many scenarios there are, how many are armed, and the field that finds one. */
function Head(props: {
  scenarios: readonly ScenarioLine[]
  isKeyed: boolean
  typed: string
  onFind: (text: string) => void
}) {
  const { scenarios, typed, onFind } = props
  const field = useRef<HTMLInputElement>(null)
  useCommands([
    {
      id: 'studio-find',
      label: 'Find a scenario',
      group: 'Studio',
      keys: '/',
      run: () => field.current?.focus(),
    },
  ])
  const armed = scenarios.filter(({ act }) => act.kind === 'arm' && act.left > 0).length
  return (
    <header className="flex min-h-[42px] flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-1.5">
      <h2 className="font-bold">
        <span>{'Scenarios '}</span>
        <span className="figures font-normal text-ink2">{scenarios.length}</span>
        {armed > 0 && <span className="figures font-normal text-sand">{`, ${armed} armed`}</span>}
      </h2>
      <ListHint isKeyed={props.isKeyed} keys="s" enter="go or arm" />
      <span className="relative ml-auto w-[200px] max-narrow:w-full">
        <input
          ref={field}
          aria-label="Find a scenario"
          type="search"
          value={typed}
          placeholder="Trigger or effect"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onFind(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && leaveField()}
          className={controlClass(undefined, false)}
        />
        {typed === '' && <Kbd keys="/" className="absolute top-2 right-2" />}
      </span>
    </header>
  )
}

function toggled(open: ReadonlySet<ScenarioFamily>, family: ScenarioFamily): ReadonlySet<ScenarioFamily> {
  const next = new Set(open)
  if (!next.delete(family)) next.add(family)
  return next
}

'use client'

import { useState } from 'react'
import type { FaultLine, StudioView } from '../../lib/studio/studio-view.ts'
import { endFault } from '../../server/studio/actions.ts'
import { useCommands } from '../shell/commands.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { faultNames } from './fault-names.ts'
import type { StudioAct } from './use-studio-act.ts'

const FaultDialog = lateWindow(() => import('./fault-dialog.tsx').then((module) => module.FaultDialog))

/** The faults of the booking service: for everybody who uses it, not for this office alone. */
export function FaultCard(props: { view: StudioView; act: StudioAct; blocked: string | undefined }) {
  const { view, act, blocked } = props
  const [isAdding, setAdding] = useState(false)
  const { faults } = view
  const add = () => blocked === undefined && setAdding(true)
  useCommands([{ id: 'studio-fault', label: 'Add a fault', group: 'Studio', keys: 'n', run: add }])
  return (
    <section aria-label="Faults" className="card overflow-hidden">
      <header className="flex min-h-[42px] flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-1.5">
        <h2 className="font-bold">
          <span>{'Faults '}</span>
          <span className="figures font-normal text-ink2">{`${faults.length} on`}</span>
        </h2>
        <p className="text-12 text-ink2">for everybody who uses this booking service</p>
        <span className="ml-auto flex gap-2">
          <BlockableButton size="small" keys="n" disabledReason={blocked} onClick={add}>
            Add
          </BlockableButton>
          {faults.length > 0 && (
            <BlockableButton
              size="small"
              disabledReason={blocked}
              pending={act.pending === 'fault all'}
              onClick={() => void act.run('fault all', () => endFault(null))}
            >
              Clear all
            </BlockableButton>
          )}
        </span>
      </header>
      {faults.length === 0 && <p className="px-4 py-3 text-ink2">None. Every call is answered as usual.</p>}
      <ul>
        {faults.map((fault, at) => (
          <FaultRow key={fault.id ?? at} fault={fault} act={act} blocked={blocked} />
        ))}
      </ul>
      <FaultDialog open={isAdding} onOpenChange={setAdding} operations={view.operations} act={act} />
    </section>
  )
}

/** One fault: the calls it strikes, what it does, how often, and the button that ends it. */
function FaultRow(props: { fault: FaultLine; act: StudioAct; blocked: string | undefined }) {
  const { fault, act } = props
  const calls = fault.path ?? fault.operation
  return (
    <li className="grid min-h-9 grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-x-3 border-b px-4 py-1 last:border-b-0 max-narrow:grid-cols-[minmax(0,1fr)_auto]">
      <span translate="no" className="code min-w-0 [overflow-wrap:anywhere]">
        {calls}
      </span>
      <span className="figures max-narrow:order-3">{faultText(fault)}</span>
      <span className="figures text-ink2 max-narrow:order-4">{strikesText(fault)}</span>
      {fault.id === null ? (
        <span />
      ) : (
        <BlockableButton
          size="small"
          disabledReason={props.blocked}
          pending={act.pending === `fault ${fault.id}`}
          aria-label={`Off: ${faultText(fault)} on ${calls}`}
          onClick={() => void act.run(`fault ${fault.id}`, () => endFault(fault.id))}
        >
          Off
        </BlockableButton>
      )}
    </li>
  )
}

function faultText({ kind, ms, status }: FaultLine): string {
  const name = faultNames[kind as keyof typeof faultNames]?.short ?? kind
  if (kind === 'latency') return `${name} ${(ms ?? 1000).toLocaleString('en-US')} ms`
  return status === null ? name : `${name} ${status}`
}

function strikesText({ times, struck }: FaultLine): string {
  const left = times === null ? 'until cleared' : times === 1 ? 'once' : `${times} times left`
  if (struck === null) return left
  return `${left}, ${struck === 0 ? 'not triggered yet' : `triggered ${struck === 1 ? 'once' : `${struck} times`}`}`
}

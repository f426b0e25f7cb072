'use client'

import { useEffect, useRef, useState } from 'react'
import { formatCents, plainAmount } from '../../lib/money.ts'
import { plural } from '../../lib/plural.ts'
import type { FailureChoice, HoldPlan } from '../../lib/trip/hold-run.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FactRow } from '../ui/fact-row.tsx'
import { LiveRegion } from '../ui/live-region.tsx'
import { NetAmount, NetOnly, useNetFormat } from '../ui/shown-prices.tsx'
import { canBeHeld, HoldPlanRows } from './hold-plan-rows.tsx'
import { HoldRunRows } from './hold-run-rows.tsx'
import { runText } from './run-text.ts'
import type { HoldAll, HoldAllState } from './use-hold-all.ts'

/**
 * Holding all options of a trip: one table of what differs, one sum against what can be spent, and one
 * consent; then how far each is.
 * @param titles by the id of the option
 */
export function HoldAllDialog({
  holdAll,
  titles,
}: {
  holdAll: HoldAll
  titles: ReadonlyMap<string, string>
}) {
  const { state } = holdAll
  if (state?.phase === 'plan') return <PlanDialog key="plan" holdAll={holdAll} state={state} />
  if (state?.phase === 'run') return <RunDialog holdAll={holdAll} state={state} titles={titles} />
  return null
}

function PlanDialog({
  holdAll,
  state: { plan, beginning, problem },
}: {
  holdAll: HoldAll
  state: Extract<HoldAllState, { phase: 'plan' }>
}) {
  const main = useRef<HTMLButtonElement>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [ifOneFails, setIfOneFails] = useState<FailureChoice>('keep')
  const formatNet = useNetFormat()
  const lines = plan.lines.filter((line) => canBeHeld(line) && !left.has(line.optionId))
  const totalCents = lines.reduce((sum, { netCents }) => sum + (netCents ?? 0), 0)
  const clientCents = lines.reduce((sum, each) => sum + (each.clientCents ?? 0), 0)
  const isShort = plan.spendableCents !== null && plan.spendableCents < totalCents
  const count =
    lines.length === plan.lines.length
      ? plural(lines.length, 'option')
      : `${lines.length} of ${plan.lines.length}`
  const sum = formatNet ? formatNet(totalCents) : formatCents(plainAmount(clientCents))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && holdAll.close()}
      locked={beginning}
      size="wide"
      title={lines.length === plan.lines.length ? `Hold ${count}?` : `Hold ${count} options?`}
      description="Each was just checked. Nothing is charged until you ticket or confirm."
      initialFocus={main}
      actions={
        <>
          <Button onClick={holdAll.close} disabled={beginning}>
            Not now
          </Button>
          <BlockableButton
            ref={main}
            variant="primary"
            pending={beginning}
            disabledReason={
              lines.length === 0
                ? 'None of the options can be held as it is.'
                : isShort
                  ? 'The wallet does not have enough for all of them.'
                  : undefined
            }
            onClick={() => holdAll.begin(plan, lines, ifOneFails)}
          >
            {`Hold ${count} · ${sum}`}
          </BlockableButton>
        </>
      }
    >
      {problem !== null && <ActNotice tone="bad">{problem}</ActNotice>}
      <HoldPlanRows
        lines={plan.lines}
        left={left}
        disabled={beginning}
        onLeave={(optionId, isLeft) =>
          setLeft((now) => new Set(isLeft ? [...now, optionId] : [...now].filter((id) => id !== optionId)))
        }
      />
      <Sums plan={plan} totalCents={totalCents} clientCents={clientCents} isShort={isShort} />
      {lines.length > 1 && <FailureField value={ifOneFails} disabled={beginning} onChange={setIfOneFails} />}
    </Dialog>
  )
}

function Sums(props: { plan: HoldPlan; totalCents: number; clientCents: number; isShort: boolean }) {
  const { totalCents, clientCents, isShort } = props
  const { spendableCents } = props.plan
  return (
    <dl className="mt-3 rounded-control border py-1.5">
      <FactRow label="Client pays">{formatCents(plainAmount(clientCents))}</FactRow>
      <NetOnly>
        <FactRow label="Holding reserves" strong>
          <NetAmount cents={totalCents} />
        </FactRow>
        <FactRow label={isShort ? 'The wallet is short by' : 'Available after'}>
          <NetAmount
            cents={spendableCents === null ? null : Math.abs(spendableCents - totalCents)}
            unknown="not known"
            {...(isShort && { className: 'font-bold text-bad' })}
          />
        </FactRow>
      </NetOnly>
    </dl>
  )
}

const CHOICES: readonly { value: FailureChoice; label: string }[] = [
  { value: 'keep', label: 'Keep what is held by then' },
  { value: 'release', label: 'Release what is held by then' },
]

function FailureField(props: {
  value: FailureChoice
  disabled: boolean
  onChange: (choice: FailureChoice) => void
}) {
  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <legend className="float-left mr-4 font-medium">If one of them cannot be held</legend>
      {CHOICES.map(({ value, label }) => (
        <label key={value} className="flex items-center gap-2">
          <input
            type="radio"
            name="if-one-fails"
            value={value}
            checked={props.value === value}
            disabled={props.disabled}
            onChange={() => props.onChange(value)}
            className="size-4 accent-accent"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

function RunDialog(props: {
  holdAll: HoldAll
  state: Extract<HoldAllState, { phase: 'run' }>
  titles: ReadonlyMap<string, string>
}) {
  const { holdAll, titles } = props
  const { run, going, problem } = props.state
  const title = runText(run)
  const isOver = run.endedAt !== null
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOver) close.current?.focus()
  }, [isOver])
  return (
    <>
      <Dialog
        open={holdAll.isOpen}
        onOpenChange={(open) => !open && holdAll.close()}
        size="wide"
        title={title}
        {...(!isOver && going && { description: 'You can close this window: what is under way goes on.' })}
        actions={
          isOver ? (
            <Button ref={close} variant="primary" onClick={holdAll.close}>
              Close
            </Button>
          ) : going ? (
            <Button onClick={() => holdAll.stop(run, run.ifOneFails, true)}>Stop after this one</Button>
          ) : (
            <>
              <Button onClick={() => holdAll.stop(run, 'release', false)}>Stop and release</Button>
              <Button onClick={() => holdAll.stop(run, 'keep', false)}>Stop and keep</Button>
              <Button variant="primary" onClick={() => holdAll.go(run)}>
                Go on
              </Button>
            </>
          )
        }
      >
        {problem !== null && <ActNotice tone="held">{problem}</ActNotice>}
        <HoldRunRows run={run} titles={titles} />
      </Dialog>
      <LiveRegion message={title} />
    </>
  )
}

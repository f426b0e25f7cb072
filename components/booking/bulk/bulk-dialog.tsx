'use client'

import { useRef, useState } from 'react'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import {
  bulkLabel,
  fittingCents,
  planBulk,
  withoutRepeats,
  type BulkVerb,
} from '../../../lib/booking/bulk.ts'
import type { NetFormat } from '../../../lib/money.ts'
import { plural } from '../../../lib/plural.ts'
import { useRestWhileAway } from '../../shell/service-away.ts'
import { ActNotice } from '../../ui/act-notice.tsx'
import { BlockableButton } from '../../ui/blockable-button.tsx'
import { Button } from '../../ui/button.tsx'
import { capital } from '../../../lib/capital.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { useNetFormat } from '../../ui/shown-prices.tsx'
import { useSpendableCents } from '../../wallet/live-balance.tsx'
import { useServerClock } from '../../ui/use-server-clock.ts'
import { CompleteFacts, CompleteLabel, completeTitle } from '../complete-facts.tsx'
import { useColleagues } from '../use-colleagues.ts'
import { useReason } from '../use-reason.tsx'
import { BulkRows } from './bulk-rows.tsx'
import { actedOn, outcomeSummary, useBulkRun } from './use-bulk-run.ts'

type BulkDialogProps = {
  verb: BulkVerb
  lines: readonly BookingLine[]
  serverNow: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after a run: the list is out of date. @param acted the bookings to which something was sent */
  onDone: (acted: readonly BookingLine[]) => void
}

/**
 * Completes or releases many bookings: first what will happen to each, then what happened to each. Enter runs
 * it; nothing is left out of either list.
 */
export function BulkDialog({ verb, lines, serverNow, ...props }: BulkDialogProps) {
  const main = useRef<HTMLButtonElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const { pending, results, run } = useBulkRun(verb, props.open, props.onDone)
  const { planned, choose } = useBulkPlan(verb, lines, serverNow, props.open)
  const { othersIn } = useColleagues()
  const formatNet = useNetFormat()
  const spendableCents = useSpendableCents()
  const plan = results ?? planned
  const repeated = plan.filter(({ sameAs }) => sameAs !== undefined).length
  const fitting = plan.filter(({ barrier }) => barrier === null)
  const question = [verb, ...lines.map(({ reference }) => reference)].join(' ')
  const reason = useReason(
    othersIn(fitting.map(({ line }) => line)),
    props.open ? question : null,
    actedOn(results ?? []).length > 0,
  )
  const away = useRestWhileAway()
  const label = bulkLabel(verb, [...new Set((fitting[0] ? fitting : plan).map(({ line }) => line.kind))])
  const summary = results === null ? '' : outcomeSummary(results)
  // One hold is asked about in the words of its own page.
  const isSingle = verb === 'complete' && lines.length === 1 && results === null && !pending
  const single = isSingle ? fitting[0]?.line : undefined
  const head = single
    ? { title: completeTitle(single), description: single.service?.title, size: 'small' as const }
    : results === null
      ? {
          title: `${label} ${plural(fitting.length, 'booking')}?`,
          description: fundsText(verb, spendableCents, formatNet),
          size: 'wide' as const,
        }
      : { title: capital(summary), description: undefined, size: 'wide' as const }
  const close = () => props.onOpenChange(false)
  const send = () => {
    const why = reason.take()
    if (why !== undefined) void run(plan, why)
  }
  return (
    <>
      <Dialog
        {...head}
        open={props.open}
        onOpenChange={props.onOpenChange}
        locked={pending}
        initialFocus={verb === 'release' || fitting.length === 0 ? keep : main}
        actions={
          <>
            {results === null && (
              <Button ref={keep} disabled={pending} onClick={close}>
                {verb === 'release' ? 'Keep them' : single ? 'Not now' : 'Close'}
              </Button>
            )}
            {/* One button before and after the run, so that the focus stays on it. */}
            <BlockableButton
              ref={main}
              variant={verb === 'release' && results === null ? 'danger' : 'primary'}
              pending={pending}
              {...(single && { keys: 'Enter' })}
              disabledReason={
                fitting.length === 0 ? nothingToSend(repeated) : results === null ? away : undefined
              }
              onClick={results === null ? send : close}
            >
              {single ? (
                <CompleteLabel hold={single} />
              ) : results === null ? (
                `${label} ${fitting.length}${formatNet ? ` · ${formatNet(fittingCents(plan))}` : ''}`
              ) : (
                'Close'
              )}
            </BlockableButton>
          </>
        }
      >
        {single ? (
          <CompleteFacts hold={single} serverNow={serverNow} />
        ) : (
          <>
            {results === null && repeated > 0 && (
              <ActNotice tone="held">{`${repeated} of these are one traveller at the same time. Choose which to ${label.toLowerCase()}.`}</ActNotice>
            )}
            <BulkRows
              verb={verb}
              rows={plan}
              pending={pending}
              {...(results === null && { onChoose: choose })}
            />
          </>
        )}
        {results === null && reason.field}
      </Dialog>
      <LiveRegion message={pending ? `${label}: ${plural(fitting.length, 'booking')} being sent` : summary} />
    </>
  )
}

function nothingToSend(repeated: number): string {
  return repeated > 0 ? 'Choose one of these bookings first' : 'None of these bookings is held'
}

/** What will happen to each booking. Those that are one traveller at one time are chosen among. */
function useBulkPlan(verb: BulkVerb, lines: readonly BookingLine[], serverNow: string, open: boolean) {
  const now = useServerClock(serverNow)
  const { barOf } = useColleagues()
  const formatNet = useNetFormat()
  const spendableCents = useSpendableCents()
  const { chosen, choose } = useChosenRepeats(open)
  // The balance is used only in the words of the plan.
  const plan = planBulk(lines, formatNet ? spendableCents : null, now, barOf)
  return { planned: verb === 'complete' ? withoutRepeats(plan, chosen) : plan, choose }
}

/** Which bookings that are one traveller at one time are completed; none when the dialog opens. */
function useChosenRepeats(open: boolean) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setChosen(new Set())
  }
  const choose = (reference: string, isChosen: boolean) =>
    setChosen((before) => {
      const others = [...before].filter((one) => one !== reference)
      return new Set(isChosen ? [...others, reference] : others)
    })
  return { chosen, choose }
}

/** A hold has set its money aside, so completing holds never exceeds the wallet. */
function fundsText(verb: BulkVerb, spendableCents: number | null, formatNet: NetFormat | null): string {
  if (verb === 'release') return 'The amounts return to the wallet, without a fee.'
  const spendable =
    spendableCents === null || !formatNet ? '' : ` ${formatNet(spendableCents)} stays available.`
  return `The amounts of these holds are already set aside.${spendable}`
}

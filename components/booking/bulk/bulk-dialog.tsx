'use client'

import { useRef, useState } from 'react'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import {
  BOOKINGS_PER_STEP,
  bulkLabel,
  cancelSums,
  cancelVerbOf,
  fittingCents,
  planBulk,
  planCancel,
  withoutRepeats,
  type BulkPlanRow,
  type BulkVerb,
} from '../../../lib/booking/bulk.ts'
import { clientFee, formatCents, type NetFormat } from '../../../lib/money.ts'
import { plural } from '../../../lib/plural.ts'
import { useRestWhileAway } from '../../shell/service-away.ts'
import { ActNotice } from '../../ui/act-notice.tsx'
import { BlockableButton } from '../../ui/blockable-button.tsx'
import { Button } from '../../ui/button.tsx'
import { capital } from '../../../lib/capital.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FactRow } from '../../ui/fact-row.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { NetAmount, NetOnly, useNetFormat } from '../../ui/shown-prices.tsx'
import { useSpendableCents } from '../../wallet/live-balance.tsx'
import { useServerClock } from '../../ui/use-server-clock.ts'
import { CompleteFacts, CompleteLabel, completeTitle } from '../complete-facts.tsx'
import { useColleagues } from '../use-colleagues.ts'
import { useReason } from '../use-reason.tsx'
import { BulkRows } from './bulk-rows.tsx'
import { actedOn, outcomeSummary, useBulkRun } from './use-bulk-run.ts'
import { useCancelPreviews } from './use-cancel-previews.ts'

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
 * Completes or cancels many bookings: first what will happen to each, then what happened to each. Enter runs
 * it; nothing is left out of either list. Bookings whose refund has changed since it was shown are asked
 * about again.
 */
export function BulkDialog({ verb, lines: wanted, serverNow, ...props }: BulkDialogProps) {
  const main = useRef<HTMLButtonElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const { pending, results, run, sentCount, stop, askAgain } = useBulkRun(verb, props.open, props.onDone)
  const { lines, narrow } = useAskedLines(wanted, props.open)
  const { planned, choose, previews } = useBulkPlan(verb, lines, serverNow, props.open)
  const { othersIn } = useColleagues()
  const formatNet = useNetFormat()
  const spendableCents = useSpendableCents()
  const plan = results ?? planned
  const repeated = plan.filter(({ sameAs }) => sameAs !== undefined).length
  const fitting = plan.filter(({ barrier }) => barrier === null)
  const cancellable = lines.filter((line) => cancelVerbOf(line) !== null).length
  // Which of them can be cancelled is known once their fees are read.
  const count = previews.reading ? cancellable : fitting.length
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
          title:
            fitting.length === 0 && repeated > 0
              ? `Choose which to ${label.toLowerCase()}`
              : `${label} ${plural(count, 'booking')}?`,
          description: verb === 'complete' ? fundsText(spendableCents, formatNet) : undefined,
          size: 'wide' as const,
        }
      : { title: capital(summary), description: undefined, size: 'wide' as const }
  const close = () => props.onOpenChange(false)
  const send = () => {
    const why = reason.take()
    if (why !== undefined) void run(plan, why)
  }
  const changed = (results ?? []).flatMap(({ line, outcome }) => (outcome.kind === 'changed' ? [line] : []))
  const again = () => {
    narrow(changed)
    askAgain()
  }
  return (
    <>
      <Dialog
        {...head}
        open={props.open}
        onOpenChange={props.onOpenChange}
        locked={pending}
        initialFocus={verb === 'cancel' || fitting.length === 0 ? keep : main}
        actions={
          <>
            {changed.length > 0 && (
              <Button onClick={again}>{`Ask again about ${plural(changed.length, 'booking')}`}</Button>
            )}
            {results === null && (
              <Button
                ref={keep}
                disabled={pending && (stop === null || fitting.length <= BOOKINGS_PER_STEP)}
                onClick={pending ? (stop ?? close) : close}
              >
                {pending && fitting.length > BOOKINGS_PER_STEP
                  ? 'Stop'
                  : verb === 'cancel'
                    ? 'Keep them'
                    : single
                      ? 'Not now'
                      : 'Close'}
              </Button>
            )}
            {/* One button before and after the run, so that the focus stays on it. */}
            <BlockableButton
              ref={main}
              variant={verb === 'cancel' && results === null ? 'danger' : 'primary'}
              pending={pending || (results === null && previews.reading)}
              {...(single && { keys: 'Enter' })}
              disabledReason={
                results !== null
                  ? undefined
                  : fitting.length === 0
                    ? nothingToSend(verb, repeated, previews.reading)
                    : away
              }
              onClick={results === null ? send : close}
            >
              {single ? (
                <CompleteLabel hold={single} />
              ) : results === null ? (
                `${label} ${count}${formatNet && !previews.reading && count > 0 ? ` · ${sumText(verb, plan, formatNet)}` : ''}`
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
              <ActNotice tone="held">{`${repeated} of these are for one traveller at the same time. Choose which to ${label.toLowerCase()}.`}</ActNotice>
            )}
            {previews.problem !== null && results === null && (
              <PreviewsFailed why={previews.problem} onRetry={previews.readAgain} />
            )}
            {results === null && (
              <StepsProgress
                word={pending ? 'Sent' : 'Fees read'}
                {...(pending ? { done: sentCount, of: fitting.length } : previews.progress)}
                shown={pending || previews.reading}
              />
            )}
            <BulkRows
              verb={verb}
              rows={plan}
              pending={pending}
              {...(results === null && { onChoose: choose })}
            />
            {verb === 'cancel' && results === null && !previews.reading && <CancelTotals plan={plan} />}
          </>
        )}
        {results === null && reason.field}
      </Dialog>
      <LiveRegion message={pending ? `${label}: ${plural(fitting.length, 'booking')} being sent` : summary} />
    </>
  )
}

/** How far a run of several steps is; a single one is too short to say. */
function StepsProgress(props: { word: string; done: number; of: number; shown: boolean }) {
  const { word, done, of } = props
  if (!props.shown || of <= BOOKINGS_PER_STEP) return null
  return <p className="figures mb-3 text-ink2">{`${word}: ${done} of ${of}`}</p>
}

function nothingToSend(verb: BulkVerb, repeated: number, reading: boolean): string {
  if (verb === 'cancel')
    return reading ? 'The fees are being read' : 'None of these bookings can be cancelled'
  return repeated > 0 ? 'Choose one of these bookings first' : 'None of these bookings is held'
}

/** The bookings that are asked about: all that were chosen, or those that are asked about again. */
function useAskedLines(wanted: readonly BookingLine[], open: boolean) {
  const [narrowed, setNarrowed] = useState<readonly BookingLine[] | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setNarrowed(null)
  }
  return { lines: narrowed ?? wanted, narrow: setNarrowed }
}

/** `$2,520.90`, or for a cancellation `refund $2,440.90`. */
function sumText(verb: BulkVerb, plan: readonly BulkPlanRow[], formatNet: NetFormat): string {
  return verb === 'complete'
    ? formatNet(fittingCents(plan))
    : `refund ${formatNet(cancelSums(plan).refundCents)}`
}

/** What the cancellations keep and give back in total. */
function CancelTotals({ plan }: { plan: readonly BulkPlanRow[] }) {
  const { feeCents, refundCents, unknown } = cancelSums(plan)
  return (
    <NetOnly>
      <dl className="mt-3 rounded-control border py-1.5" aria-live="polite">
        <FactRow label="Fees in total">{formatCents(clientFee(feeCents))}</FactRow>
        <FactRow label="Back to the wallet" strong>
          <NetAmount cents={refundCents} />
        </FactRow>
        {unknown > 0 && (
          <p className="px-4 pt-1 text-12 text-ink2">
            {`Not counted: ${plural(unknown, 'booking')} whose refund is known only afterwards.`}
          </p>
        )}
      </dl>
    </NetOnly>
  )
}

function PreviewsFailed({ why, onRetry }: { why: string; onRetry: () => void }) {
  return (
    <p role="alert" className="mb-3 text-bad">
      <span>{`Couldn't load the fees: ${why}. Nothing was changed. `}</span>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}

/** What will happen to each booking. Those that are one traveller at one time are chosen among. */
function useBulkPlan(verb: BulkVerb, lines: readonly BookingLine[], serverNow: string, open: boolean) {
  const now = useServerClock(serverNow)
  const { barOf } = useColleagues()
  const formatNet = useNetFormat()
  const spendableCents = useSpendableCents()
  const { chosen, choose } = useChosenRepeats(open)
  // The balance is used only in the words of the plan.
  const previews = useCancelPreviews(lines, open && verb === 'cancel')
  if (verb === 'cancel') return { planned: planCancel(lines, previews.previews, barOf), choose, previews }
  const plan = planBulk(lines, formatNet ? spendableCents : null, now, barOf)
  return { planned: withoutRepeats(plan, chosen), choose, previews }
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
function fundsText(spendableCents: number | null, formatNet: NetFormat | null): string {
  const spendable =
    spendableCents === null || !formatNet ? '' : ` ${formatNet(spendableCents)} stays available.`
  return `The amounts of these holds are already set aside.${spendable}`
}

'use client'

import { useRef, useState } from 'react'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import {
  bulkLabel,
  fittingCents,
  planBulk,
  withoutRepeats,
  type BulkAnswer,
  type BulkPlanRow,
  type BulkVerb,
} from '../../../lib/booking/bulk.ts'
import type { NetFormat } from '../../../lib/money.ts'
import { plural } from '../../../lib/plural.ts'
import { actOnBookings } from '../../../server/booking/actions.ts'
import { useRestWhileAway } from '../../shell/service-away.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { ActNotice } from '../../ui/act-notice.tsx'
import { BlockableButton } from '../../ui/blockable-button.tsx'
import { Button } from '../../ui/button.tsx'
import { capital } from '../../ui/capital.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { useNetFormat } from '../../ui/shown-prices.tsx'
import { useReadBalance, useSpendableCents } from '../../wallet/live-balance.tsx'
import { useServerClock } from '../../ui/use-server-clock.ts'
import { CompleteFacts, CompleteLabel, completeTitle } from '../complete-facts.tsx'
import { useColleagues } from '../use-colleagues.ts'
import { useReason } from '../use-reason.tsx'
import { BulkRows } from './bulk-rows.tsx'
import { outcomesOf, outcomeSummary, type BulkResult } from './bulk-outcomes.ts'

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
  const now = useServerClock(serverNow)
  const { pending, results, run } = useBulkRun(verb, props.open, props.onDone)
  const { barOf, othersIn } = useColleagues()
  const formatNet = useNetFormat()
  const spendableCents = useSpendableCents()
  // The balance is used only in the words of the plan.
  const shownCents = formatNet ? spendableCents : null
  const repeats = useChosenRepeats(props.open)
  const planned = planBulk(lines, shownCents, now, barOf)
  const plan = results ?? (verb === 'complete' ? withoutRepeats(planned, repeats.chosen) : planned)
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
  const close = () => props.onOpenChange(false)
  return (
    <>
      <Dialog
        title={
          single
            ? completeTitle(single)
            : results === null
              ? `${label} ${plural(fitting.length, 'booking')}?`
              : capital(summary)
        }
        description={
          single
            ? single.service?.title
            : results === null
              ? fundsText(verb, spendableCents, formatNet)
              : undefined
        }
        size={single ? 'small' : 'wide'}
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
              onClick={
                results === null
                  ? () => {
                      const why = reason.take()
                      if (why !== undefined) void run(plan, why)
                    }
                  : close
              }
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
              {...(results === null && { onChoose: repeats.choose })}
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

/**
 * Sends the rows that fit, once. Rows that do not fit keep the reason that was shown. Opened again, the
 * dialog asks again.
 */
function useBulkRun(verb: BulkVerb, open: boolean, onDone: BulkDialogProps['onDone']) {
  const readBalance = useReadBalance()
  const [pending, setPending] = useState(false)
  const [results, setResults] = useState<BulkResult[] | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setResults(null)
  }

  async function run(plan: readonly BulkPlanRow[], reason: string | null) {
    const references = plan.flatMap(({ line, barrier }) => (barrier === null ? [line.reference] : []))
    setPending(true)
    const answer = await sent(verb, references, reason)
    if (answer?.kind === 'session' || (answer?.kind === 'ran' && answer.sessionLost)) raiseSessionExpired()
    const outcomes = outcomesOf(plan, answer)
    setResults(outcomes)
    setPending(false)
    readBalance()
    onDone(actedOn(outcomes))
  }

  return { pending, results, run }
}

/** The bookings to which something was sent, or may have been. */
function actedOn(results: readonly BulkResult[]): BookingLine[] {
  return results.flatMap(({ line, outcome }) =>
    outcome.kind === 'done' || outcome.kind === 'unknown' ? [line] : [],
  )
}

/** Null if the answer did not reach the browser. */
async function sent(
  verb: BulkVerb,
  references: readonly string[],
  reason: string | null,
): Promise<BulkAnswer | null> {
  try {
    return await actOnBookings(verb, references, reason)
  } catch {
    // Whatever was sent may have taken effect; the list is read again and tells.
    return null
  }
}

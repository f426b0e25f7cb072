'use client'

import type { ComponentType } from 'react'
import { leadingDeadline } from '../../lib/booking/booking-phase.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { ChosenParts } from '../../lib/booking/chosen-parts.ts'
import { isErased } from '../../lib/booking/erased-name.ts'
import { lateWindow } from '../ui/late-window.tsx'
import type { AskedHold } from './complete-facts.tsx'
import { isAskedAbout, type OfferedVerb } from './offered-verbs.ts'
import type { PartsQuestion } from './parts-question.ts'
import type { BookingPageFacts } from './page-facts.ts'
import type { LiveBooking } from './use-booking.ts'
import type { AskedReason } from './use-reason.tsx'

const CancelDialog = lateWindow(() => import('./cancel-dialog.tsx').then((module) => module.CancelDialog))
const CompleteDialog = lateWindow(() =>
  import('./complete-dialog.tsx').then((module) => module.CompleteDialog),
)
const ReasonDialog = lateWindow(() => import('./reason-dialog.tsx').then((module) => module.ReasonDialog))

/** The dialog shown before a verb is sent that moves money or needs a reason. */
export function Questions<View extends BookingView>(props: {
  live: LiveBooking<View>
  verbs: readonly OfferedVerb[]
  /** The verb to confirm. */
  openVerb: string | null
  onAsk: (verb: string | null) => void
  /** The dialogs of the kind, by verb; the default is the dialog about a hold. */
  own: Readonly<Record<string, ComponentType<PartsQuestion<View>>>> | undefined
  hold: BookingPageFacts['hold']
  reason: AskedReason
}) {
  const { live, verbs, openVerb, onAsk, reason } = props
  return verbs
    .filter(({ facts }) => reason.madeBy !== null || isAskedAbout(facts))
    .map(({ name, facts, restsBecause }) => {
      const confirm = (chosen?: ChosenParts) => {
        const why = reason.take()
        if (why === undefined) return
        onAsk(null)
        void live.act(name, why, chosen)
      }
      const Own = props.own?.[name]
      const question = {
        booking: live.booking,
        serverNow: live.serverNow,
        open: openVerb === name && restsBecause === undefined && live.sending === null,
        onOpenChange: (open: boolean) => onAsk(open ? name : null),
        onConfirm: (agreedCents?: number) =>
          confirm(agreedCents === undefined ? undefined : { parts: [], agreedCents }),
        onConfirmParts: (chosen: ChosenParts) => confirm(chosen),
        reasonField: reason.field,
      }
      if (facts.role === 'danger' && Own) return <Own key={name} {...question} />
      if (facts.role === 'danger') return <CancelDialog key={name} {...question} hold={props.hold} />
      if (facts.role === 'next')
        return <CompleteDialog key={name} {...question} hold={heldOf(live.booking)} />
      return (
        <ReasonDialog
          key={name}
          {...question}
          verb={name}
          madeBy={reason.madeBy ?? ''}
          input={reason.input}
        />
      )
    })
}

function heldOf({ kind, code, reference, leadName, money, deadlines }: BookingView): AskedHold {
  return {
    kind,
    reference: code ?? reference,
    leadName: isErased(leadName) ? null : leadName,
    totalCents: money.totalCents,
    markupCents: money.markup?.cents ?? 0,
    deadlineAt: deadlines && leadingDeadline(deadlines).deadlineAt,
  }
}

'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { refusalText } from '../../lib/booking/act-outcome.ts'
import { kindFacts } from '../../lib/booking/booking-kinds.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { cx } from '../ui/cx.ts'
import { LiveRegion } from '../ui/live-region.tsx'
import type { Command } from '../shell/commands.ts'
import { useCommands } from '../shell/use-commands.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { BookingButtons } from './booking-buttons.tsx'
import { BookingHead } from './booking-head.tsx'
import { BookingStepper } from './booking-stepper.tsx'
import { CancelDialog, type CancelDialogProps } from './cancel-dialog.tsx'
import { copyText } from './copy-code.tsx'
import { MoneyCard } from './money-card.tsx'
import { PriceMoved } from './price-moved.tsx'
import { TermsCard } from './terms-card.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { useBooking, type BookingActions, type BookingVerb, type LiveBooking } from './use-booking.ts'

/** What the page of a booking of any kind is given. */
export type BookingScreenProps<View extends BookingView, Verb extends string = BookingVerb> = {
  booking: View
  /** Office time at reading. */
  serverNow: string
  actions: BookingActions<Verb>
  /** Why this person may not order or cancel, naming the permission; null where they may. */
  bars: Readonly<Record<BookingVerb, string | null>>
  spendableCents: number | null
  /** The total that was agreed to before the hold, where the gateway held at another one. */
  agreedCents: number | null
  /** Where the same is searched again; null where it cannot be said. */
  searchAgainHref: string | null
}

/** What a kind has of its own on the page, always of the booking as it is now. */
type OwnParts<View extends BookingView, Verb extends string> = {
  /** Flights and travellers; rooms and guests. */
  children: (booking: View) => ReactNode
  /** Further buttons beside "Cancel". */
  buttons?: (live: LiveBooking<View, Verb | BookingVerb>) => ReactNode
  /** Whether one that is no hold any more can still be cancelled. Without it none can. */
  isCancellable?: (booking: View) => boolean
  /** What asks before it is cancelled; without it the question about a hold. */
  cancelDialog?: (dialog: CancelDialogProps<View>) => ReactNode
}

/** A booking from hold to the end: kept current, with its one next step, its money and what happened. */
export function BookingScreen<View extends BookingView, Verb extends string = BookingVerb>(
  props: BookingScreenProps<View, Verb> & OwnParts<View, Verb>,
) {
  const live = useBooking(props, props.actions)
  const { booking, phase } = live
  const [asking, setAsking] = useState(false)
  useRefreshOnMove(booking)
  const page = useRef<HTMLDivElement>(null)
  // What was done is told at the top; whoever did it further down is led there.
  useEffect(() => {
    if (live.outcome !== null) page.current?.scrollIntoView({ block: 'start' })
  }, [live.outcome])
  const { order } = kindFacts(booking.kind)

  const mayOrder = phase === 'held' && props.bars.order === null && live.sending === null
  const cancellable = stateFacts(booking.state).standing === 'held' || props.isCancellable?.(booking) === true
  const mayCancel = cancellable && phase !== 'run-out' && props.bars.cancel === null && live.sending === null
  useBookingCommands(live, { mayOrder, mayCancel, askCancel: () => setAsking(true) })

  const { standing } = stateFacts(booking.state)
  const over = standing === 'over'
  const question = {
    booking,
    open: asking && mayCancel,
    onOpenChange: setAsking,
    onConfirm: () => {
      setAsking(false)
      void live.act('cancel')
    },
  }
  return (
    <div ref={page} className="mx-auto flex max-w-[1240px] flex-col gap-4 px-6 py-5 max-narrow:px-3">
      <BookingHead
        booking={booking}
        phase={phase}
        serverNow={live.serverNow}
        orderBar={props.bars.order}
        ordering={live.sending === 'order'}
        onOrder={() => void live.act('order')}
        onRunOut={live.readAgain}
      />
      <BookingStepper booking={booking} />
      <Notices live={live} />
      {phase === 'held' && props.agreedCents !== null && props.agreedCents !== booking.money.totalCents && (
        <PriceMoved
          kind={booking.kind}
          agreedCents={props.agreedCents}
          heldCents={booking.money.totalCents}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_340px] items-start gap-5 max-wide:grid-cols-1">
        <div className={cx('flex min-w-0 flex-col gap-4', over && 'grayscale')}>
          {props.children(booking)}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <MoneyCard kind={booking.kind} money={booking.money} spendableCents={props.spendableCents} />
          <TermsCard terms={booking.terms} />
          <TimelineCard entries={booking.timeline} />
          <BookingButtons
            live={live}
            cancellable={cancellable}
            cancelBar={props.bars.cancel}
            onCancel={() => setAsking(true)}
            searchAgainHref={over || booking.state === 'failed' ? props.searchAgainHref : null}
          >
            {props.buttons?.(live)}
          </BookingButtons>
        </div>
      </div>
      {props.cancelDialog ? props.cancelDialog(question) : <CancelDialog {...question} />}
      <LiveRegion message={sendingText(live.sending, order.sending)} />
    </div>
  )
}

function sendingText(sending: string | null, ordering: string): string {
  if (sending === 'order') return ordering
  if (sending === null) return ''
  return sending === 'cancel' ? 'Cancelling' : 'Sending'
}

/** Header, funds and holds are of the server: they are drawn anew when the booking moved on, or has more time. */
function useRefreshOnMove({ state, deadlines }: BookingView) {
  const router = useRouter()
  const now = `${state} ${deadlines?.releaseAt ?? ''}`
  const last = useRef(now)
  useEffect(() => {
    if (last.current === now) return
    last.current = now
    router.refresh()
  }, [now, router])
}

function useBookingCommands(
  live: LiveBooking,
  may: { mayOrder: boolean; mayCancel: boolean; askCancel: () => void },
) {
  const { mayOrder, mayCancel, askCancel } = may
  const commands = useMemo((): Command[] => {
    const group = 'This booking'
    const { reference } = live.booking
    return [
      {
        id: 'booking-order',
        label: kindFacts(live.booking.kind).order.label,
        group,
        keys: 't',
        when: () => mayOrder,
        run: () => void live.act('order'),
      },
      {
        id: 'booking-cancel',
        label: live.phase === 'held' ? 'Cancel the hold' : 'Cancel the booking',
        group,
        keys: 'x',
        when: () => mayCancel,
        run: askCancel,
      },
      { id: 'booking-read', label: 'Read it again', group, keys: 'p', run: live.readAgain },
      {
        id: 'booking-copy',
        label: 'Copy the reference',
        group,
        keys: 'y',
        run: () => void copyText(reference, 'reference'),
      },
      { id: 'booking-list', label: 'All bookings', group, href: '/bookings' as Route },
    ]
  }, [live, mayOrder, mayCancel, askCancel])
  useCommands(commands)
}

function Notices({ live }: { live: LiveBooking }) {
  const { outcome, booking } = live
  return (
    <>
      {live.readFailed && (
        <ActNotice tone="held">
          {live.readFailed}. What you see is the reading before; nothing was changed.
        </ActNotice>
      )}
      {outcome?.kind === 'refused' && (
        <ActNotice tone="bad">{refusalText(outcome.code, outcome.message, booking.madeBy)}</ActNotice>
      )}
      {outcome?.kind === 'unknown' && (
        <ActNotice tone="held">
          No clear answer came back. The booking was read again: what you see is what the booking service
          says.
        </ActNotice>
      )}
      {stateFacts(booking.state).standing === 'underway' && (
        <ActNotice tone="run">
          {kindFacts(booking.kind).underway} You can leave this page, it goes on without you.
        </ActNotice>
      )}
    </>
  )
}

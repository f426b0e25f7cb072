'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { refusalText } from '../../lib/booking/act-outcome.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { cx } from '../ui/cx.ts'
import { LiveRegion } from '../ui/live-region.tsx'
import { useCommands, type Command } from '../shell/commands.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { BookingButtons } from './booking-buttons.tsx'
import { BookingHead } from './booking-head.tsx'
import { BookingStepper } from './booking-stepper.tsx'
import { CancelDialog, type VerbQuestion } from './cancel-dialog.tsx'
import { copyText } from './copy-code.tsx'
import { MoneyCard } from './money-card.tsx'
import { offeredVerbs, type OfferedVerb } from './offered-verbs.ts'
import { PriceMoved } from './price-moved.tsx'
import { TermsCard } from './terms-card.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { useBooking, type LiveBooking } from './use-booking.ts'

/** What the page of a booking of any kind is given. */
export type BookingScreenProps<View extends BookingView> = {
  booking: View
  /** Office time at reading. */
  serverNow: string
  /** What keeps this person from a verb, naming the permission; null where nothing does. */
  bars: Readonly<Record<string, string | null>>
  spendableCents: number | null
  /** The total that was agreed to before the hold, where the gateway held at another one. */
  agreedCents: number | null
  /** Where the same is searched again; null where it cannot be said. */
  searchAgainHref: string | null
}

/** What a kind has of its own on the page, always of the booking as it is now. */
type OwnParts<View extends BookingView> = {
  /** What was booked, and for whom. */
  children: (booking: View) => ReactNode
  /** What asks before a verb is sent, by verb; without it the question about a hold. */
  questions?: Readonly<Record<string, ComponentType<VerbQuestion<View>>>>
}

/** A booking from hold to the end: kept current, with its one next step, its money and what happened. */
export function BookingScreen<View extends BookingView>(props: BookingScreenProps<View> & OwnParts<View>) {
  const live = useBooking(props)
  const { booking, phase } = live
  const [asked, setAsked] = useState<string | null>(null)
  useRefreshOnMove(booking)
  const page = useRef<HTMLDivElement>(null)
  // What was done is told at the top; whoever did it further down is led there.
  useEffect(() => {
    if (live.outcome !== null) page.current?.scrollIntoView({ block: 'start' })
  }, [live.outcome])
  const verbs = offeredVerbs(live, props.bars, setAsked)
  useBookingCommands(live, verbs)

  const { standing, searchAgain = standing === 'over' } = stateFacts(booking)
  return (
    <div ref={page} className="mx-auto flex max-w-[1240px] flex-col gap-4 px-6 py-5 max-narrow:px-3">
      <BookingHead
        booking={booking}
        phase={phase}
        serverNow={live.serverNow}
        next={verbs.find(({ facts }) => facts.role === 'next')}
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
        <div className={cx('flex min-w-0 flex-col gap-4', standing === 'over' && 'grayscale')}>
          {props.children(booking)}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <MoneyCard kind={booking.kind} money={booking.money} spendableCents={props.spendableCents} />
          <TermsCard terms={booking.terms} />
          <TimelineCard entries={booking.timeline} />
          <BookingButtons
            live={live}
            verbs={verbs}
            searchAgainHref={searchAgain ? props.searchAgainHref : null}
          />
        </div>
      </div>
      <Questions live={live} verbs={verbs} asked={asked} onAsk={setAsked} own={props.questions} />
      <LiveRegion message={verbs.find(({ sending }) => sending)?.facts.sending ?? ''} />
    </div>
  )
}

/** What is asked before a verb is sent that gives something up. */
function Questions<View extends BookingView>(props: {
  live: LiveBooking<View>
  verbs: readonly OfferedVerb[]
  /** The verb that is asked about. */
  asked: string | null
  onAsk: (verb: string | null) => void
  own: OwnParts<View>['questions']
}) {
  const { live, verbs, asked, onAsk } = props
  return verbs
    .filter(({ facts }) => facts.role === 'danger')
    .map(({ name, restsBecause }) => {
      const Question: ComponentType<VerbQuestion<View>> = props.own?.[name] ?? CancelDialog
      return (
        <Question
          key={name}
          booking={live.booking}
          open={asked === name && restsBecause === undefined && live.sending === null}
          onOpenChange={(open) => onAsk(open ? name : null)}
          onConfirm={() => {
            onAsk(null)
            void live.act(name)
          }}
        />
      )
    })
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

function useBookingCommands(live: LiveBooking, verbs: readonly OfferedVerb[]) {
  const commands = useMemo((): Command[] => {
    const group = 'This booking'
    const { reference } = live.booking
    return [
      ...verbs.map(({ name, facts, restsBecause, press }) => ({
        id: `booking-${name}`,
        label: facts.command(live.booking),
        group,
        keys: facts.keys,
        when: () => restsBecause === undefined && live.sending === null,
        run: press,
      })),
      { id: 'booking-read', label: 'Refresh', group, keys: 'p', run: live.readAgain },
      {
        id: 'booking-copy',
        label: 'Copy the reference',
        group,
        keys: 'y',
        run: () => void copyText(reference, 'reference'),
      },
      { id: 'booking-list', label: 'All bookings', group, href: '/bookings' as Route },
    ]
  }, [live, verbs])
  useCommands(commands)
}

function Notices({ live }: { live: LiveBooking }) {
  const { outcome, booking } = live
  return (
    <>
      {live.readFailed && (
        <ActNotice tone="held">
          {live.readFailed}. You're seeing the last update; nothing was changed.
        </ActNotice>
      )}
      {outcome?.kind === 'refused' && (
        <ActNotice tone="bad">
          {refusalText(booking.kind, outcome.code, outcome.message, booking.madeBy)}
        </ActNotice>
      )}
      {outcome?.kind === 'unknown' && (
        <ActNotice tone="held">
          No clear answer came back. The booking was refreshed: this is its current state.
        </ActNotice>
      )}
      {stateFacts(booking).standing === 'underway' && (
        <ActNotice tone="run">{kindFacts(booking.kind).underway}</ActNotice>
      )}
    </>
  )
}

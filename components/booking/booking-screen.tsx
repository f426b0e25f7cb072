'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { Rebooked } from '../../lib/booking/again.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { ClientOfBooking } from '../client/client-of-booking.tsx'
import { CostCentreOfBooking } from '../cost-centre/cost-centre-of-booking.tsx'
import { TripOfBooking } from '../trip/trip-of-booking.tsx'
import { cx } from '../ui/cx.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { LiveRegion } from '../ui/live-region.tsx'
import { useRestWhileAway } from '../shell/service-away.ts'
import { BookingButtons } from './booking-buttons.tsx'
import { BookingHead } from './booking-head.tsx'
import { BookingNotices, PriceMoved, RiseTakenBefore } from './booking-notices.tsx'
import { BookingStepper } from './booking-stepper.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import { MoneyCard } from './money-card.tsx'
import { offeredVerbs } from './offered-verbs.ts'
import type { BookingPageFacts } from './page-facts.ts'
import type { PartsQuestion } from './parts-question.ts'
import { Questions } from './questions.tsx'
import { TermsCard } from './terms-card.tsx'
import { againOf, Rebookings } from './rebookings.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { useHandOverWindow, useNoteWindow } from './use-page-windows.tsx'
import { useBookingCommands } from './use-booking-commands.ts'
import { useBooking, type LiveBooking } from './use-booking.ts'
import { useReason } from './use-reason.tsx'

/** The props of a booking page, for every kind. */
export type BookingScreenProps<View extends BookingView> = {
  booking: View
  /** Office time of the read. */
  serverNow: string
  /** Why this person may not use a verb, naming the permission; null where they may. */
  bars: Readonly<Record<string, string | null>>
  /** Who made it, if this person must say why they act on it; null if not. */
  reasonFor: string | null
  /** Why this person may not see full numbers of documents; null where they may. */
  revealBar: string | null
  /** The total agreed to before the hold, if the gateway held at another one. */
  agreedCents: number | null
  /** The address that repeats the search; null if it is not known. */
  searchAgainHref: string | null
  /** A note about an act here whose answer was lost; null or left out for none. */
  unanswered?: string | null
  /** The bookings that were made instead of this one, latest first. */
  rebookedAs: readonly Rebooked[]
}

/** The parts of the page that its kind adds; they always get the current booking. */
type OwnParts<View extends BookingView> = {
  facts: BookingPageFacts<View>
  /** The booked trip, stay or activity, and its people. */
  children: (booking: View) => ReactNode
  /** More references in the line that `y` copies: the supplier's own, separated by commas. */
  codes?: (booking: View) => string
  /** The dialogs that ask before a verb is sent, by verb; the default is the dialog about a hold. */
  questions?: Readonly<Record<string, ComponentType<PartsQuestion<View>>>>
}

/** The page of a booking from hold to end: kept current, with its next action, its money and its history. */
export function BookingScreen<View extends BookingView>(props: BookingScreenProps<View> & OwnParts<View>) {
  const { facts: onPage } = props
  const live = useBooking(props, onPage.changes)
  const { booking, phase } = live
  const { verbs, openVerb, ask } = useVerbs(live, onPage.verbs, props)
  const isSent = live.outcome?.kind === 'done' || live.outcome?.kind === 'unknown'
  const reason = useReason(props.reasonFor, openVerb, isSent)
  useRefreshOnMove(booking)
  const page = useScrollToOutcome(live.outcome)
  const again = againOf(booking, props.searchAgainHref)
  const note = useNoteWindow(booking, live.readAgain)
  const assignment = useHandOverWindow(booking, live.readAgain)
  useBookingCommands(live, verbs, {
    again,
    codes: props.codes?.(booking) ?? '',
    writeNote: note.write,
    assign: assignment.assign,
  })

  const { standing } = stateFacts(booking)
  return (
    <div ref={page} className="mx-auto flex max-w-[1240px] flex-col gap-4 px-6 py-5 max-narrow:px-3">
      <BookingHead
        booking={booking}
        phase={phase}
        slow={live.slow}
        serverNow={live.serverNow}
        next={verbs.find(({ facts }) => facts.role === 'next')}
        onRunOut={live.readAgain}
      />
      <BookingStepper steps={onPage.steps} booking={booking} slow={live.slow} />
      <BookingNotices live={live} underway={onPage.underway} />
      {props.unanswered && live.outcome === null && <ActNotice tone="held">{props.unanswered}</ActNotice>}
      <Rebookings insteadOf={booking.agreed?.insteadOf ?? null} rebookedAs={props.rebookedAs} />
      {booking.changed && standing !== 'over' && (
        <ChangedNotice reference={booking.reference} change={booking.changed} onSeen={live.readAgain} />
      )}
      {standing !== 'over' && booking.agreed?.raisedFromCents !== undefined && (
        <RiseTakenBefore
          wasCents={booking.agreed.raisedFromCents}
          isCents={booking.agreed.totalCents ?? booking.money.totalCents}
        />
      )}
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
          <MoneyCard kind={booking.kind} money={booking.money} />
          <TripOfBooking booking={booking} onSet={live.readAgain} />
          <ClientOfBooking booking={booking} onSet={live.readAgain} />
          <CostCentreOfBooking booking={booking} onSet={live.readAgain} />
          <TermsCard
            terms={booking.terms}
            booked={{
              supplier: kindFacts(booking.kind).supplier,
              agreed: booking.agreed,
              inRecord: onPage.terms.inRecord,
              closed: live.cancelling === 'closed' && standing === 'made' ? onPage.terms.closed : null,
            }}
          />
          <TimelineCard entries={booking.timeline} onNote={note.write} />
          <BookingButtons live={live} verbs={verbs} again={again} assign={assignment.assign} />
        </div>
      </div>
      <Questions
        live={live}
        verbs={verbs}
        openVerb={openVerb}
        onAsk={ask}
        own={props.questions}
        hold={onPage.hold}
        reason={reason}
      />
      {note.window}
      {assignment.window}
      <LiveRegion message={verbs.find(({ sending }) => sending)?.facts.sending ?? ''} />
    </div>
  )
}

/** The verbs that the booking offers now, and the one whose question is open. */
function useVerbs<View extends BookingView>(
  live: LiveBooking<View>,
  facts: BookingPageFacts<View>['verbs'],
  { bars, reasonFor }: Pick<BookingScreenProps<View>, 'bars' | 'reasonFor'>,
) {
  const [openVerb, setOpenVerb] = useState<string | null>(null)
  const away = useRestWhileAway()
  const offered = offeredVerbs(facts, live, bars, setOpenVerb, reasonFor !== null)
  const verbs = away ? offered.map((verb) => ({ ...verb, restsBecause: verb.restsBecause ?? away })) : offered
  // A dialog that closed because its verb was blocked does not open again by itself.
  const askedVerb = verbs.find(({ name }) => name === openVerb)
  if (openVerb !== null && (askedVerb === undefined || askedVerb.restsBecause !== undefined))
    setOpenVerb(null)
  return { verbs, openVerb, ask: setOpenVerb }
}

/** Scrolls to the result of an action, which is shown at the top, for an agent who acted further down. */
function useScrollToOutcome(outcome: LiveBooking['outcome']) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome !== null) page.current?.scrollIntoView({ block: 'start' })
  }, [outcome])
  return page
}

/**
 * The server renders header, funds and holds: they are refreshed when the booking's state, deadline or refund
 * changes.
 */
function useRefreshOnMove({ state, deadlines, money }: BookingView) {
  const router = useRouter()
  const now = `${state} ${deadlines?.releaseAt ?? ''} ${money.settlement?.refundedCents ?? ''}`
  const last = useRef(now)
  useEffect(() => {
    if (last.current === now) return
    last.current = now
    router.refresh()
  }, [now, router])
}

'use client'

import type { BookingKind } from '../../contract/booking/kinds.ts'
import { refusalText } from '../../lib/booking/act-outcome.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { formatCents, plainAmount } from '../../lib/money.ts'
import { whomToAsk } from '../../lib/office/whom-to-ask.ts'
import { useAdmins } from '../shell/admins.tsx'
import { ActNotice } from '../ui/act-notice.tsx'
import { NetOnly, useNetFormat, useNetWords } from '../ui/shown-prices.tsx'
import { StillWorking } from '../ui/still-working.tsx'
import { useServerClock } from '../ui/use-server-clock.ts'
import { minutes, since } from './how-long.ts'
import type { LiveBooking } from './use-booking.ts'

/**
 * The results of the last action and the last reading, and what the supplier is still doing.
 * @param underway said while the booking is under way
 */
export function BookingNotices({ live, underway }: { live: LiveBooking; underway: string }) {
  const { outcome, booking } = live
  const admins = useAdmins()
  const { standing, notice = standing === 'underway' ? underway : null } = stateFacts(booking)
  return (
    <>
      {live.readFailed && (
        <ActNotice tone="held">
          {`${live.readFailed}. You're seeing the last update${outcome?.kind !== 'unknown' ? '; nothing was changed' : ''}.`}
        </ActNotice>
      )}
      {live.sending !== null && (
        <StillWorking>
          {`${kindFacts(booking.kind).verbs[live.sending]?.sending ?? 'Sending'}. This can't be undone.`}
        </StillWorking>
      )}
      {outcome?.kind === 'refused' && (
        <ActNotice tone="bad">
          {refusalText(booking.kind, outcome, { madeBy: booking.madeBy, admins })}
        </ActNotice>
      )}
      {outcome?.kind === 'session' && (
        <ActNotice tone="held">Your session had ended, so nothing was sent. Sign in and try again.</ActNotice>
      )}
      {outcome?.kind === 'unknown' && (
        <ActNotice tone="held">
          {outcome.message ??
            'No clear answer came back, so it may still go through. The booking keeps refreshing; nothing is sent twice.'}
        </ActNotice>
      )}
      {live.slow ? (
        <SlowNotice booking={booking} serverNow={live.serverNow} />
      ) : (
        notice && <ActNotice tone="run">{notice}</ActNotice>
      )}
    </>
  )
}

/** The advice about a booking that is under way for longer than usual: do nothing twice, and whom to call. */
function SlowNotice({ booking, serverNow }: { booking: BookingView; serverNow: string }) {
  const formatNet = useNetFormat()
  const admins = useAdmins()
  const { supplier, patienceMinutes } = kindFacts(booking.kind)
  const { totalCents, place } = booking.money
  const amount = formatNet ? formatNet(totalCents) : 'The amount'
  const passed = since(booking.stateSince ?? booking.createdAt, useServerClock(serverNow))
  return (
    <ActNotice tone="held">
      <b>{`${stateFacts(booking).word} for over ${passed}, usually under ${minutes(patienceMinutes)}.`}</b>
      <span>{` It was ordered once and continues automatically: do not order or book again. ${
        place === 'held'
          ? `${amount} stays held, and is not charged before the ${supplier} answers.`
          : `${amount} is ${place === 'charged' ? 'charged' : 'not held'}.`
      } If it is urgent, ask ${whomToAsk(admins)} to call the booking service with `}</span>
      <span translate="no" className="code">
        {booking.code ?? booking.reference}
      </span>
      <span>.</span>
    </ActNotice>
  )
}

/** Shown where a higher price than the accepted one was held without asking. */
export function RiseTakenBefore({ wasCents, isCents }: { wasCents: number; isCents: number }) {
  const formatNet = useNetWords()
  return (
    <ActNotice tone="held">
      <span>{`The price rose by ${formatCents(plainAmount(isCents - wasCents))} before it was booked`}</span>
      <NetOnly>
        <span>{', from '}</span>
        <span translate="no" className="figures">
          {formatNet(wasCents)}
        </span>
        <span>{' to '}</span>
        <b translate="no" className="figures">
          {formatNet(isCents)}
        </b>
      </NetOnly>
      <span>. It was taken without asking, within the price tolerance.</span>
    </ActNotice>
  )
}

/** Shown when the gateway held at another price than the agreed one: complete at the new price, or cancel. */
export function PriceMoved({
  kind,
  agreedCents,
  heldCents,
}: {
  kind: BookingKind
  agreedCents: number
  heldCents: number
}) {
  const formatNet = useNetWords()
  const { verbs, hold } = kindFacts(kind)
  // A difference alone tells no price.
  const difference = heldCents - agreedCents
  return (
    <ActNotice tone="held">
      <span>{'The price changed during booking: '}</span>
      <NetOnly>
        <s translate="no" className="figures">
          {formatNet(agreedCents)}
        </s>
        <span> </span>
        <b translate="no" className="figures">
          {formatNet(heldCents)}
        </b>
        <span>{', '}</span>
      </NetOnly>
      <span>{`${formatCents(plainAmount(Math.abs(difference)))} ${difference > 0 ? 'more' : 'less'}. The new amount is held. ${verbs[hold.completes]?.label ?? ''} at this price, or cancel to release it.`}</span>
    </ActNotice>
  )
}

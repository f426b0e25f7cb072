'use client'

import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { whomToAsk } from '../../lib/office/whom-to-ask.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { useAdmins } from '../shell/admins.tsx'
import { ActNotice } from '../ui/act-notice.tsx'
import { useNetFormat } from '../ui/shown-prices.tsx'
import { useServerClock } from '../ui/use-server-clock.ts'
import { minutes, since } from './how-long.ts'

/** The advice about a booking that is under way for longer than usual: do nothing twice, and whom to call. */
export function SlowNotice({ booking, serverNow }: { booking: BookingView; serverNow: string }) {
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

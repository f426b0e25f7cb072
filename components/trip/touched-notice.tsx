import type { Route } from 'next'
import { Link } from '../ui/link.tsx'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import type { Touched } from '../../lib/trip/touched.ts'
import { tripHref } from '../../lib/trip/trip.ts'
import { ActNotice } from '../ui/act-notice.tsx'

/**
 * What the change or the end of a booking touches in its trip.
 * @param props.on the page that it stands on: it links the other one
 */
export function TouchedNotice({ touched, on }: { touched: Touched; on: 'booking' | 'trip' }) {
  const { tripId, tripName, reference, title, happened, misfits, others } = touched
  const isOnTrip = on === 'trip'
  return (
    <ActNotice tone="held">
      <p className="font-bold">
        <Link
          href={(isOnTrip ? bookingHref(reference) : tripHref(tripId)) as Route}
          className="hover:underline"
        >
          <span translate="no">{isOnTrip ? title : tripName}</span>
        </Link>
        <span>{headText(touched, on)}</span>
      </p>
      {misfits.length > 0 && (
        <ul className="my-1">
          {misfits.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {(happened === 'ended' || misfits.length === 0) && (
        <p>
          <span>{happened === 'ended' ? 'Still part of it: ' : 'Everything else still fits: '}</span>
          <span translate="no">{others.join('; ')}</span>
          <span>.</span>
        </p>
      )}
    </ActNotice>
  )
}

function headText({ happened, misfits }: Touched, on: 'booking' | 'trip'): string {
  if (on === 'trip') return happened === 'ended' ? ' has ended.' : ' was moved.'
  if (happened === 'ended') return ' goes on without this booking.'
  return misfits.length === 0 ? ' still fits together.' : ' no longer fits together.'
}

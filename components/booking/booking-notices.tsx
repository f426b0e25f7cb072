import { refusalText } from '../../lib/booking/act-outcome.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { useAdmins } from '../shell/admins.tsx'
import { ActNotice } from '../ui/act-notice.tsx'
import { StillWorking } from '../ui/still-working.tsx'
import { SlowNotice } from './slow-notice.tsx'
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
          Still working: the request was sent and can't be taken back; it is not sent twice.
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
            'No clear answer came back: it was sent and may still go through. The booking keeps refreshing; nothing is sent twice.'}
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

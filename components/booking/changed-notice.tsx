import type { ServiceChange } from '../../lib/booking/service-change.ts'
import { clockTime } from '../../lib/booking/headline.ts'
import { formatDate } from '../../lib/dates.ts'
import { ActNotice } from '../ui/act-notice.tsx'

/** What changed of a booking although nobody here changed it, until somebody has seen to it. */
export function ChangedNotice({ change }: { change: ServiceChange }) {
  const { about, before, after, at } = change
  return (
    <ActNotice tone="held">
      {about === 'schedule' ? 'The departure was moved: ' : 'The price changed: '}
      <s className="figures">{before}</s> <b className="figures">{after}</b>. Nobody in this office did it;
      noticed {formatDate(at.slice(0, 10))}, {clockTime(at)} UTC.{' '}
      {about === 'schedule' ? 'Tell the travellers.' : 'The new amount is held.'}
    </ActNotice>
  )
}

'use client'

import { useState } from 'react'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { clockTime } from '../../lib/booking/headline.ts'
import type { OwnerNotice } from '../../lib/booking/hand-over.ts'
import { formatDayMonth } from '../../lib/dates.ts'
import type { TodayView } from '../../lib/today/today-view.ts'
import { seeOwnerNotice } from '../../server/today/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { Button } from '../ui/button.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { Link } from '../ui/link.tsx'
import { showToast } from '../ui/toast.ts'
import { familyName } from './family-name.ts'
import { PartCard } from './part-card.tsx'

/** What colleagues did with this person's bookings, until they have seen it; nothing where there is none. */
export function NoticesCard({ view, refresh }: { view: TodayView; refresh: () => void }) {
  const { notices } = view
  if (notices.kind === 'read' && notices.lines.length === 0) return null
  return (
    <PartCard title="For you" part={notices}>
      {({ lines }) => (
        <ul className="py-1">
          {lines.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} today={view.serverNow.slice(0, 10)} onSeen={refresh} />
          ))}
        </ul>
      )}
    </PartCard>
  )
}

function NoticeRow(props: { notice: OwnerNotice; today: string; onSeen: () => void }) {
  const { id, at, reference, leadName, what, by, text } = props.notice
  const [pending, setPending] = useState(false)
  async function see() {
    setPending(true)
    // Without an answer the next reading tells whether it was taken off.
    const outcome = await seeOwnerNotice(id).catch(() => null)
    setPending(false)
    if (outcome === null) showToast({ title: "Couldn't take it off. Try again.", tone: 'bad' })
    if (outcome?.kind === 'session') raiseSessionExpired()
    props.onSeen()
  }
  return (
    <li className="flex items-start gap-3 px-4 py-1.5">
      <Link href={bookingHref(reference)} className="min-w-0 flex-1 hover:underline">
        <span className="font-medium">
          <span>{`${what} by ${by}: `}</span>
          <PersonName text={leadName === null ? reference : familyName(leadName)} />
        </span>
        <time dateTime={at} className="figures text-12 text-ink2">
          {` ${at.startsWith(props.today) ? '' : `${formatDayMonth(at.slice(0, 10))} `}${clockTime(at).slice(0, 5)}`}
        </time>
        {text !== null && (
          <span dir="auto" className="block wrap-anywhere text-ink2">
            {text}
          </span>
        )}
      </Link>
      <Button size="small" pending={pending} onClick={() => void see()}>
        Seen
      </Button>
    </li>
  )
}

'use client'

import type { Route } from 'next'
import { useState } from 'react'
import { clockTime } from '../../lib/booking/headline.ts'
import { formatDayMonth } from '../../lib/dates.ts'
import { formatCents } from '../../lib/money.ts'
import type { QuoteNews } from '../../lib/quote/quote.ts'
import type { TodayView } from '../../lib/today/today-view.ts'
import { tripHref } from '../../lib/trip/trip.ts'
import { seeAnswerOfClient } from '../../server/quote/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { showToast } from '../ui/toast.ts'
import { PartCard } from './part-card.tsx'

/** What clients answered to offers, until somebody has seen to it, and which offers end within a day. */
export function OffersCard({ view, refresh }: { view: TodayView; refresh: () => void }) {
  const { offers } = view
  if (offers.kind === 'read' && offers.lines.length === 0) return null
  return (
    <PartCard title="Offers" part={offers}>
      {({ lines }) => (
        <ul className="py-1">
          {lines.map((news) => (
            <OfferRow
              key={news.id}
              news={news}
              today={view.serverNow.slice(0, 10)}
              maySee={view.attendBar === null}
              onSeen={refresh}
            />
          ))}
        </ul>
      )}
    </PartCard>
  )
}

function OfferRow(props: { news: QuoteNews; today: string; maySee: boolean; onSeen: () => void }) {
  const { news } = props
  const [pending, setPending] = useState(false)
  async function see() {
    setPending(true)
    // Without an answer the next reading tells whether it was taken off.
    const outcome = await seeAnswerOfClient(news.id).catch(() => null)
    setPending(false)
    if (outcome === null) showToast({ title: "Couldn't take it off. Try again.", tone: 'bad' })
    else if (outcome.kind === 'session') raiseSessionExpired()
    else if (outcome.kind === 'refused') showToast({ title: outcome.message, tone: 'bad' })
    props.onSeen()
  }
  const words = newsWords(news)
  return (
    <li className="flex items-start gap-3 px-4 py-1.5">
      <Link href={tripHref(news.tripId) as Route} className="min-w-0 flex-1 hover:underline">
        <span className="figures block">
          <span translate="no" className="font-medium wrap-anywhere">
            {news.clientName ?? news.tripName}
          </span>
          <span className={words.tone}>{` ${words.text}`}</span>
          <time dateTime={news.at} translate="no" className="text-12 text-ink2">
            {` ${timeText(news.at, props.today)}`}
          </time>
        </span>
        <span translate="no" className="block truncate text-12 text-ink2">
          {news.clientName === null ? news.number : `${news.tripName} · ${news.number}`}
        </span>
        {news.kind === 'change' && (
          <span dir="auto" translate="no" className="line-clamp-3 whitespace-pre-line wrap-anywhere">
            {news.words}
          </span>
        )}
      </Link>
      {news.kind !== 'expires' && props.maySee && (
        <Button size="small" pending={pending} onClick={() => void see()}>
          Seen
        </Button>
      )}
    </li>
  )
}

function newsWords(news: QuoteNews): { text: string; tone: string } {
  if (news.kind === 'expires') return { text: 'has not answered: the offer ends', tone: 'text-held' }
  if (news.kind === 'change') return { text: 'asks for a change', tone: 'text-held' }
  const chosen = news.chosen === '' ? '' : `, ${news.chosen}`
  return { text: `agreed${chosen}, ${formatCents(news.totalCents)}`, tone: 'text-ok' }
}

function timeText(at: string, today: string): string {
  return `${at.startsWith(today) ? '' : `${formatDayMonth(at.slice(0, 10))} `}${clockTime(at).slice(0, 5)} UTC`
}

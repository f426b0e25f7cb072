'use client'

import type { Route } from 'next'
import { useMemo } from 'react'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { DraftLine } from '../../lib/booking/draft.ts'
import { kindFacts, kindIcon } from '../../lib/kinds.ts'
import type { CalendarDate } from '../../lib/dates.ts'
import { firstDateAnywhere } from '../../lib/first-date.ts'
import type { TodayView } from '../../lib/today/today-view.ts'
import { dateSpan } from '../booking/date-span.ts'
import { recentSearches } from '../recent-searches.ts'
import type { RecentLine, RecentLines } from '../search/recent-searches.ts'
import { useCommands } from '../shell/commands.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { PartCard } from './part-card.tsx'
import { Link } from '../ui/link.tsx'
import { useStoredTexts } from '../ui/use-stored-text.ts'

const SHOWN_SEARCHES = 4
const SEARCHES = Object.entries(recentSearches) as [BookingKind, RecentLines][]
const STORAGE_KEYS = SEARCHES.map(([, { storageKey }]) => storageKey)

/** Unfinished forms of this person, and the recent searches of this browser. */
export function ContinueCard({ view }: { view: TodayView }) {
  const today = view.serverNow.slice(0, 10)
  const recent = useRecentLines(firstDateAnywhere(view.serverNow))
  const first = view.drafts.kind === 'read' ? view.drafts.lines[0] : undefined
  const href = first?.href
  useCommands(
    href
      ? [
          {
            id: 'today-resume',
            label: 'Continue the latest form',
            group: 'Today',
            keys: 'r',
            href: href as Route,
          },
        ]
      : [],
  )
  return (
    <PartCard title="Continue" part={view.drafts} aside={<span className="text-12">saved for you</span>}>
      {({ lines }) => (
        <>
          {lines.map((line, index) => (
            <DraftRow key={line.key} line={line} today={today} hasKey={index === 0} />
          ))}
          {recent.length > 0 && <h3 className="px-4 pt-2.5 pb-1 text-12 text-ink2">Recent searches</h3>}
          <ul className="pb-2">
            {recent.map(({ icon, title, note, href: to }) => (
              <li key={to}>
                <Link href={to as Route} className="flex items-start gap-2.5 px-4 py-1 hover:bg-sunk">
                  <Icon name={icon} className="mt-0.5 text-ink2" />
                  <span className="min-w-0">
                    <span className="block truncate">{title}</span>
                    <span className="block truncate text-12 text-ink2">{note}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {lines.length === 0 && recent.length === 0 && (
            <p className="px-4 pb-3 text-12 text-ink2">Unfinished forms and recent searches appear here.</p>
          )}
        </>
      )}
    </PartCard>
  )
}

function DraftRow({ line, today, hasKey }: { line: DraftLine; today: CalendarDate; hasKey: boolean }) {
  const { title, days, named, people, kind } = line
  const missing = people - named
  const facts = kindFacts(kind)
  const note = missing === 0 ? 'all names entered, not held' : `${named} of ${people} names entered`
  const content = (
    <>
      <Icon name={kindIcon(kind)} className="mt-0.5 text-ink2" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          {[title ?? facts.service, days && dateSpan(days.from, days.to, today)].filter(Boolean).join(' · ')}
        </span>
        <span className="block truncate text-12 text-ink2">{note}</span>
      </span>
    </>
  )
  const className = 'flex items-start gap-2.5 border-b px-4 py-2'
  if (line.href === null) return <div className={className}>{content}</div>
  return (
    <Link href={line.href as Route} className={`${className} hover:bg-sunk`}>
      {content}
      {hasKey && <Kbd keys="r" />}
    </Link>
  )
}

/**
 * The recent searches of this browser that are still ahead: a few, of each kind in turn.
 * @param first the earliest date that is not past
 */
function useRecentLines(first: CalendarDate): (RecentLine & { icon: IconName })[] {
  const texts = useStoredTexts(STORAGE_KEYS)
  return useMemo(() => {
    const lines = SEARCHES.flatMap(([kind, { linesOf }], at) => {
      const text = texts[at] ?? ''
      const kindLines = text === '' ? [] : linesOf(text, first)
      return kindLines.map((line, rank) => ({ line: { ...line, icon: kindIcon(kind) }, rank }))
    })
    const chosen = new Set(lines.toSorted((one, other) => one.rank - other.rank).slice(0, SHOWN_SEARCHES))
    return lines.filter((each) => chosen.has(each)).map(({ line }) => line)
  }, [texts, first])
}

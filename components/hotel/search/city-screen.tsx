'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { firstDateAnywhere } from '../../../lib/first-date.ts'
import { forgetStay } from '../query/forget-stay.ts'
import { recentStays, stayHref, type RecentStay } from '../query/recent-stays.ts'
import { stayKey } from '../../../lib/hotel/stay-params.ts'
import { datesProblem } from '../../../lib/hotel/stay.ts'
import { useLeaveScreen } from '../../keys/ignored-keys.tsx'
import { leaveField } from '../../keys/leave-field.ts'
import { useCommands } from '../../shell/commands.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HotelQueryBar, type AskedStay } from '../query/hotel-query-bar.tsx'
import { HotelQuerySummary } from '../query/hotel-query-summary.tsx'
import { HotelStart } from '../query/hotel-start.tsx'
import { useRecentSearches } from '../../search/recent-searches.ts'
import { CityResults } from './city-results.tsx'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import { useCityUrl } from './use-city-url.ts'

/**
 * Hotel search: the query bar, and below it the hotels of the stay in the address, or recent searches.
 * @param serverNow office time at rendering, ISO 8601 UTC
 */
export function CityScreen({ serverNow }: { serverNow: string }) {
  const { stay, view, go, replace, turn } = useCityUrl()
  const router = useRouter()
  const queries = useQueryClient()
  const leave = useLeaveScreen()
  const recent = useRecentSearches(recentStays, firstDateAnywhere(serverNow))
  const bar = useRef<HTMLDivElement>(null)
  const key = stay ? stayKey(stay) : ''
  const problem = stay ? datesProblem(stay, serverNow) : null

  // A city's hotels need no page from the server; one hotel has its own page.
  const search = (next: AskedStay) => {
    const isHotel = next.place.type === 'hotel'
    if (!isHotel && stayKey(next.stay) === key) leaveField()
    forgetStay(queries, next)
    leave(() => (isHotel ? router.push(next.href) : go(next.stay)))
  }
  useHotelCommands(bar, recent, search)

  useFirstFocus(key === '', () => focusFirst(bar.current))

  const form = (className: string) => (
    <HotelQueryBar key={key} stay={stay} serverNow={serverNow} onSearch={search} className={className} />
  )
  return (
    <div className="flex min-h-full flex-col gap-3.5 p-4 max-narrow:p-3">
      <h1 className="sr-only">Hotels</h1>
      <div ref={bar}>
        {form(stay ? 'max-narrow:hidden' : '')}
        {stay && <HotelQuerySummary stay={stay}>{form('border-0 shadow-none')}</HotelQuerySummary>}
      </div>
      {stay && problem !== null ? (
        <EmptyState title={problem}>The place and rooms above are unchanged.</EmptyState>
      ) : stay ? (
        <CityResults key={key} stay={stay} view={view} onLook={replace} onTurn={turn} />
      ) : (
        <HotelStart recent={recent} onSearch={search} />
      )}
    </div>
  )
}

/** `/` goes to the query, `Alt+1` to `Alt+9` repeat a recent search. */
function useHotelCommands(
  bar: React.RefObject<HTMLDivElement | null>,
  recent: readonly RecentStay[],
  search: (next: AskedStay) => void,
) {
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useCommands([
    {
      id: 'hotel-query',
      label: 'Change the hotel search',
      group: 'Hotels',
      keys: '/',
      run: () => focusFirst(bar.current),
    },
    ...recent.slice(0, 9).map((recentStay, index) => ({
      id: `hotel-recent-${index + 1}`,
      label: `Hotels in ${recentStay.place.name} again`,
      group: 'Recent searches',
      keys: `Alt+${index + 1}`,
      run: () => latest.current({ ...recentStay, href: stayHref(recentStay) }),
    })),
  ])
}

function focusFirst(bar: HTMLElement | null) {
  const fields = bar?.querySelectorAll<HTMLElement>('form input:not([aria-hidden]), button[data-summary]')
  for (const field of fields ?? []) {
    if (field.offsetParent === null) continue
    field.focus()
    return
  }
}

'use client'

import { formatDay } from '../../../lib/dates.ts'
import { placeNote, placeText } from '../../place/hotel-place.ts'
import { stayHref, type RecentStay } from './recent-stays.ts'
import { stayKey } from '../../../lib/hotel/stay-params.ts'
import { nightsOf, nightsText, roomsText } from '../../../lib/hotel/stay.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import type { AskedStay } from './hotel-query-bar.tsx'

/** The screen before the first hotel search: recent searches, each with its key, and how to type. */
export function HotelStart(props: { recent: readonly RecentStay[]; onSearch: (search: AskedStay) => void }) {
  if (props.recent.length === 0) {
    return (
      <EmptyState title="Where are they staying?">
        <span>{'Type a city, district, landmark or hotel; Tab picks the first match. Type dates as '}</span>
        <span translate="no" className="code">
          3dec
        </span>
        <span>{' and nights as '}</span>
        <span translate="no" className="code">
          +3
        </span>
        <span>; Enter searches.</span>
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="recent-stays" className="mt-1 max-w-[560px]">
      <h2 id="recent-stays" className="mb-2 font-bold">
        Recent searches
      </h2>
      <ol className="card divide-y overflow-hidden">
        {props.recent.map((recent, index) => (
          <li key={stayKey(recent.stay)}>
            <button
              type="button"
              onClick={() => props.onSearch({ ...recent, href: stayHref(recent) })}
              className="flex w-full items-center gap-3 px-3.5 py-2 text-left hover:bg-sunk focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">
                  <span>{`${placeText(recent.place)} `}</span>
                  <span className="text-12 font-normal text-ink3">{placeNote(recent.place)}</span>
                </span>
                <span className="block truncate text-12 text-ink2">{stayText(recent)}</span>
              </span>
              {index < 9 && <Kbd keys={`Alt+${index + 1}`} />}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** `Thu 3 Dec – Sun 6 Dec, 3 nights · 1 room · 2 adults`. */
function stayText({ stay }: RecentStay): string {
  const days = `${formatDay(stay.checkIn)} – ${formatDay(stay.checkOut)}, ${nightsText(nightsOf(stay))}`
  return `${days} · ${roomsText(stay.rooms)}`
}

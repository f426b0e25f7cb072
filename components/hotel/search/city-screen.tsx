'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { stayKey } from '../../../lib/hotel/stay-params.ts'
import { datesProblem } from '../../../lib/hotel/stay.ts'
import { useLeaveScreen } from '../../keys/ignored-keys.tsx'
import { leaveField } from '../../keys/leave-field.ts'
import { usePlaceLookup } from '../../place/use-place-lookup.ts'
import { SearchScreen } from '../../search/search-screen.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { forgetStay } from '../query/forget-stay.ts'
import { HotelQueryBar } from '../query/hotel-query-bar.tsx'
import { draftOfStart, draftOfStay } from '../query/stay-draft.ts'
import { stayHref, staySearch, type StaySearch } from '../query/stay-search.ts'
import { stayWords } from '../query/stay-words.ts'
import { CityResults } from './city-results.tsx'
import { useCityUrl } from './use-city-url.ts'

/**
 * Hotel search: the query bar, and below it the hotels of the stay in the address, or recent searches.
 * @param serverNow office time at rendering, ISO 8601 UTC
 */
export function CityScreen({ serverNow }: { serverNow: string }) {
  const { stay, start, view, go, replace, turn } = useCityUrl()
  const router = useRouter()
  const queries = useQueryClient()
  const leave = useLeaveScreen()
  const place = usePlaceLookup(stay?.place ?? '')
  const key = stay ? stayKey(stay) : ''
  const problem = stay ? datesProblem(stay, serverNow) : null

  // A city's hotels need no page from the server; one hotel has its own page.
  const search = (next: StaySearch) => {
    const isHotel = next.place.type === 'hotel'
    if (!isHotel && stayKey(next.stay) === key) leaveField()
    forgetStay(queries, next)
    leave(() => (isHotel ? router.push(stayHref(next)) : go(next.stay)))
  }
  return (
    <SearchScreen
      kind={staySearch}
      words={stay && stayWords(stay, place)}
      serverNow={serverNow}
      onSearch={search}
      form={({ filled, ...form }) => (
        <HotelQueryBar
          key={filled?.kind === 'hotel' ? JSON.stringify(filled) : key || JSON.stringify(start)}
          stay={stay}
          initial={
            filled?.kind === 'hotel'
              ? filled.draft
              : stay
                ? draftOfStay(stay, serverNow.slice(0, 10))
                : draftOfStart(start, serverNow.slice(0, 10))
          }
          serverNow={serverNow}
          {...form}
        />
      )}
    >
      {problem !== null ? (
        <EmptyState title={problem}>The place and rooms above are unchanged.</EmptyState>
      ) : (
        stay && <CityResults key={key} stay={stay} view={view} onLook={replace} onTurn={turn} />
      )}
    </SearchScreen>
  )
}

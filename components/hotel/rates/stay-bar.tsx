'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { Route } from 'next'
import { Link } from '../../ui/link.tsx'
import { useRouter } from 'next/navigation'
import { cityHref, hotelHref, stayKey } from '../../../lib/hotel/stay-params.ts'
import type { StayDates } from '../../../lib/hotel/stay.ts'
import { useLeaveScreen } from '../../keys/ignored-keys.tsx'
import { leaveField } from '../../keys/leave-field.ts'
import { usePlaceLookup } from '../../place/use-place-lookup.ts'
import { SearchBar } from '../../search/search-bar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { forgetStay } from '../query/forget-stay.ts'
import { HotelQueryBar } from '../query/hotel-query-bar.tsx'
import { stayHref, type StaySearch } from '../query/stay-search.ts'
import { stayWords } from '../query/stay-words.ts'

/** The query of the rates below; changing it reads this hotel's rates again. Also links back to the list. */
export function StayBar(props: {
  hotelId: number
  stay: StayDates
  place: string | null
  serverNow: string
}) {
  const { stay, place } = props
  const router = useRouter()
  const queries = useQueryClient()
  const leave = useLeaveScreen()
  // A hotel is also a place: its id is sent as it is (Hotel v2, cities/search).
  const hotelStay = { ...stay, place: String(props.hotelId) }
  const words = stayWords(hotelStay, usePlaceLookup(hotelStay.place))
  const search = (next: StaySearch) => {
    const isHere = next.stay.place === hotelStay.place
    if (stayKey(next.stay) === stayKey(hotelStay)) leaveField()
    // A search at this hotel is one for a hotel, also while its name is not looked up or cannot be.
    forgetStay(queries, isHere ? { ...next, place: { ...next.place, type: 'hotel' } } : next)
    const href = isHere ? hotelHref(hotelStay.place, { ...next.stay, place }) : stayHref(next)
    leave(() => router.push(href as Route))
  }
  return (
    <div className="flex flex-col gap-2.5">
      <SearchBar
        words={words}
        form={({ className, close }) => (
          <HotelQueryBar
            stay={hotelStay}
            serverNow={props.serverNow}
            onSearch={(next) => {
              close()
              search(next)
            }}
            className={className}
          />
        )}
      />
      {place !== null && (
        <Link
          href={cityHref({ ...stay, place })}
          className="inline-flex w-fit items-center gap-1 rounded-pill text-ink2 hover:text-ink"
        >
          <Icon name="chevronLeft" className="size-3.5" />
          <span>All hotels in this search</span>
        </Link>
      )}
    </div>
  )
}

'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { Route } from 'next'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { cityHref, hotelHref, stayKey } from '../../../lib/hotel/stay-params.ts'
import type { StayDates } from '../../../lib/hotel/stay.ts'
import { useLeaveScreen } from '../../keys/ignored-keys.tsx'
import { leaveField } from '../../keys/leave-field.ts'
import { Icon } from '../../ui/icon.tsx'
import { forgetStay } from '../query/forget-stay.ts'
import { HotelQueryBar, type AskedStay } from '../query/hotel-query-bar.tsx'
import { HotelQuerySummary } from '../query/hotel-query-summary.tsx'

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
  const bar = (className: string) => (
    <HotelQueryBar
      stay={hotelStay}
      serverNow={props.serverNow}
      onSearch={(next) => {
        if (stayKey(next.stay) === stayKey(hotelStay)) leaveField()
        const search = atThisHotel(next, hotelStay.place, place)
        forgetStay(queries, search)
        leave(() => router.push(search.href as Route))
      }}
      className={className}
    />
  )
  return (
    <div className="flex flex-col gap-2.5">
      {bar('max-narrow:hidden')}
      <HotelQuerySummary stay={hotelStay}>{bar('border-0 shadow-none')}</HotelQuerySummary>
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

/**
 * A search at this hotel is one for a hotel, also while its name is not looked up or cannot be. It keeps the
 * place whose list the hotel was found in.
 */
function atThisHotel(next: AskedStay, hotelId: string, place: string | null): AskedStay {
  if (next.stay.place !== hotelId) return next
  const href = hotelHref(hotelId, { ...next.stay, place })
  return { ...next, place: { ...next.place, type: 'hotel' }, href }
}

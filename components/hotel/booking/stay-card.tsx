import type { Route } from 'next'
import Link from 'next/link'
import { formatDay } from '../../../lib/dates.ts'
import type { HotelBookingView } from '../../../lib/hotel/booking-view.ts'
import { sameStayHref } from '../../../lib/hotel/same-stay.ts'
import { nightsOf, nightsText } from '../../../lib/hotel/stay.ts'
import { Card } from '../../ui/card.tsx'
import { HotelPhoto } from '../hotel-photo.tsx'
import { Stars } from '../stars.tsx'

/** Where and when: the hotel, its address, and the two days with their hours. */
export function StayCard({ booking }: { booking: HotelBookingView }) {
  const { hotel } = booking
  return (
    <Card title="Stay" aside={nightsText(nightsOf(booking))}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 max-narrow:gap-x-3">
        <HotelPhoto
          image={hotel.image}
          width={320}
          alt=""
          className="row-span-2 h-[120px] w-[160px] rounded-control max-narrow:row-span-1 max-narrow:h-[66px] max-narrow:w-[88px]"
        />
        <div className="min-w-0">
          <h3 className="text-15 font-bold">
            <Link href={sameStayHref(booking) as Route} className="hover:underline">
              {hotel.name}
            </Link>{' '}
            <Stars count={hotel.stars} />
          </h3>
          <p className="text-ink2">{hotel.address || 'Address not supplied'}</p>
          <p className="mt-1 font-medium">{booking.board || 'Board not supplied'}</p>
        </div>
        <dl className="grid grid-cols-2 gap-3 self-end max-narrow:col-span-2">
          <Day label="Check-in" day={booking.checkIn} hour={booking.checkInFrom} word="from" />
          <Day label="Check-out" day={booking.checkOut} hour={booking.checkOutUntil} word="until" />
        </dl>
      </div>
    </Card>
  )
}

function Day(props: { label: string; day: string; hour: string; word: string }) {
  return (
    <div>
      <dt className="text-12 text-ink2">{props.label}</dt>
      <dd className="figures text-14 font-bold">{formatDay(props.day, { year: true })}</dd>
      <dd className="figures text-ink2">
        {props.hour === '' ? 'hour not supplied' : `${props.word} ${props.hour}, hotel time`}
      </dd>
    </div>
  )
}

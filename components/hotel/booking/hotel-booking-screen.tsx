'use client'

import type { Route } from 'next'
import { Link } from '../../ui/link.tsx'
import { formatDay } from '../../../lib/dates.ts'
import { isErased } from '../../../lib/booking/erased-name.ts'
import type { HotelBookingView, BookedRoomView, GuestView } from '../../../lib/hotel/booking-view.ts'
import { sameStayHref } from '../../../lib/hotel/same-stay.ts'
import { nightsOf, nightsText } from '../../../lib/hotel/stay.ts'
import { SettledNotice } from '../../booking/settled-notice.tsx'
import { BookingScreen, type BookingScreenProps } from '../../booking/booking-screen.tsx'
import { Card } from '../../ui/card.tsx'
import { lateWindow } from '../../ui/late-window.tsx'
import { formatCents, plainAmount } from '../../../lib/money.ts'
import { useShownPrices } from '../../ui/shown-prices.tsx'
import { Photo } from '../../photo/photo.tsx'
import { Stars } from '../stars.tsx'
import { HotelVoucherCard } from './voucher-card.tsx'
import { plural } from '../../../lib/plural.ts'
import { PersonName } from '../../ui/person-name.tsx'
import { hotelPageFacts } from './page-facts.ts'

const StayCancelDialog = lateWindow(() =>
  import('./cancel-dialog.tsx').then((module) => module.StayCancelDialog),
)

/** The page of a hotel booking: its stay, its voucher and the guests of each room. */
export function HotelBookingScreen(props: BookingScreenProps<HotelBookingView>) {
  return (
    <BookingScreen {...props} facts={hotelPageFacts} questions={{ cancel: StayCancelDialog }}>
      {(booking) => (
        <>
          <SettledNotice kind="hotel" settlement={booking.money.settlement} />
          <HotelVoucherCard booking={booking} />
          <StayCard booking={booking} />
          <GuestsCard rooms={booking.rooms} note={booking.note} />
          <HouseRules remarks={booking.remarks} totalCents={booking.money.totalCents} />
        </>
      )}
    </BookingScreen>
  )
}

/**
 * The hotel's rules for its guests, as supplied; absent where there are none. One that names the whole net
 * price is for the agency: the conditions say the same.
 */
function HouseRules(props: { remarks: readonly string[]; totalCents: number }) {
  const { netHidden } = useShownPrices().prices
  // Spellings of the net price to look for in a remark, not to show.
  const net = [(props.totalCents / 100).toFixed(2), formatCents(plainAmount(props.totalCents)).slice(1)]
  const remarks = props.remarks.filter((each) => !netHidden || !net.some((text) => each.includes(text)))
  if (remarks.length === 0) return null
  return (
    <Card title="House rules">
      <ul className="py-2">
        {remarks.map((remark) => {
          const [, title, text] = /^([^:]{1,40}): (.+)$/s.exec(remark) ?? [null, null, remark]
          return (
            <li key={remark} className="px-4 py-1.5">
              {title && <span className="font-medium">{`${title}. `}</span>}
              <span className="text-ink2">{text}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** The hotel, its address, and the two days with check-in and check-out times. */
function StayCard({ booking }: { booking: HotelBookingView }) {
  const { hotel } = booking
  const { zone } = booking.cancellation
  return (
    <Card title="Stay" aside={nightsText(nightsOf(booking))}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 max-narrow:gap-x-3">
        <Photo
          icon="hotels"
          image={hotel.image}
          width={320}
          alt=""
          className="row-span-2 h-[120px] w-[160px] rounded-control max-narrow:row-span-1 max-narrow:h-[66px] max-narrow:w-[88px]"
        />
        <div className="min-w-0">
          <h3 className="text-15 font-bold">
            <Link href={sameStayHref(booking) as Route} className="hover:underline">
              {hotel.name}
            </Link>
            <span> </span>
            <Stars count={hotel.stars} />
          </h3>
          <p className="text-ink2">{hotel.address || 'Address not supplied'}</p>
          <p className="mt-1 font-medium">{booking.board || 'Board not supplied'}</p>
        </div>
        <dl className="grid grid-cols-2 gap-3 self-end max-narrow:col-span-2">
          <Day label="Check-in" day={booking.checkIn} hour={booking.checkInFrom} word="from" zone={zone} />
          <Day
            label="Check-out"
            day={booking.checkOut}
            hour={booking.checkOutUntil}
            word="until"
            zone={zone}
          />
        </dl>
      </div>
    </Card>
  )
}

function Day(props: { label: string; day: string; hour: string; word: string; zone: string }) {
  return (
    <div>
      <dt className="text-12 text-ink2">{props.label}</dt>
      <dd translate="no" className="figures text-14 font-bold">
        {formatDay(props.day, { year: true })}
      </dd>
      <dd className="figures text-ink2">
        {props.hour === '' ? 'time not supplied' : `${props.word} ${props.hour}, ${props.zone}`}
      </dd>
    </div>
  )
}

/** The guests of each room, lead guests first, and the requests to the hotel. */
function GuestsCard({ rooms, note }: { rooms: readonly BookedRoomView[]; note: string | null }) {
  return (
    <Card title="Guests" aside={plural(rooms.length, 'room')}>
      {rooms.map((room, index) => (
        <section
          key={index}
          aria-label={`Room ${index + 1}`}
          className="border-t px-4 py-3 first-of-type:border-t-0"
        >
          <h3 className="font-medium">
            <span>{`Room ${index + 1}, ${room.name}`}</span>
            {room.beds && <span className="font-normal text-ink2">{` · ${room.beds}`}</span>}
          </h3>
          {room.guests.length === 0 && <p className="text-ink2">Guests not supplied.</p>}
          <ul className="mt-1 grid grid-cols-2 gap-x-4 gap-y-0.5 max-narrow:grid-cols-1">
            {room.guests.map((guest, at) => (
              <li key={at}>
                <span className="font-medium">
                  {isErased(guest.lastName) ? (
                    'erased'
                  ) : (
                    <PersonName
                      text={[guest.title, guest.firstName, guest.lastName].filter(Boolean).join(' ')}
                    />
                  )}
                </span>
                <span> </span>
                <span className="text-ink2">{roleText(guest, at)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {note && (
        <section aria-label="Note to the hotel" className="border-t px-4 py-3">
          <h3 className="text-12 text-ink2">Note to the hotel</h3>
          <p className="whitespace-pre-line">{note}</p>
        </section>
      )}
    </Card>
  )
}

/** `child, 6`; with the sex where the record has it. */
function roleText({ child, age, sex, lastName }: GuestView, at: number): string {
  const role = child ? 'child' : at === 0 ? 'lead guest' : 'adult'
  return [role, child ? age : null, isErased(lastName) ? undefined : sex]
    .filter((fact) => fact !== null && fact !== undefined)
    .join(', ')
}

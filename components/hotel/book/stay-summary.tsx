import { formatDay } from '../../../lib/dates.ts'
import type { StayOffer } from '../../../lib/hotel/stay-offer.ts'
import { termsLine, termsTones } from '../../../lib/hotel/terms.ts'
import { StatusMark } from '../../ui/status-pill.tsx'
import { HotelPhoto } from '../hotel-photo.tsx'
import { Stars } from '../stars.tsx'

const COLOURS = { ok: 'text-ok', held: 'text-held', bad: 'text-bad' }

/** The stay in a narrow column: hotel, days, rooms, board and whether the money comes back. */
export function StaySummary({ offer }: { offer: StayOffer }) {
  const tone = termsTones[offer.terms.kind]
  return (
    <div className="flex flex-col gap-2.5 px-4 py-3">
      <div className="flex items-center gap-3">
        <HotelPhoto
          image={offer.image}
          width={160}
          alt=""
          eager
          className="h-[54px] w-[72px] shrink-0 rounded-control"
        />
        <div className="min-w-0">
          <div className="text-14 font-bold">{offer.hotelName}</div>
          <Stars count={offer.stars} />
        </div>
      </div>
      <p className="figures font-medium">
        {formatDay(offer.checkIn)} – {formatDay(offer.checkOut, { year: true })}
      </p>
      <ul>
        {offer.rooms.map((room, index) => (
          <li key={index} className="text-ink2">
            {room.name}
            {room.beds && `, ${room.beds}`}
          </li>
        ))}
      </ul>
      <p>
        {offer.board}
        <span className={`ml-3 inline-flex items-center gap-1.5 ${COLOURS[tone]}`}>
          <StatusMark tone={tone} />
          {termsLine(offer.terms)}
        </span>
      </p>
    </div>
  )
}

import type { HotelView } from './hotel-page-view.ts'
import { spotOf } from '../map/hotel-location.ts'
import { Stars } from '../stars.tsx'
import { LocationLink } from './location-link.tsx'
import { PhotoGallery } from './photo-gallery.tsx'
import { ReviewScore } from './review-score.tsx'

/** What a hotel is at a glance: photos, name, stars, score, where it stands, when guests come and go. */
export function HotelHead({ hotel }: { hotel: HotelView }) {
  return (
    <section
      aria-label="Hotel"
      className="grid grid-cols-[minmax(0,1fr)_340px] gap-4 max-wide:grid-cols-1 max-narrow:gap-3"
    >
      <PhotoGallery images={hotel.images} hotelName={hotel.name} />
      <div className="card flex flex-col gap-2.5 p-4 max-wide:order-first max-narrow:gap-1.5 max-narrow:p-3">
        <h1 className="text-22 leading-tight font-bold">{hotel.name}</h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 wide:flex-col wide:items-start">
          {hotel.stars < 1 ? <span className="text-ink2">no stars</span> : <Stars count={hotel.stars} />}
          {hotel.reviews ? (
            <ReviewScore reviews={hotel.reviews} />
          ) : (
            <p className="text-ink2">No guest reviews yet</p>
          )}
        </div>
        <address className="text-ink2 not-italic">
          {hotel.address || 'Address not supplied'} {spotOf(hotel.location) && <LocationLink />}
        </address>
        <dl className="figures mt-auto grid grid-cols-2 gap-3 border-t pt-2.5">
          <Hour label="Check-in" word="from" hour={hotel.checkInFrom} />
          <Hour label="Check-out" word="until" hour={hotel.checkOutUntil} />
        </dl>
      </div>
    </section>
  )
}

function Hour({ label, word, hour }: { label: string; word: string; hour: string }) {
  return (
    <div>
      <dt className="text-12 text-ink2">{label}</dt>
      <dd className={hour === '' ? 'text-ink2' : 'font-medium'}>
        {hour === '' ? 'not supplied' : `${word} ${hour}`}
      </dd>
    </div>
  )
}

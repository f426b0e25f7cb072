import type { HotelPage, Review } from '../../../lib/hotel/hotel.ts'
import { formatDate, isCalendarDate } from '../../../lib/dates.ts'
import { Card } from '../../ui/card.tsx'
import { LocationCard } from '../../map/location-card.tsx'
import { ReviewScore } from './review-score.tsx'

/**
 * Secondary information: location, facilities, rules, description, reviews. Parts that were not supplied are
 * left out.
 */
export function HotelDetails({ hotel }: { hotel: HotelPage }) {
  const { description, facilityGroups, policies, reviews } = hotel
  const isBare = !description && facilityGroups.length === 0 && policies.length === 0 && !reviews
  return (
    <div className="grid grid-cols-2 items-start gap-4 max-wide:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-4">
        <LocationCard name={hotel.name} city={hotel.city} address={hotel.address} location={hotel.location} />
        {facilityGroups.length > 0 && <Facilities groups={facilityGroups} />}
        {policies.length > 0 && <Policies policies={policies} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {description && (
          <Card title="About the hotel">
            <p className="max-w-[70ch] px-4 py-3 whitespace-pre-line">{description}</p>
          </Card>
        )}
        {reviews && <Reviews reviews={reviews} />}
        {isBare && <p className="text-ink2">The hotel gives no further details.</p>}
      </div>
    </div>
  )
}

function Facilities({ groups }: { groups: HotelPage['facilityGroups'] }) {
  return (
    <Card title="Facilities">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 py-3 max-narrow:grid-cols-1">
        {groups.map(({ name, facilities }) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink2">{facilities.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Policies({ policies }: { policies: HotelPage['policies'] }) {
  return (
    <Card title="Good to know">
      <dl className="px-4 py-2">
        {policies.map(({ title, text }) => (
          <div
            key={title}
            className="grid grid-cols-[130px_minmax(0,1fr)] gap-3 py-1.5 max-narrow:grid-cols-1 max-narrow:gap-0"
          >
            <dt className="font-medium">{title}</dt>
            <dd className="text-ink2">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Reviews({ reviews }: { reviews: NonNullable<HotelPage['reviews']> }) {
  return (
    <Card title="Guest reviews" aside={<ReviewScore reviews={reviews} />}>
      <ul>
        {reviews.items.map((review, index) => (
          <Review key={index} review={review} />
        ))}
      </ul>
      {reviews.items.length === 0 && <p className="px-4 py-3 text-ink2">No written reviews.</p>}
    </Card>
  )
}

function Review({ review }: { review: Review }) {
  const from = [review.author, review.country, isCalendarDate(review.date) ? formatDate(review.date) : '']
  return (
    <li className="border-b px-4 py-2.5 last:border-b-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{review.title}</span>
        <span className="figures font-medium">{review.score.toFixed(1)}</span>
      </p>
      <p className="max-w-[70ch]">{review.text}</p>
      <p className="figures text-12 text-ink2">{from.filter(Boolean).join(', ')}</p>
    </li>
  )
}

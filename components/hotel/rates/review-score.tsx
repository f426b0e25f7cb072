import type { HotelPage } from '../../../lib/hotel/hotel.ts'
import { plural } from '../../../lib/plural.ts'

/** The guests' score with its word and the number of reviews. */
export function ReviewScore({ reviews }: { reviews: NonNullable<HotelPage['reviews']> }) {
  return (
    <p className="figures flex items-center gap-2">
      <span className="rounded-pill bg-accent px-1.5 py-0.5 font-bold text-accent-ink">
        {reviews.score.toFixed(1)}
      </span>
      <span className="font-medium">{reviews.word}</span>
      <span className="text-ink2">{plural(reviews.count, 'review')}</span>
    </p>
  )
}

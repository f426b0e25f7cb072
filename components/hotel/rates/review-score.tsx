import type { HotelView } from './hotel-page-view.ts'

const numbers = new Intl.NumberFormat('en-US')

/** The guests' score with its word and how many gave it. */
export function ReviewScore({ reviews }: { reviews: NonNullable<HotelView['reviews']> }) {
  const many = reviews.count === 1 ? '1 review' : `${numbers.format(reviews.count)} reviews`
  return (
    <p className="figures flex items-center gap-2">
      <span className="rounded-pill bg-accent px-1.5 py-0.5 font-bold text-accent-ink">
        {reviews.score.toFixed(1)}
      </span>
      <span className="font-medium">{reviews.word}</span>
      <span className="text-ink2">{many}</span>
    </p>
  )
}

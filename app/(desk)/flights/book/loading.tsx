import { BookSkeleton } from '../../../../components/booking/book/book-skeleton.tsx'

/** The form to come, not the list before it. */
export default function Loading() {
  return <BookSkeleton />
}

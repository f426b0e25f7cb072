import { BookSkeleton } from '../../../../components/booking/book/book-skeleton.tsx'

/** The skeleton of the form, so that the list's skeleton is not shown for it. */
export default function Loading() {
  return <BookSkeleton />
}

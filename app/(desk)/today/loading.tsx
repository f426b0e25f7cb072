import { TodaySkeleton } from '../../../components/today/today-skeleton.tsx'

/** Shown while Today is read. */
export default function Loading() {
  return <TodaySkeleton />
}

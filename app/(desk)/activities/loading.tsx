import { IgnoredKeys } from '../../../components/keys/ignored-keys.tsx'
import { ActivitySkeleton } from '../../../components/activity/search/activity-skeleton.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'

/** Skeletons of the search bar and the rows, in their places. Plain keys do nothing yet. */
export default function Loading() {
  return (
    <div className="flex flex-col gap-3.5 p-4 max-narrow:p-3">
      <IgnoredKeys />
      <Skeleton className="h-[54px] rounded-card" />
      <ActivitySkeleton />
    </div>
  )
}

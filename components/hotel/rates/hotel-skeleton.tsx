import { Skeleton } from '../../ui/skeleton.tsx'

/** Placeholders for summary and rates. */
export function HotelSkeleton() {
  return (
    <div className="flex flex-col gap-4" aria-hidden="true">
      <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-4 max-wide:grid-cols-1">
        <Skeleton className="h-[230px] rounded-card" />
        <Skeleton className="h-[230px] rounded-card max-wide:h-[120px]" />
      </div>
      <Skeleton className="h-[340px] rounded-card" />
    </div>
  )
}

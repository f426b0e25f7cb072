import { Skeleton } from '../../ui/skeleton.tsx'

/** Placeholder rows with the height of real ones. */
export function ActivitySkeleton() {
  return (
    <div className="card @container divide-y" aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="flex h-[112px] gap-3 px-2 py-2.5 @min-[640px]:h-[84px]">
          <Skeleton className="h-full w-[84px] shrink-0 rounded-control @min-[640px]:w-[122px]" />
          <div className="flex flex-1 flex-col gap-2 pt-1">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-1/3" />
            <Skeleton className="h-3.5 w-1/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

import { Skeleton } from '../../ui/skeleton.tsx'

/** Placeholder cards with the height of real ones. */
export function CitySkeleton() {
  return (
    <div className="@container flex flex-col gap-2.5" aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="card flex h-[174px] gap-3 p-2.5 @min-[480px]:h-[120px]">
          <Skeleton className="h-[92px] w-[84px] shrink-0 rounded-control @min-[480px]:h-full @min-[480px]:w-[128px]" />
          <div className="flex flex-1 flex-col gap-2 pt-1">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-1/4" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}

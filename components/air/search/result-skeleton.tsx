import { Skeleton } from '../../ui/skeleton.tsx'

/** Six placeholder rows with the height of real ones. */
export function ResultSkeleton({ legCount }: { legCount: number }) {
  return (
    <div className="card overflow-hidden" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="flex min-h-[86px] items-center gap-4 border-b px-3.5 last:border-0">
          <Skeleton className="size-8 rounded-control" />
          <div className="flex flex-1 flex-col gap-2 py-1.5">
            {Array.from({ length: legCount }, (_, leg) => (
              <Skeleton key={leg} className="h-7 w-[min(380px,90%)]" />
            ))}
          </div>
          <Skeleton className="h-[66px] w-[110px] rounded-control max-narrow:hidden" />
          <Skeleton className="h-[66px] w-[110px] rounded-control max-wide:hidden" />
        </div>
      ))}
    </div>
  )
}

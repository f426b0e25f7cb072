import { Skeleton } from '../ui/skeleton.tsx'

/** Today while it loads, with the height of the loaded page. */
export function TodaySkeleton() {
  return (
    <div aria-busy="true" aria-label="Today is loading" role="status" className="flex flex-col gap-3.5 p-4">
      <Skeleton className="h-8 w-56" />
      <div className="card flex h-[86px] items-center gap-8 px-4">
        <Skeleton className="h-10 w-32" />
        <Skeleton className="h-6 flex-1" />
        <Skeleton className="h-10 w-56 max-wide:hidden" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_300px] gap-3.5 max-wide:grid-cols-1">
        <div className="card flex flex-col">
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className="flex h-14 items-center gap-3 border-b px-4 last:border-b-0">
              <Skeleton className="h-4 w-16" />
              <Skeleton className="h-8 flex-1" />
              <Skeleton className="h-8 w-28" />
            </div>
          ))}
        </div>
        <div className="card h-[336px]" />
      </div>
    </div>
  )
}

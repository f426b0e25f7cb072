import { Skeleton } from '../ui/skeleton.tsx'

const ROWS = [5, 5, 4, 6]

/** Placeholders for the filters, about as many as are open at first. */
export function RailSkeleton() {
  return (
    <div className="flex flex-col gap-3" aria-hidden="true">
      {ROWS.map((count, group) => (
        <div key={group} className="flex flex-col gap-2.5">
          <Skeleton className="my-1.5 h-4 w-20" />
          {Array.from({ length: count }, (_, row) => (
            <Skeleton key={row} className="h-3.5 w-full" />
          ))}
        </div>
      ))}
    </div>
  )
}

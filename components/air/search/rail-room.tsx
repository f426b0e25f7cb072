import { Skeleton } from '../../ui/skeleton.tsx'

/** The room of a range in the rail, until the fares say from where to where it goes. */
export function RangeRoom() {
  return (
    <span className="flex h-[60px] flex-col gap-3.5" aria-hidden="true">
      <Skeleton className="h-3.5 w-24" />
      <Skeleton className="h-1 w-full" />
      <Skeleton className="h-3.5 w-full" />
    </span>
  )
}

/** The room of the airlines in the rail, until the first fares have come. */
export function AirlineRoom() {
  return (
    <span className="flex flex-col gap-[9px]" aria-hidden="true">
      <Skeleton className="mb-1 h-3.5 w-16" />
      {[1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
        <Skeleton key={line} className="h-3.5 w-full" />
      ))}
    </span>
  )
}

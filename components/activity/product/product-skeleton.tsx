import { Skeleton } from '../../ui/skeleton.tsx'

/** Placeholders for head, nationality, variants and days. */
export function ProductSkeleton() {
  return (
    <div className="flex flex-col gap-2.5" aria-hidden="true">
      <div className="grid grid-cols-[minmax(0,420px)_minmax(0,1fr)] gap-5 max-wide:grid-cols-1">
        <Skeleton className="h-[160px] rounded-card" />
        <Skeleton className="h-[160px] rounded-card" />
      </div>
      <Skeleton className="h-[38px] rounded-control" />
      <Skeleton className="h-[160px] rounded-card" />
      <DaysSkeleton />
    </div>
  )
}

/**
 * The place of heat map, month and selected day: about as high as they are, so that the content below does
 * not move.
 */
export function DaysSkeleton() {
  return <Skeleton className="h-[353px] rounded-card max-wide:h-[660px] max-narrow:h-[880px]" />
}

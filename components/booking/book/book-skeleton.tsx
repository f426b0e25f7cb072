import { IgnoredKeys } from '../../keys/ignored-keys.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Placeholders for heading, cards and offer. */
export function BookSkeleton() {
  return (
    <div className="mx-auto max-w-[1240px] px-6 py-5 max-narrow:px-3 max-narrow:py-3" aria-hidden="true">
      {/* The form opens with the caret in a field: a key before that would be a shortcut. */}
      <IgnoredKeys />
      <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-5 max-wide:grid-cols-1">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-[30px] w-[140px]" />
          <Skeleton className="h-[236px] rounded-card" />
          <Skeleton className="h-[140px] rounded-card" />
        </div>
        <Skeleton className="h-[420px] rounded-card" />
      </div>
    </div>
  )
}

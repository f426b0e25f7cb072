import { plural } from '../../lib/plural.ts'

/** A hotel's stars; nothing where it has none. Screen readers get a number. */
export function Stars({ count, className }: { count: number; className?: string }) {
  const whole = Math.round(count)
  if (whole < 1) return null
  return (
    <span className={className}>
      <span className="sr-only">{plural(whole, 'star')}</span>
      <span aria-hidden="true" className="text-11 tracking-[1px] text-held">
        {'★'.repeat(Math.min(5, whole))}
      </span>
    </span>
  )
}

import { cx } from '../ui/cx.ts'

/** The logo and, unless `compact`, the name. */
export function Brand({ compact = false, className }: { compact?: boolean; className?: string }) {
  return (
    <span className={cx('flex items-center gap-2 text-14 font-bold', className)}>
      <svg viewBox="0 0 18 18" aria-hidden="true" className="size-[18px] shrink-0">
        <rect width="18" height="18" rx="5" className="fill-accent" />
        <path d="M4.9 11.1 13.1 6.9" strokeWidth="2" strokeLinecap="round" className="stroke-accent-ink" />
      </svg>
      <span className={compact ? 'sr-only' : ''}>Travel Desk</span>
    </span>
  )
}

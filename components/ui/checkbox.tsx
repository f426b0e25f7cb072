import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

/**
 * A checkbox with its label and, at the right, a count. Native, so that it works in forms and before
 * hydration.
 */
export function Checkbox(
  props: Omit<ComponentProps<'input'>, 'type' | 'className'> & {
    children: ReactNode
    /** The number of matches; 0 dims the row but leaves it usable. */
    count?: number
    /** Something short before the count: the lowest price of the matches. */
    lead?: string | undefined
    className?: string
  },
) {
  const { children, count, lead, className, ...input } = props
  return (
    <label
      className={cx(
        'flex min-h-6 items-center gap-2 text-ink2 has-checked:text-ink has-disabled:opacity-50 pointer-coarse:min-h-10',
        count === 0 && 'text-ink3',
        className,
      )}
    >
      <span className="relative grid size-3.5 shrink-0 place-items-center">
        <input
          type="checkbox"
          {...input}
          className="peer size-3.5 appearance-none rounded-[4px] border border-line2 bg-panel checked:border-accent checked:bg-accent"
        />
        <svg
          viewBox="0 0 14 14"
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 hidden fill-none stroke-accent-ink stroke-2 peer-checked:block"
        >
          <path d="M3.5 7.3 6 9.8l4.5-5.6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {lead && <span className="figures text-12 text-ink3">{lead}</span>}
      {count !== undefined && (
        <span className="figures min-w-5 text-right text-ink3">{count.toLocaleString('en-US')}</span>
      )}
    </label>
  )
}

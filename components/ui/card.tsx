import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { TextSpan } from './text-span.tsx'

/**
 * A titled section of the booking and book pages: heading at the left, a note at the right, and what can be
 * done with it behind that; on a phone in a line of its own where it needs one.
 */
export function Card(props: {
  title: string
  aside?: ReactNode
  actions?: ReactNode
  children: ReactNode
  className?: string
}) {
  const { actions } = props
  return (
    <section aria-label={props.title} className={cx('card overflow-hidden', props.className)}>
      <header
        className={cx(
          'flex min-h-[42px] items-center justify-between gap-3 border-b px-4 py-2',
          actions !== undefined && 'max-narrow:flex-wrap max-narrow:gap-y-1',
        )}
      >
        {/* A short title stays on one line whatever is at its right. */}
        <h2 className="max-w-[60%] shrink-0 font-bold">{props.title}</h2>
        {props.aside && <div className="ml-auto text-ink2">{props.aside}</div>}
        {/* Their texts, not their boxes, stand below the title. */}
        {actions && <div className="flex flex-wrap gap-x-1 max-narrow:-ml-2.5">{actions}</div>}
      </header>
      <TextSpan>{props.children}</TextSpan>
    </section>
  )
}

import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A titled section of the booking and book pages: heading at the left, a note at the right. */
export function Card(props: { title: string; aside?: ReactNode; children: ReactNode; className?: string }) {
  return (
    <section aria-label={props.title} className={cx('card overflow-hidden', props.className)}>
      <header className="flex min-h-[42px] items-center justify-between gap-3 border-b px-4 py-2">
        {/* A short title stays on one line whatever is at its right. */}
        <h2 className="max-w-[60%] shrink-0 font-bold">{props.title}</h2>
        {props.aside && <div className="text-ink2">{props.aside}</div>}
      </header>
      {props.children}
    </section>
  )
}

'use client'

import { useId, useState, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { TextSpan } from './text-span.tsx'

/**
 * A section of a rail of filters: a heading that opens and closes it, and its content. It is open at first
 * where something is chosen in it.
 * @param chosenCount shown while the section is closed
 */
export function RailSection(props: {
  title: string
  chosenCount: number
  openAtFirst: boolean
  children: ReactNode
}) {
  const { chosenCount } = props
  const id = useId()
  const [open, setOpen] = useState(props.openAtFirst || chosenCount > 0)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id}>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex h-7 w-full items-center gap-1.5 rounded-pill text-left font-bold pointer-coarse:h-10"
        >
          <span className="min-w-0 flex-1 truncate">{props.title}</span>
          {chosenCount > 0 && !open && (
            <span className="figures text-12 font-medium text-accent">{`${chosenCount} selected`}</span>
          )}
          <Icon
            name="chevronDown"
            className={cx('size-3.5 text-ink3 transition-transform', open && 'rotate-180')}
          />
        </button>
      </h3>
      <TextSpan>{open && props.children}</TextSpan>
    </section>
  )
}

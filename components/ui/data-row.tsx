'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from './cx.ts'

/**
 * A row of a list with row keys. The current row is tinted, has a bar at its edge and scrolls into view; a
 * click makes it current. The list needs `role="list"`.
 */
export function DataRow(props: {
  current: boolean
  onCurrent: () => void
  children: ReactNode
  /** True for old rows while the list reloads. */
  dimmed?: boolean
  className?: string
}) {
  const { current } = props
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div
      ref={row}
      role="listitem"
      aria-current={current || undefined}
      onClick={props.onCurrent}
      className={cx(
        'relative border-b transition-[background-color] last:border-b-0',
        current
          ? 'bg-accent-soft before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent'
          : 'hover:bg-sunk',
        props.dimmed && 'bg-sunk [&_img]:grayscale [&_*]:text-ink3!',
        props.className,
      )}
    >
      {props.children}
    </div>
  )
}

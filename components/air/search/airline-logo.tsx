'use client'

import { useState } from 'react'
import { cx } from '../../ui/cx.ts'

/** An airline's mark; its code where there is none. Decoration: the row names the airline. */
export function AirlineLogo({ code, className }: { code: string; className?: string }) {
  const [missing, setMissing] = useState(false)
  if (missing) {
    return (
      <span
        aria-hidden="true"
        className={cx(
          'grid size-8 shrink-0 place-items-center rounded-control bg-sunk text-12 font-bold',
          className,
        )}
      >
        {code}
      </span>
    )
  }
  return (
    <img
      src={`/api/logo/${encodeURIComponent(code)}`}
      alt=""
      width={32}
      height={32}
      decoding="async"
      onError={() => setMissing(true)}
      className={cx('size-8 shrink-0 rounded-control', className)}
    />
  )
}

'use client'

import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import type { MapState } from './use-map.ts'

/** Where a map stands: the map, or the sentence that says why there is none. The first never is a blank box. */
export function MapFrame(props: {
  /** Gets the element that the map is put into. */
  onContainer: (element: HTMLDivElement | null) => void
  state: MapState
  label: string
  /** True where a card is around it already. */
  inCard?: boolean
  className?: string | undefined
}) {
  const { state, label, className, onContainer } = props
  return (
    <section
      aria-label={label}
      aria-busy={state.kind === 'loading' || undefined}
      className={cx('relative overflow-hidden bg-sunk', props.inCard ? 'h-full' : 'card', className)}
    >
      {/* The library's stylesheet positions its own element: the place is its parent's. */}
      <div className="absolute inset-0">
        <div ref={onContainer} className="h-full" />
      </div>
      {state.kind === 'loading' && (
        <p className="absolute inset-0 grid place-items-center text-12 text-ink3">Loading the map</p>
      )}
      {state.kind === 'failed' && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-sunk p-6 text-center text-ink2">
          <p className="max-w-[40ch]">{state.sentence}</p>
          {state.again && (
            <Button size="small" onClick={state.again}>
              Try again
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

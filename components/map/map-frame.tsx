'use client'

import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import type { MapState } from './use-map.ts'

/** The frame of a map: the map, or the sentence that says why there is none. It is never blank. */
export function MapFrame(props: {
  /** Called with the element that holds the map. */
  onContainer: (element: HTMLDivElement | null) => void
  state: MapState
  label: string
  /** True inside a card, which has its own border. */
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
      {/* The library's stylesheet positions its own element, so the parent is positioned here. */}
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

'use client'

import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { MapPicture } from './map-picture.tsx'
import type { MapState } from './use-map.ts'

/**
 * The frame of a map: the map, its picture until somebody uses it, or the sentence that says why there is
 * none. It is never blank.
 */
export function MapFrame(props: {
  /** Called with the element that holds the map. */
  onContainer: (element: HTMLDivElement | null) => void
  /** Called with the element that holds the pins of the picture. */
  onPicture: (element: HTMLDivElement | null) => void
  state: MapState
  label: string
  /** True inside a card, which has its own border. */
  inCard?: boolean
  className?: string | undefined
}) {
  const { state, label, inCard, className, onContainer, onPicture } = props
  const goLive = state.kind === 'picture' ? state.goLive : undefined
  return (
    <section
      aria-label={label}
      aria-busy={state.kind === 'loading' || undefined}
      onPointerEnter={goLive}
      onPointerDown={goLive}
      className={cx('relative overflow-hidden bg-sunk', inCard ? 'h-full' : 'card', className)}
    >
      {/* The library's stylesheet positions its own element, so the parent is positioned here. */}
      <div className="absolute inset-0">
        <div ref={onContainer} className="h-full" />
        {state.kind === 'picture' && <MapPicture picture={state.picture} />}
        <div
          ref={onPicture}
          data-pins
          className="pointer-events-none absolute inset-0 *:pointer-events-auto"
        />
      </div>
      {goLive && (
        <Button size="small" onClick={goLive} className="absolute top-2.5 right-2.5">
          Move and zoom
        </Button>
      )}
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

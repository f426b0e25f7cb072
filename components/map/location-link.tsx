'use client'

import { Icon } from '../ui/icon.tsx'

/** The id of the map card on a page. */
export const LOCATION_ID = 'location'

/** Links from the top of a page to its map further down. */
export function LocationLink() {
  return (
    <button
      type="button"
      onClick={() => {
        const card = document.getElementById(LOCATION_ID)
        card?.focus({ preventScroll: true })
        card?.scrollIntoView({ block: 'center' })
      }}
      className="inline-flex items-center gap-1 rounded-pill whitespace-nowrap text-accent hover:underline pointer-coarse:min-h-6"
    >
      <Icon name="pin" className="size-3.5" />
      <span>Show on the map</span>
    </button>
  )
}

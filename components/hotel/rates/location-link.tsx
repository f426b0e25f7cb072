'use client'

import { Icon } from '../../ui/icon.tsx'

/** Where the map of a hotel page stands. */
export const LOCATION_ID = 'location'

/** Leads from the head of a hotel page to its map, which lies below the rates. */
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
      Show on the map
    </button>
  )
}

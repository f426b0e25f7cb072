'use client'

import { useCallback, useLayoutEffect, useRef } from 'react'
import type { FacetGroup } from '../../../lib/hotel/city.ts'
import { filterCount, toggleFilter, type HotelFilters } from '../../../lib/hotel/city-view.ts'
import { railSections } from './rail-sections.ts'
import { FacetSection } from './facet-section.tsx'
import type { ClientCents, NetCents } from '../../../lib/money.ts'

/** Every facet group of the answer. A selected option shows at once; the counts are updated by the answer. */
export function FacetRail(props: {
  facets: readonly FacetGroup[]
  filters: HotelFilters
  /** The price per night that is shown for a net one. */
  shownOf: (netCents: NetCents) => ClientCents
  onChange: (filters: HotelFilters) => void
}) {
  const { filters, onChange } = props
  const toggle = useToggle(filters, onChange)
  return (
    <div className="flex flex-col gap-3">
      {railSections(props.facets).map((section) => (
        <FacetSection
          key={section.key}
          section={section}
          filters={filters}
          shownOf={props.shownOf}
          onToggle={toggle}
        />
      ))}
      <button
        type="button"
        disabled={filterCount(filters) === 0}
        onClick={() => onChange({})}
        className="self-start rounded-pill text-ink2 not-disabled:hover:text-ink not-disabled:hover:underline disabled:text-ink3"
      >
        Clear all filters
      </button>
    </div>
  )
}

/**
 * Returns one stable function that selects or clears a value of the current filters, so that a click renders
 * only its own section.
 */
function useToggle(filters: HotelFilters, onChange: (filters: HotelFilters) => void) {
  const latest = useRef({ filters, onChange })
  useLayoutEffect(() => {
    latest.current = { filters, onChange }
  })
  return useCallback((key: string, value: string, on: boolean) => {
    const now = latest.current
    now.onChange(toggleFilter(now.filters, key, value, on))
  }, [])
}

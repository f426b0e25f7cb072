import type { FacetGroup } from '../../../contract/v3/hotel-objects.ts'
import { railSections } from '../../../lib/hotel/city-answer.ts'
import { filterCount, toggleFilter, type HotelFilters } from '../../../lib/hotel/city-view.ts'
import { FacetSection } from './facet-section.tsx'

const NONE: readonly string[] = []

/** Every facet group of the answer. Choices show at once; their counts follow with the answer, in their places. */
export function FacetRail(props: {
  facets: readonly FacetGroup[]
  filters: HotelFilters
  onChange: (filters: HotelFilters) => void
}) {
  const { filters, onChange } = props
  return (
    <div className="flex flex-col gap-3">
      {railSections(props.facets).map((section) => (
        <FacetSection
          key={section.key}
          section={section}
          chosen={(key) => filters[key] ?? NONE}
          onToggle={(key, value, on) => onChange(toggleFilter(filters, key, value, on))}
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

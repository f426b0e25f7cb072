'use client'

import type { CatalogueLanguage } from '../../../contract/activity/codes.ts'
import {
  NO_ACTIVITY_FILTERS,
  type ActivityFilters,
  type ActivityView,
} from '../../../lib/activity/activity-view.ts'
import type { ActivityFacets } from '../../../lib/activity/catalogue-answer.ts'
import { RailSection } from '../../ui/rail-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { activityChips } from './activity-chips.ts'
import { FacetTree } from './facet-tree.tsx'
import { PriceBand } from './price-band.tsx'
import { TitleLanguage } from './title-language.tsx'
import { clientPrice } from '../../../lib/money.ts'

/** Branches of a tree that are shown before more are asked for. */
const SHOWN_AT_FIRST = 6

/**
 * The filters of the catalogue. A choice shows at once; the counts are updated by the answer. What is not
 * counted yet has its place.
 */
export function ActivityRail(props: {
  facets: Partial<ActivityFacets>
  view: ActivityView
  onFilter: (filters: ActivityFilters) => void
  onLanguage: (language: CatalogueLanguage | null) => void
}) {
  const { facets, onFilter } = props
  const { filters, text, language } = props.view
  const toggle = (key: 'places' | 'categories') => (uuid: string, on: boolean) => {
    const others = filters[key].filter((one) => one !== uuid)
    onFilter({ ...filters, [key]: on ? [...others, uuid] : others })
  }
  const isPriced = filters.minCents !== null || filters.maxCents !== null
  return (
    <div className="flex flex-col gap-3">
      <RailSection title="Place" openAtFirst chosenCount={filters.places.length}>
        {facets.places ? (
          <FacetTree
            branches={facets.places}
            chosen={filters.places}
            shownAtFirst={SHOWN_AT_FIRST}
            more="countries"
            search="Country or city"
            onToggle={toggle('places')}
          />
        ) : (
          <SectionSkeleton />
        )}
      </RailSection>
      <RailSection title="Category" openAtFirst chosenCount={filters.categories.length}>
        {facets.categories ? (
          <FacetTree
            branches={facets.categories}
            chosen={filters.categories}
            shownAtFirst={SHOWN_AT_FIRST}
            more="categories"
            onToggle={toggle('categories')}
          />
        ) : (
          <SectionSkeleton />
        )}
      </RailSection>
      <RailSection title="Lowest price" openAtFirst chosenCount={isPriced ? 1 : 0}>
        {facets.prices ? (
          <PriceBand
            prices={facets.prices}
            filters={filters}
            onChange={(part) => onFilter({ ...filters, ...part })}
          />
        ) : (
          <Skeleton className="h-16" />
        )}
      </RailSection>
      <TitleLanguage word={text} language={language} onChange={props.onLanguage} />
      <button
        type="button"
        disabled={activityChips(filters, {}, (cents) => clientPrice(cents, 0)).length === 0}
        onClick={() => onFilter(NO_ACTIVITY_FILTERS)}
        className="self-start rounded-pill text-ink2 not-disabled:hover:text-ink not-disabled:hover:underline disabled:text-ink3"
      >
        Clear all filters
      </button>
    </div>
  )
}

/** As tall as the branches that are shown at first, and the button for more. */
function SectionSkeleton() {
  return (
    <div className="flex flex-col" aria-hidden="true">
      {Array.from({ length: SHOWN_AT_FIRST + 1 }, (_, row) => (
        <Skeleton key={row} className="my-1.5 h-3.5" />
      ))}
    </div>
  )
}

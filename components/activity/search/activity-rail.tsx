'use client'

import type { CatalogueLanguage } from '../../../contract/activity/codes.ts'
import {
  NO_ACTIVITY_FILTERS,
  type ActivityFilters,
  type ActivityView,
} from '../../../lib/activity/activity-view.ts'
import type { ActivityFacets } from '../../../lib/activity/catalogue-answer.ts'
import { RailSection } from '../../ui/rail-section.tsx'
import { activityChips } from './activity-chips.ts'
import { FacetTree } from './facet-tree.tsx'
import { PriceBand } from './price-band.tsx'
import { TitleLanguage } from './title-language.tsx'
import { clientPrice } from '../../../lib/money.ts'

/** The filters of the catalogue. A choice shows at once; the counts are updated by the answer. */
export function ActivityRail(props: {
  facets: ActivityFacets
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
        <FacetTree
          branches={facets.places}
          chosen={filters.places}
          shownAtFirst={6}
          more="countries"
          search="Country or city"
          onToggle={toggle('places')}
        />
      </RailSection>
      <RailSection title="Category" openAtFirst chosenCount={filters.categories.length}>
        <FacetTree
          branches={facets.categories}
          chosen={filters.categories}
          shownAtFirst={6}
          more="categories"
          onToggle={toggle('categories')}
        />
      </RailSection>
      <RailSection title="Lowest price" openAtFirst chosenCount={isPriced ? 1 : 0}>
        <PriceBand
          prices={facets.prices}
          filters={filters}
          onChange={(part) => onFilter({ ...filters, ...part })}
        />
      </RailSection>
      <TitleLanguage word={text} language={language} onChange={props.onLanguage} />
      <button
        type="button"
        disabled={activityChips(filters, null, (cents) => clientPrice(cents, 0)).length === 0}
        onClick={() => onFilter(NO_ACTIVITY_FILTERS)}
        className="self-start rounded-pill text-ink2 not-disabled:hover:text-ink not-disabled:hover:underline disabled:text-ink3"
      >
        Clear all filters
      </button>
    </div>
  )
}

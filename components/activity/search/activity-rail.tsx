'use client'

import type { ReactElement } from 'react'
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

/** The filters of the catalogue. A choice shows at once; the counts are updated by the answer. */
export function ActivityRail(props: {
  /** The counts that are known; those that `view` does not have yet are of the view before. */
  facets: Partial<ActivityFacets>
  /** The counts of `view`. */
  current: Partial<ActivityFacets>
  view: ActivityView
  onFilter: (filters: ActivityFilters) => void
  onLanguage: (language: CatalogueLanguage | null) => void
}) {
  const { facets, current, onFilter } = props
  const { filters, text, language } = props.view
  const toggle = (key: 'places' | 'categories') => (uuid: string, on: boolean) => {
    const others = filters[key].filter((one) => one !== uuid)
    onFilter({ ...filters, [key]: on ? [...others, uuid] : others })
  }
  const isPriced = filters.minCents !== null || filters.maxCents !== null
  return (
    <div className="flex flex-col gap-3">
      <RailSection title="Place" openAtFirst chosenCount={filters.places.length}>
        <Counts part={facets.places} isOld={!current.places} lines={SHOWN_AT_FIRST + 2}>
          {(branches) => (
            <FacetTree
              branches={branches}
              isCounted={current.places !== undefined}
              chosen={filters.places}
              shownAtFirst={SHOWN_AT_FIRST}
              more="countries"
              search="Country or city"
              onToggle={toggle('places')}
            />
          )}
        </Counts>
      </RailSection>
      <RailSection title="Category" openAtFirst chosenCount={filters.categories.length}>
        <Counts part={facets.categories} isOld={!current.categories} lines={SHOWN_AT_FIRST + 1}>
          {(branches) => (
            <FacetTree
              branches={branches}
              isCounted={current.categories !== undefined}
              chosen={filters.categories}
              shownAtFirst={SHOWN_AT_FIRST}
              more="categories"
              onToggle={toggle('categories')}
            />
          )}
        </Counts>
      </RailSection>
      <RailSection title="Lowest price" openAtFirst chosenCount={isPriced ? 1 : 0}>
        <Counts part={facets.prices} isOld={!current.prices} lines={3}>
          {(prices) => (
            <PriceBand
              prices={prices}
              isCounted={current.prices !== undefined}
              filters={filters}
              onChange={(part) => onFilter({ ...filters, ...part })}
            />
          )}
        </Counts>
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

/**
 * Counts of one sort; busy while they are those of another view.
 * @param lines how tall they are, for their place while none are known
 */
function Counts<Part>(props: {
  part: Part | undefined
  isOld: boolean
  lines: number
  children: (part: Part) => ReactElement
}) {
  const { part, isOld } = props
  if (part !== undefined) return <div aria-busy={isOld}>{props.children(part)}</div>
  return (
    <div className="flex flex-col" aria-hidden="true">
      {Array.from({ length: props.lines }, (_, line) => (
        <Skeleton key={line} className="my-[5px] h-3.5" />
      ))}
    </div>
  )
}

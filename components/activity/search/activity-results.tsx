'use client'

import { useState, type ReactElement } from 'react'
import type { ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import { activitySorts, type ActivitySort, type ActivityView } from '../../../lib/activity/activity-view.ts'
import type { ActivityFacets } from '../../../lib/activity/catalogue-answer.ts'
import { plural } from '../../../lib/plural.ts'
import { FilterBox } from '../../search/filter-words/filter-box.tsx'
import { ResultsLayout } from '../../search/results-layout.tsx'
import { firstCard } from '../../shell/card-list.tsx'
import { ChipRow } from '../../ui/chip-row.tsx'
import { CompactSelect } from '../../ui/compact-select.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { MarkupNote, useShownUnits } from '../../ui/shown-prices.tsx'
import { useAfterPaint } from '../../ui/use-after-paint.ts'
import { activitySearch } from '../query/activity-search.ts'
import { activityChips, textChips, withoutChip, type ActivityChip } from './activity-chips.ts'
import { ActivityFound } from './activity-found.tsx'
import { ActivityRail } from './activity-rail.tsx'
import type { CatalogueResult } from './use-catalogue.ts'

const SORTS: Readonly<Record<ActivitySort, string>> = {
  bestselling: 'Bestselling',
  price: 'Lowest price',
  '-price': 'Highest price',
  '-date': 'Recently updated',
}

const loadWords = () => import('./activity-words.ts').then((module) => module.readActivityWords)

const NO_FACETS: Partial<ActivityFacets> = {}

/** The filters and the list of a view, with the chosen filters and the number of results. */
export function ActivityResults(props: {
  result: CatalogueResult
  view: ActivityView
  trip: ActivityTrip
  onViewChange: (view: ActivityView) => void
  onTurn: (page: number) => void
}) {
  const { result, view, onViewChange } = props
  const shownOf = useShownUnits('activity')
  const { shown, isOld } = result
  // The list renders first; the counts follow.
  const current = useAfterPaint(shown?.facets ?? null)
  const facets = useLastFacets(current ?? NO_FACETS)
  const changeView = (part: Partial<ActivityView>) => onViewChange({ ...view, ...part, page: 1 })
  const filterChips = activityChips(view.filters, { ...facets, ...shown?.facets }, shownOf)
  const chips = [...textChips(isOld ? null : (shown?.reading ?? null)), ...filterChips]
  const last = filterChips.at(-1)
  const count = shown && foundText(shown.total, shown.matching)
  return (
    <ResultsLayout
      kind={activitySearch}
      words={
        <FilterBox
          load={loadWords}
          facts={{ facets, shownOf }}
          filters={view.filters}
          example="kyoto food under 50"
          onChange={(filters) => changeView({ filters })}
          withoutLast={last ? withoutChip(view.filters, last) : null}
        />
      }
      filters={
        current && (
          <ActivityRail
            facets={facets}
            current={current}
            view={view}
            onFilter={(filters) => changeView({ filters })}
            onLanguage={(language) => changeView({ language })}
          />
        )
      }
      filtersAwaited={result.failure === null}
      filterCount={filterChips.length}
      rows="[data-card]"
      head={(filtersButton) => (
        <ActivitiesHead
          title={count ?? 'Activities'}
          chips={chips}
          onDrop={(chip) =>
            changeView(
              chip.key === 'text' ? { text: chip.value } : { filters: withoutChip(view.filters, chip) },
            )
          }
          filtersButton={filtersButton}
          sort={view.sort}
          onSort={(sort) => changeView({ sort })}
          hasRows={shown !== null && shown.total > 0}
        />
      )}
      message={count && !isOld ? `Activities: ${count}` : ''}
    >
      <ActivityFound {...props} onViewChange={changeView} />
    </ResultsLayout>
  )
}

/** The counts of a view. A part that is not counted yet stays that of the view before. */
function useLastFacets(current: Partial<ActivityFacets>): Partial<ActivityFacets> {
  const [last, setLast] = useState({ current, facets: current })
  if (current === last.current) return last.facets
  const facets = { ...last.facets, ...current }
  setLast({ current, facets })
  return facets
}

/** How many activities there are, the chosen filters, the order, and what the prices are. */
function ActivitiesHead(props: {
  title: string
  chips: readonly ActivityChip[]
  onDrop: (chip: ActivityChip) => void
  filtersButton: ReactElement
  sort: ActivitySort
  onSort: (sort: ActivitySort) => void
  hasRows: boolean
}) {
  const chipRow = <ChipRow chips={props.chips} onDrop={props.onDrop} rest={firstCard} />
  return (
    <div className="flex flex-col">
      <div className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="figures shrink-0 text-15 font-bold">{props.title}</h2>
        {props.filtersButton}
        <span className="min-w-0 flex-1 max-narrow:hidden">{chipRow}</span>
        <span className="ml-auto">
          <CompactSelect
            label="Sort"
            options={activitySorts.map((value) => ({ value, label: SORTS[value] }))}
            value={props.sort}
            onValueChange={props.onSort}
          />
        </span>
      </div>
      <span className="hidden max-narrow:block">{props.chips.length > 0 && chipRow}</span>
      <p className="flex items-center gap-4 pt-1 text-ink2">
        <span className="flex flex-1 flex-wrap items-baseline gap-x-3">
          <span>Lowest price on any date. Open an activity to see dates and book.</span>
          <MarkupNote kind="activity" units />
        </span>
        {props.hasRows && <KeyLegend />}
      </p>
    </div>
  )
}

/** The keys of the list, where there is room. */
function KeyLegend() {
  return (
    <span
      aria-hidden="true"
      className="flex items-center gap-1 text-12 pointer-coarse:hidden max-[1239.98px]:hidden"
    >
      <Kbd keys="j" />
      <Kbd keys="k" />
      <span>{' move'}</span>
      <Kbd keys="Enter" className="ml-2" />
      <span>{' open'}</span>
      <Kbd keys="f" className="ml-2" />
      <span>{' filters'}</span>
    </span>
  )
}

/** `14 of 36`: the activities that the filters leave, and all that have the word. */
function foundText(total: number, matching: number | null): string {
  return matching === null || matching === total
    ? plural(total, 'activity', 'activities')
    : `${total.toLocaleString('en-US')} of ${matching.toLocaleString('en-US')}`
}

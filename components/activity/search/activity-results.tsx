'use client'

import { useRef, useState, type KeyboardEvent } from 'react'
import type { ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import { activitySorts, type ActivitySort, type ActivityView } from '../../../lib/activity/activity-view.ts'
import { plural } from '../../../lib/plural.ts'
import { firstCard, focusFirstCard } from '../../shell/card-list.tsx'
import { Button } from '../../ui/button.tsx'
import { ChipRow } from '../../ui/chip-row.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { RailSkeleton } from '../../ui/rail-skeleton.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { CompactSelect } from '../../ui/compact-select.tsx'
import { useAfterPaint } from '../../ui/use-after-paint.ts'
import { MarkupNote, useShownUnits } from '../../ui/shown-prices.tsx'
import { useLate } from '../../ui/use-late.ts'
import { useRail } from '../../ui/use-rail.ts'
import { activityChips, withoutChip } from './activity-chips.ts'
import { ActivityFound } from './activity-found.tsx'
import { ActivityRail } from './activity-rail.tsx'
import { useActivityCommand } from './use-activity-command.ts'
import type { CatalogueResult } from './use-catalogue.ts'

const SORTS: Readonly<Record<ActivitySort, string>> = {
  bestselling: 'Bestselling',
  price: 'Lowest price',
  '-price': 'Highest price',
  '-date': 'Recently updated',
}

/** An answer that takes no longer does not dim the previous one. */
const DIMMED_AFTER_MS = 150

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
  const dimmed = useLate(isOld, DIMMED_AFTER_MS)
  const list = useRef<HTMLDivElement>(null)
  // The list renders first; the counts follow.
  const facets = useAfterPaint(shown?.facets ?? null)
  const [sheetOpen, setSheetOpen] = useState(false)
  const openSheet = () => setSheetOpen(true)
  const { rail, toFilters } = useRail(facets !== null, openSheet)
  useActivityCommand('f', toFilters)
  const changeView = (part: Partial<ActivityView>) => onViewChange({ ...view, ...part, page: 1 })
  const filters = facets && (
    <ActivityRail
      facets={facets}
      view={view}
      onFilter={(next) => changeView({ filters: next })}
      onLanguage={(language) => changeView({ language })}
    />
  )
  const chips = activityChips(view.filters, shown?.facets ?? null, shownOf)
  const chipRow = (
    <ChipRow
      chips={chips}
      onDrop={(chip) => changeView({ filters: withoutChip(view.filters, chip) })}
      rest={firstCard}
    />
  )
  const count = shown && foundText(shown.total, shown.matching)
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] items-start gap-4 min-[1240px]:grid-cols-[200px_minmax(0,1fr)]">
      <aside
        ref={rail}
        aria-label="Filters"
        tabIndex={-1}
        onKeyDown={(event) => backToList(event, list.current)}
        className="sticky top-4 -m-1 max-h-[calc(100dvh-80px)] overflow-y-auto overscroll-contain p-1 max-[1239.98px]:hidden"
      >
        {filters ?? (result.failure ? null : <RailSkeleton />)}
      </aside>
      <div ref={list} className="flex min-w-0 flex-col gap-2.5">
        <div className="flex flex-col">
          <div className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="figures shrink-0 text-15 font-bold">{count ?? 'Activities'}</h2>
            <Button
              size="small"
              icon={<Icon name="filter" />}
              keys="f"
              onClick={openSheet}
              className="min-[1240px]:hidden"
            >
              {chips.length > 0 ? `Filters, ${chips.length}` : 'Filters'}
            </Button>
            <span className="min-w-0 flex-1 max-narrow:hidden">{chipRow}</span>
            <span className="ml-auto">
              <CompactSelect
                label="Sort"
                options={activitySorts.map((value) => ({ value, label: SORTS[value] }))}
                value={view.sort}
                onValueChange={(sort) => changeView({ sort })}
              />
            </span>
          </div>
          <span className="hidden max-narrow:block">{chips.length > 0 && chipRow}</span>
          <p className="flex items-center gap-4 pt-1 text-ink2">
            <span className="flex flex-1 flex-wrap items-baseline gap-x-3">
              <span>Lowest price on any date. Open an activity to see dates and book.</span>
              <MarkupNote kind="activity" units />
            </span>
            {shown !== null && shown.total > 0 && <KeyLegend />}
          </p>
        </div>
        <ActivityFound {...props} dimmed={dimmed} onViewChange={changeView} />
      </div>
      {sheetOpen && (
        <Sheet title="Filters" open onOpenChange={setSheetOpen}>
          {filters ?? <RailSkeleton />}
        </Sheet>
      )}
      <LiveRegion message={count && !isOld ? `Activities: ${count}` : ''} />
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

/** Escape moves the focus from the rail to the first row. */
function backToList(event: KeyboardEvent, list: HTMLElement | null) {
  if (event.key === 'Escape') focusFirstCard(list)
}

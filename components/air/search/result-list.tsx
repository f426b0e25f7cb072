'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import type { Match } from '../results/filters.ts'
import type { ResultsSnapshot, ResultsStore } from '../results/results-store.ts'
import { differentFares, type ShownRow } from '../results/shown-rows.ts'
import type { Pin } from '../results/pins.ts'
import { scrollRegion, useScrollMargin } from '../../shell/use-scroll-memory.ts'
import { useAfterPaint } from '../../ui/use-after-paint.ts'
import { dayAxes } from './day-axis.ts'
import { useListLayout, type ListLayout } from './list-layout.ts'
import { ResultRow } from './result-row.tsx'
import type { FareSelection } from './selection.ts'
import { useResultKeys } from './use-result-keys.ts'
import type { ClientCents, NetCents } from '../../../lib/money.ts'

type ListProps = {
  store: ResultsStore
  results: ResultsSnapshot
  airlineNames: ReadonlyMap<string, string>
  /** The total that is shown for a net one. */
  shownOf: (netCents: NetCents) => ClientCents
  stale: boolean
  selection: FareSelection | null
  onSelect: (selection: FareSelection) => void
  onOpen: (selection: FareSelection) => void
  /** Keys of the rows that show all their legs. */
  unfolded: ReadonlySet<string>
  onFold: (key: string) => void
  bars: boolean
}

/**
 * All rows of a search, of which only the visible ones are in the document. `j`, `k`, `h`, `l` and the arrow
 * keys move through them. The first scroll, hover, touch or key fixes the order from then on.
 */
export function ResultList(props: ListProps) {
  // The virtualizer is one mutable object, so memoised reads of it would become stale.
  'use no memo'
  const { store, results, selection, onSelect, onOpen } = props
  const list = useRef<HTMLDivElement>(null)
  const layout = useListLayout(list, store.search.legs.length)
  const { virtualizer, scrollMargin } = useRowWindow(props, layout, list)
  const axes = useAxes(results, props.bars)
  useResultScroll(store)
  const hold = () => store.hold()
  const choose = useCallback(
    (next: FareSelection) => {
      store.hold()
      onSelect(next)
    },
    [store, onSelect],
  )
  useResultKeys({
    results,
    fareColumns: layout.fareColumns,
    selection,
    list,
    onSelect: choose,
    reveal: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  })

  const drawn = virtualizer.getVirtualItems()
  // The row of the selection may be filtered out, or too far away to be in the document.
  const tabStop = (drawn.find(({ key }) => key === selection?.key) ?? drawn[0])?.key
  return (
    <div
      ref={list}
      role="list"
      aria-label="Flights found"
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      // A real movement, not an entry: rows that are drawn under a resting pointer are not touched.
      onPointerMove={hold}
      onPointerDown={hold}
      onFocus={hold}
    >
      {drawn.map((item) => {
        const row = results.rows[item.index]
        const match = row && results.matches.get(row.key)
        if (!row || !match) return null
        const current = selection?.key === row.key
        return (
          <div
            key={item.key}
            role="listitem"
            aria-setsize={results.rows.length}
            aria-posinset={item.index + 1}
            className="absolute inset-x-0 top-0"
            style={{ height: item.size, transform: `translateY(${item.start - scrollMargin}px)` }}
          >
            <ResultItem
              number={item.index + 1}
              row={row}
              match={match}
              askedCabin={store.search.cabin}
              shownOf={props.shownOf}
              layout={layout}
              airlineNames={props.airlineNames}
              stale={props.stale}
              selectedFareId={current ? selection.fareId : null}
              tabStop={item.key === tabStop}
              unfolded={props.unfolded.has(row.key)}
              onFold={props.onFold}
              axes={axes}
              pinnedIds={pinnedIdsOf(results.pins, row.key)}
              onSelect={choose}
              onOpen={onOpen}
            />
          </div>
        )
      })}
    </div>
  )
}

/** Rows above and below the window that are in the document too. */
const ROWS_AROUND = 3

/** Which rows are in the document, and where they stand. A row that is chosen is scrolled into view. */
function useRowWindow(props: ListProps, layout: ListLayout, list: RefObject<HTMLElement | null>) {
  // The virtualizer is one mutable object, so memoised reads of it would become stale.
  'use no memo'
  const { results, unfolded } = props
  const scrollMargin = useScrollMargin(list, `${layout.rowHeight} ${layout.cards} ${props.bars}`)
  const heightOf = (index: number) => {
    const key = results.rows[index]?.key ?? ''
    return unfolded.has(key) ? (layout.unfoldedHeight ?? layout.rowHeight) : layout.rowHeight
  }
  // The first paint shows one screen; rows around it follow.
  const overscan = useAfterPaint(ROWS_AROUND, 0)
  const virtualizer = useVirtualizer({
    count: results.rows.length,
    getScrollElement: scrollRegion,
    // Before it is measured, so that the first rows come with the list's first render.
    initialRect: { width: window.innerWidth, height: scrollRegion()?.clientHeight ?? 0 },
    estimateSize: heightOf,
    getItemKey: (index) => results.rows[index]?.key ?? index,
    overscan,
    scrollMargin,
    scrollPaddingStart: 8,
    scrollPaddingEnd: 72,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, layout.rowHeight, unfolded])
  // A row that was chosen by its number or among the pinned ones may be far away.
  const chosenKey = props.selection?.key
  useEffect(() => {
    const index = chosenKey === undefined ? -1 : results.rows.findIndex(({ key }) => key === chosenKey)
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' })
    // Rows that move later are not followed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [chosenKey])
  return { virtualizer, scrollMargin }
}

/** The parts of the list's state that one row needs. */
type ResultItemProps = {
  number: number
  row: ShownRow
  match: Match
  askedCabin: number
  shownOf: (netCents: NetCents) => ClientCents
  layout: ListLayout
  airlineNames: ReadonlyMap<string, string>
  stale: boolean
  /** The chosen fare of this row; null where the current row is another one or there is none. */
  selectedFareId: string | null
  tabStop: boolean
  unfolded: boolean
  onFold: (key: string) => void
  axes: readonly number[] | null
  /** The ids, one per line: as one text, equal lists are equal values. */
  pinnedIds: string
  onSelect: (selection: FareSelection) => void
  onOpen: (selection: FareSelection) => void
}

/** One row of the list, memoised because the list updates with every batch that arrives. */
const ResultItem = memo(function ResultItem(props: ResultItemProps) {
  const { row, match, selectedFareId, onSelect, onOpen } = props
  const fares = row.fareIds.flatMap((id) => match.fares.find((fare) => fare.id === id) ?? [])
  const openedFareId = selectedFareId ?? row.fareIds[0]
  return (
    <ResultRow
      number={props.number}
      flight={match.flight}
      fares={fares}
      more={differentFares(match.fares).length - fares.length}
      askedCabin={props.askedCabin}
      shownOf={props.shownOf}
      layout={props.layout}
      airlineNames={props.airlineNames}
      stale={props.stale}
      current={selectedFareId !== null}
      selectedFare={fares.findIndex((fare) => fare.id === selectedFareId)}
      tabStop={props.tabStop}
      unfolded={props.unfolded}
      onFold={() => props.onFold(row.key)}
      axes={props.axes}
      pinnedIds={props.pinnedIds === '' ? NONE_PINNED : props.pinnedIds.split('\n')}
      onSelect={(fareId) => onSelect({ key: row.key, fareId })}
      onOpen={() => openedFareId && onOpen({ key: row.key, fareId: openedFareId })}
    />
  )
})

const NONE_PINNED: readonly string[] = []

function pinnedIdsOf(pins: readonly Pin[], key: string): string {
  if (pins.length === 0) return ''
  return pins
    .filter((pin) => pin.flight.key === key)
    .map((pin) => pin.fare.id)
    .join('\n')
}

/** The day axes of all matches while legs are drawn on them; the same array while they stay as long. */
function useAxes(results: ResultsSnapshot, bars: boolean): readonly number[] | null {
  const text = useMemo(
    () => (bars ? dayAxes([...results.matches.values()].map(({ flight }) => flight)).join() : ''),
    [results.matches, bars],
  )
  return useMemo(() => (text === '' ? null : text.split(',').map(Number)), [text])
}

const offsets = new WeakMap<ResultsStore, number>()

/** Restores the scroll position after Back; scrolling fixes the order of the rows. */
function useResultScroll(store: ResultsStore): void {
  useLayoutEffect(() => {
    const offset = offsets.get(store)
    const element = scrollRegion()
    if (element && offset !== undefined) element.scrollTop = offset
  }, [store])
  useEffect(() => {
    const element = scrollRegion()
    if (!element) return
    const remember = () => {
      offsets.set(store, element.scrollTop)
      if (element.scrollTop > 0) store.hold()
    }
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [store])
}

'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { ResultsSnapshot, ResultsStore } from '../results/results-store.ts'
import { useListLayout } from './list-layout.ts'
import { ResultItem } from './result-item.tsx'
import type { Selection } from './selection.ts'
import { useResultKeys } from './use-result-keys.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/** The element that scrolls: the screen region of the frame. */
const scrollRegion = () => document.getElementById('screen')

/**
 * All rows of a search, those in sight as elements. Walked by `j`, `k`, `h`, `l` and the arrows; scrolling or entering it holds
 * the order from then on.
 */
export function ResultList(props: {
  store: ResultsStore
  results: ResultsSnapshot
  airlineNames: ReadonlyMap<string, string>
  stale: boolean
  selection: Selection | null
  onSelect: (selection: Selection) => void
  onOpen: (selection: Selection) => void
}) {
  // The virtualizer is one mutable object: memoised reads of it would go stale.
  'use no memo'
  const { store, results, selection, onSelect, onOpen } = props
  const list = useRef<HTMLDivElement>(null)
  const layout = useListLayout(list, store.search.legs.length)
  const [scrollMargin, setScrollMargin] = useState(0)
  const virtualizer = useVirtualizer({
    count: results.rows.length,
    getScrollElement: scrollRegion,
    estimateSize: () => layout.rowHeight,
    getItemKey: (index) => results.rows[index]?.key ?? index,
    overscan: 3,
    scrollMargin,
    scrollPaddingStart: 8,
    scrollPaddingEnd: 72,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, layout.rowHeight])
  useLayoutEffect(() => {
    const region = scrollRegion()
    if (!region || !list.current) return
    setScrollMargin(
      list.current.getBoundingClientRect().top - region.getBoundingClientRect().top + region.scrollTop,
    )
    store.setRoom(Math.ceil(region.clientHeight / layout.rowHeight))
  }, [store, layout.rowHeight, layout.cards])
  useScrollMemory(store, scrollRegion)
  const choose = useCallback(
    (next: Selection) => {
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

  return (
    <div
      ref={list}
      role="list"
      aria-label="Flights found"
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={() => store.hold()}
    >
      {virtualizer.getVirtualItems().map((item) => {
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
              layout={layout}
              airlineNames={props.airlineNames}
              stale={props.stale}
              selectedFareId={current ? selection.fareId : null}
              tabStop={selection ? current : item.index === 0}
              onSelect={choose}
              onOpen={onOpen}
            />
          </div>
        )
      })}
    </div>
  )
}

'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { HotelSummary } from '../../../contract/v3/hotel-objects.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { bindKeys } from '../../keys/bind-keys.ts'
import { cx } from '../../ui/cx.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CARD_ROWS, HotelCard } from './hotel-card.tsx'
import { scrollRegion, useScrollMemory } from '../../shell/use-scroll-memory.ts'

/** The number of cards that the server renders: more than any screen shows at once. */
const DRAWN_AT_FIRST = 8
const CARDS_WIDE_FROM = 480

/**
 * The hotels of one page, of which only the visible ones are in the document. `j` and `k` move, Enter opens.
 * The cards are in normal flow between two spacers, so that the server's markup needs no style attribute.
 * Spacers must not be scroll anchors, since they grow (`overflow-anchor`).
 * @param href address of the list, under which its scroll position is saved
 */
export function CityList(props: {
  hotels: readonly HotelSummary[]
  first: number
  total: number
  stay: Stay
  href: string
  /** True while these hotels answer a previous request. */
  isOld: boolean
  /** The same, once it has lasted long enough to be shown. */
  dimmed: boolean
  hoveredId: string | null
  onHover: (hotelId: string | null) => void
}) {
  // The virtualizer is one mutable object, so memoised reads of it would become stale.
  'use no memo'
  const { hotels } = props
  const list = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const rowHeight = useRowHeight(list)
  const [scrollMargin, setScrollMargin] = useState(0)
  const virtualizer = useVirtualizer({
    count: hotels.length,
    getScrollElement: scrollRegion,
    estimateSize: () => rowHeight,
    overscan: 2,
    scrollMargin,
    scrollPaddingStart: 8,
    scrollPaddingEnd: 8,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  useLayoutEffect(() => {
    const region = scrollRegion()
    if (!region || !list.current) return
    setScrollMargin(
      list.current.getBoundingClientRect().top - region.getBoundingClientRect().top + region.scrollTop,
    )
  }, [rowHeight])
  useScrollMemory(props.href, list)
  const [current, walkTo] = useWalk(list, hotels, (index) =>
    virtualizer.scrollToIndex(index, { align: 'auto' }),
  )

  const items = virtualizer.getVirtualItems()
  const from = hydrated ? (items[0]?.index ?? 0) : 0
  const to =
    hydrated && items.length > 0 ? (items.at(-1)?.index ?? 0) + 1 : Math.min(DRAWN_AT_FIRST, hotels.length)
  return (
    <div
      ref={list}
      role="list"
      aria-label="Hotels found"
      aria-busy={props.isOld}
      className={cx('@container [overflow-anchor:none] transition-opacity', props.dimmed && 'opacity-50')}
    >
      {hydrated && from > 0 && <div aria-hidden="true" style={{ height: from * rowHeight }} />}
      {hotels.slice(from, to).map((hotel, offset) => (
        <div
          key={hotel.hotel_id}
          role="listitem"
          aria-setsize={props.total}
          aria-posinset={props.first + from + offset + 1}
          className="pb-2.5"
          onFocus={() => walkTo(hotel.hotel_id)}
        >
          <HotelCard
            hotel={hotel}
            stay={props.stay}
            marked={hotel.hotel_id === props.hoveredId || hotel.hotel_id === current}
            eager={from + offset < 4}
            onHover={props.onHover}
          />
        </div>
      ))}
      {hydrated && to < hotels.length && (
        <div aria-hidden="true" style={{ height: (hotels.length - to) * rowHeight }} />
      )}
    </div>
  )
}

/**
 * Moves through the cards by key. The focus moves to the card, which is scrolled into view first if it is not
 * in the document.
 */
function useWalk(
  list: React.RefObject<HTMLElement | null>,
  hotels: readonly HotelSummary[],
  reveal: (index: number) => void,
): [current: string | null, walkTo: (hotelId: string) => void] {
  const [current, setCurrent] = useState<string | null>(null)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const at = hotels.findIndex((hotel) => hotel.hotel_id === current)
    const move = (index: number) => {
      const hotel = hotels[Math.max(0, Math.min(hotels.length - 1, index))]
      if (!hotel) return
      wanted.current = hotel.hotel_id
      reveal(hotels.indexOf(hotel))
      setCurrent(hotel.hotel_id)
    }
    return bindKeys([
      { keys: 'j', repeats: true, run: () => move(at + 1) },
      { keys: 'k', repeats: true, run: () => move(at - 1) },
    ])
  })
  useEffect(() => {
    if (wanted.current === null) return
    const link = list.current?.querySelector<HTMLElement>(`[data-hotel="${CSS.escape(wanted.current)}"]`)
    if (!link) return
    wanted.current = null
    link.focus({ preventScroll: true })
  })
  return [current, setCurrent]
}

function useRowHeight(list: React.RefObject<HTMLElement | null>): number {
  const [narrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    if (!list.current) return
    const observer = new ResizeObserver((entries) => {
      setNarrow((entries[0]?.contentRect.width ?? CARDS_WIDE_FROM) < CARDS_WIDE_FROM)
    })
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [list])
  return narrow ? CARD_ROWS.narrow : CARD_ROWS.wide
}

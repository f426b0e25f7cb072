'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { bindKeys } from '../keys/bind-keys.ts'
import { cx } from '../ui/cx.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { scrollRegion, useScrollMargin, useScrollMemory } from './use-scroll-memory.ts'

/** The number of cards that the server renders: more than any screen shows at once. */
const DRAWN_AT_FIRST = 10
/** The first cards, whose photos load at once. */
const EAGER = 5

/** The height of a card with what parts it from the next, wide and narrow; `wideFrom` is the list's width. */
type CardHeights = { wide: number; narrow: number; wideFrom: number }

/** The place of a card in the list. */
export type CardPlace = {
  /** The current card for keys. */
  current: boolean
  /** One of the first cards, whose photos load at once. */
  eager: boolean
}

/**
 * The cards of one page, of which only the visible ones are in the document. `j` and `k` move the focus to a
 * card's link, which has `data-card` with the card's id; Enter opens it. The cards are in normal flow between
 * two spacers, so that the server's markup needs no style attribute. Spacers must not be scroll anchors,
 * since they grow (`overflow-anchor`).
 * @param href address of the list, under which its scroll position is saved
 */
export function CardList<Item>(props: {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  /** Cards before these, and of all pages. */
  first: number
  total: number
  heights: CardHeights
  href: string
  /** True while these cards answer a previous request. */
  isOld: boolean
  /** The same, once it has lasted long enough to be shown. */
  dimmed: boolean
  card: (item: Item, place: CardPlace) => ReactNode
  className?: string
  itemClassName?: string
}) {
  const { items, idOf } = props
  const list = useRef<HTMLDivElement>(null)
  const { from, to, rowHeight, reveal, hydrated } = useVisibleCards(list, items.length, props.heights)
  useScrollMemory(props.href, list)
  const [current, walkTo] = useWalk(list, items.map(idOf), reveal)
  return (
    <div
      ref={list}
      role="list"
      aria-label={props.label}
      aria-busy={props.isOld}
      className={cx(
        '@container [overflow-anchor:none] transition-opacity',
        props.dimmed && 'opacity-50',
        props.className,
      )}
    >
      {hydrated && from > 0 && <div aria-hidden="true" style={{ height: from * rowHeight }} />}
      {items.slice(from, to).map((item, offset) => (
        <div
          key={idOf(item)}
          role="listitem"
          aria-setsize={props.total}
          aria-posinset={props.first + from + offset + 1}
          className={props.itemClassName}
          onFocus={() => walkTo(idOf(item))}
        >
          {props.card(item, { current: idOf(item) === current, eager: from + offset < EAGER })}
        </div>
      ))}
      {hydrated && to < items.length && (
        <div aria-hidden="true" style={{ height: (items.length - to) * rowHeight }} />
      )}
    </div>
  )
}

/**
 * Which cards are in the document: those on the screen, and the first ones before hydration.
 * @returns `from` and `to`, the index of the first card and that after the last; `reveal` scrolls to a card
 */
function useVisibleCards(list: RefObject<HTMLElement | null>, count: number, heights: CardHeights) {
  // The virtualizer is one mutable object, so memoised reads of it would become stale.
  'use no memo'
  const hydrated = useHydrated()
  const rowHeight = useRowHeight(list, heights)
  const scrollMargin = useScrollMargin(list, rowHeight)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: scrollRegion,
    estimateSize: () => rowHeight,
    overscan: 2,
    scrollMargin,
    scrollPaddingStart: 8,
    scrollPaddingEnd: 8,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  const shown = virtualizer.getVirtualItems()
  return {
    hydrated,
    rowHeight,
    from: hydrated ? (shown[0]?.index ?? 0) : 0,
    to: hydrated && shown.length > 0 ? (shown.at(-1)?.index ?? 0) + 1 : Math.min(DRAWN_AT_FIRST, count),
    reveal: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}

/** The first card of the list that was requested last; null until that list has arrived. */
export function firstCard(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role="list"][aria-busy="false"] [data-card]')
}

/**
 * Moves through the cards by key. The focus moves to the card, which is scrolled into view first if it is not
 * in the document.
 */
function useWalk(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  reveal: (index: number) => void,
): [current: string | null, walkTo: (id: string) => void] {
  const [current, setCurrent] = useState<string | null>(null)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const at = current === null ? -1 : ids.indexOf(current)
    const move = (index: number) => {
      const next = Math.max(0, Math.min(ids.length - 1, index))
      const id = ids[next]
      if (id === undefined) return
      wanted.current = id
      reveal(next)
      setCurrent(id)
    }
    return bindKeys([
      { keys: 'j', label: 'Next row', repeats: true, run: () => move(at + 1) },
      { keys: 'k', label: 'Previous row', repeats: true, run: () => move(at - 1) },
    ])
  })
  useEffect(() => {
    if (wanted.current === null) return
    const link = list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(wanted.current)}"]`)
    if (!link) return
    wanted.current = null
    link.focus({ preventScroll: true })
  })
  return [current, setCurrent]
}

function useRowHeight(list: RefObject<HTMLElement | null>, { wide, narrow, wideFrom }: CardHeights): number {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    if (!list.current) return
    const observer = new ResizeObserver((entries) => {
      setNarrow((entries[0]?.contentRect.width ?? wideFrom) < wideFrom)
    })
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [list, wideFrom])
  return isNarrow ? narrow : wide
}

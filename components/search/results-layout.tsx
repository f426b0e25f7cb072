'use client'

import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { LiveRegion } from '../ui/live-region.tsx'

import { Sheet } from '../ui/sheet.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextSpan } from '../ui/text-span.tsx'
import type { SearchKind } from './search-kind.ts'

/** The list alone, or the rail beside it where the window is wide enough. */
const COLUMNS = 'min-[1240px]:grid-cols-[200px_minmax(0,1fr)]'

/**
 * The results of a search: the filters in a rail, or in a sheet where the window is too narrow for it, the
 * head, and below it the list. `f` goes to the box that takes filters as words, Escape from the rail to the
 * list.
 */
export function ResultsLayout(props: {
  kind: Pick<SearchKind<never>, 'heading' | 'filterLabel'>
  /** The box that takes filters as words. */
  words: ReactElement
  /** The filters; null while they are not known. */
  filters: ReactElement | null
  /** Whether they may still become known: their place is kept. */
  filtersAwaited: boolean
  /** How many values are chosen. */
  filterCount: number
  /** Selects the rows of the list that take the focus. */
  rows: string
  /** Draws the head around the button that opens the filters. */
  head: (filtersButton: ReactElement) => ReactElement
  children: ReactNode
  /** Beside the list, such as a map. */
  pane?: ReactElement
  columns?: string
  /** False where the rail is so long that it scrolls with the list. */
  railFollows?: boolean
  listClassName?: string | undefined
  /** How many results there are, for screen readers. */
  message: string
}) {
  const { kind, filters } = props
  const [sheetOpen, setSheetOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const { rail, toFilters } = useRail(filters !== null, () => setSheetOpen(true))
  useCommands([
    {
      id: 'search-filters',
      label: kind.filterLabel,
      group: kind.heading,
      keys: 'f',
      run: toFilters,
    },
  ])
  const content = filters ? (
    <div className="flex flex-col gap-3">
      {props.words}
      {filters}
    </div>
  ) : props.filtersAwaited ? (
    <RailSkeleton />
  ) : null
  const filtersButton = (
    <FiltersButton count={props.filterCount} open={sheetOpen} onOpenChange={setSheetOpen}>
      {content}
    </FiltersButton>
  )
  return (
    <div
      className={cx(
        'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] items-start gap-4',
        props.columns ?? COLUMNS,
      )}
    >
      <aside
        ref={rail}
        aria-label="Filters"
        tabIndex={-1}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Escape') list.current?.querySelector<HTMLElement>(props.rows)?.focus()
        }}
        className={cx(
          'max-[1239.98px]:hidden',
          props.railFollows !== false &&
            'sticky top-4 -m-1 max-h-[calc(100dvh-80px)] overflow-y-auto overscroll-contain p-1',
        )}
      >
        {content}
      </aside>
      <div ref={list} className={cx('flex min-w-0 flex-col gap-2.5', props.listClassName)}>
        {props.head(filtersButton)}
        <TextSpan>{props.children}</TextSpan>
      </div>
      {props.pane}
      <LiveRegion message={props.message} />
    </div>
  )
}

/** Opens the filters where the window is too narrow for the rail; says how many values are chosen. */
function FiltersButton(props: {
  count: number
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}) {
  return (
    <span className="min-[1240px]:hidden">
      <Sheet
        title="Filters"
        open={props.open}
        onOpenChange={props.onOpenChange}
        trigger={
          <Button size="small" aria-keyshortcuts="f" icon={<Icon name="filter" />}>
            <span>{props.count > 0 ? `Filters, ${props.count}` : 'Filters'}</span>
            {/* A narrow line has no space for it. */}
            <Kbd keys="f" className="max-narrow:hidden" />
          </Button>
        }
      >
        {props.children}
      </Sheet>
    </span>
  )
}

/**
 * Moves the focus to the filters: to the rail's box; to the rail itself while it is loading, and then to the
 * box; or opens the sheet with the filters where the rail is hidden.
 * @param arrived whether the filters are rendered
 */
function useRail(arrived: boolean, openSheet: () => void) {
  const rail = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (arrived && rail.current === document.activeElement) boxOf(rail.current)?.focus()
  }, [arrived])
  const toFilters = () => {
    if (rail.current?.checkVisibility()) (boxOf(rail.current) ?? rail.current).focus()
    else openSheet()
  }
  return { rail, toFilters }
}

function boxOf(rail: HTMLElement | null): HTMLElement | null {
  return rail?.querySelector<HTMLElement>('input') ?? null
}

const PLACEHOLDERS = [5, 5, 4, 6]

/** Placeholders for the filters, about as many as are open at first. */
function RailSkeleton() {
  return (
    <div className="flex flex-col gap-3" aria-hidden="true">
      {PLACEHOLDERS.map((count, group) => (
        <div key={group} className="flex flex-col gap-2.5">
          <Skeleton className="my-1.5 h-4 w-20" />
          {Array.from({ length: count }, (_, row) => (
            <Skeleton key={row} className="h-3.5 w-full" />
          ))}
        </div>
      ))}
    </div>
  )
}

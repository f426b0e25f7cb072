import type { MouseEvent } from 'react'
import { countText, type ListCount } from '../../../lib/booking/list-view.ts'
import { LIST_TABS, listHref, sortOf, type ListQuery, type ListTab } from '../../../lib/booking/list-query.ts'
import { cx } from '../../ui/cx.ts'

const NAMES: Readonly<Record<ListTab, string>> = {
  attention: 'Needs attention',
  all: 'All',
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
}

/** The parts of the list with their counts. Links, so that one can be opened beside this one. */
export function ListTabs(props: {
  query: ListQuery
  counts: Readonly<Record<ListTab, ListCount>>
  onGo: (query: ListQuery) => void
}) {
  const { query } = props
  return (
    <nav aria-label="Booking lists" className="-mx-1 flex min-w-0 flex-wrap gap-1 px-1 py-0.5">
      {LIST_TABS.map((tab) => {
        const next = { ...query, tab, sort: sortOf(tab), after: null }
        return (
          <a
            key={tab}
            href={listHref(next)}
            aria-current={tab === query.tab ? 'page' : undefined}
            onClick={(event) => {
              if (isOtherwiseOpened(event)) return
              event.preventDefault()
              props.onGo(next)
            }}
            className={cx(
              'flex h-8 shrink-0 items-center gap-1.5 rounded-control px-3 whitespace-nowrap pointer-coarse:h-10',
              tab === query.tab ? 'bg-sunk font-bold' : 'text-ink2 hover:bg-sunk',
            )}
          >
            <span>{`${NAMES[tab]} `}</span>
            <span className="figures font-normal text-ink2">{countText(props.counts[tab])}</span>
          </a>
        )
      })}
    </nav>
  )
}

/** Whether the browser handles the click itself: a new tab or window, or a download. */
export function isOtherwiseOpened(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
}

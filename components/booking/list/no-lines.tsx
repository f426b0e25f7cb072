import type { Route } from 'next'
import { countText, type BookingListView } from '../../../lib/booking/list-view.ts'
import { looksLikeReference } from '../../../lib/booking/import-outcome.ts'
import { isNarrowed, NO_LIST_FILTERS, type ListQuery } from '../../../lib/booking/list-query.ts'
import { allFacts } from '../../../lib/kinds.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** An office without bookings: what to do first. */
export function NoBookings({ onImport }: { onImport: () => void }) {
  return (
    <EmptyState
      title="No bookings yet"
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {allFacts.map(({ search }, index) => (
            <ButtonLink
              key={search.href}
              href={search.href as Route}
              keys={search.keys}
              {...(index === 0 && { variant: 'primary' })}
            >
              {search.label}
            </ButtonLink>
          ))}
          <Button onClick={onImport}>Import a booking</Button>
        </span>
      }
    >
      Bookings made at this desk appear here, the soonest deadline first.
    </EmptyState>
  )
}

/** No line on this tab. If a search or filters narrow it, offers the lines that they hide. */
export function NoLines(props: {
  query: ListQuery
  counts: BookingListView['counts']
  onQueryChange: (query: ListQuery) => void
  onImport: (reference: string) => void
}) {
  const { query, counts } = props
  const { typed } = query
  if (!isNarrowed(query)) {
    return <p className="px-4 py-10 text-center text-ink2">{EMPTY[query.tab]}</p>
  }
  const elsewhere = query.tab === 'all' ? 0 : counts.all.count
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center text-ink2">
      <p>{`No bookings match${typed === '' ? ' these filters' : ` “${typed}”`}.`}</p>
      <p className="flex flex-wrap justify-center gap-2">
        {elsewhere > 0 && (
          <Button
            size="small"
            onClick={() => props.onQueryChange({ ...query, tab: 'all', after: null })}
          >{`Show ${elsewhere === 1 ? 'the one' : countText(counts.all)} in All`}</Button>
        )}
        <Button
          size="small"
          onClick={() => props.onQueryChange({ ...query, ...NO_LIST_FILTERS, typed: '', after: null })}
        >
          Show all
        </Button>
        {looksLikeReference(typed) && (
          <Button
            size="small"
            onClick={() => props.onImport(typed.trim())}
          >{`Import ${typed.trim()}`}</Button>
        )}
      </p>
    </div>
  )
}

const EMPTY: Readonly<Record<ListQuery['tab'], string>> = {
  attention: 'Nothing needs attention.',
  all: 'No bookings on this page.',
  upcoming: 'Nothing is upcoming.',
  past: 'No bookings in the past.',
  cancelled: 'No bookings were cancelled.',
}

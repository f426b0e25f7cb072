import dynamic from 'next/dynamic'
import { MAX_DAYS_AHEAD } from '../../../contract/air/codes.ts'
import { rescueFrom } from '../results/filter-rescue.ts'
import { filterText } from '../results/filter-words.ts'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import type { ResultsSnapshot, ResultsStore } from '../results/results-store.ts'
import { searchRouteText } from './search-words.ts'
import type { ResultsView } from '../results/view-params.ts'
import { NO_FILTERS } from '../results/filter-groups.ts'
import { addDays, formatDay } from '../../../lib/dates.ts'
import { firstDateIn } from '../../../lib/first-date.ts'
import { usePlaceByCode } from '../../place/use-place-names.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { focusAfter } from '../../ui/focus-after.ts'
import { plural } from '../../../lib/plural.ts'
import { listTabStop } from './list-tab-stop.ts'
import type { ClientCents, NetCents } from '../../../lib/money.ts'

const NearestDates = dynamic(
  () => import('../calendar/nearest-dates.tsx').then((module) => module.NearestDates),
  {
    ssr: false,
  },
)

/** Shown when a search has ended without a row: the reason, and the next step. */
export function NoResults(props: {
  store: ResultsStore
  results: ResultsSnapshot
  view: ResultsView
  shownOf: (netCents: NetCents) => ClientCents
  serverNow: string
  /** Whether the person may see the price calendar. */
  mayPrice: boolean
  onViewChange: (view: ResultsView) => void
  onSearch: (search: FlightSearch) => void
}) {
  const { store, results } = props
  const placeOf = usePlaceByCode()
  if (results.fareCount > 0) return <AllFilteredOut {...props} />
  if (results.phase !== 'complete') {
    return (
      <ErrorState
        title={failureTitle(results)}
        safe="Nothing was booked. Your search is unchanged."
        action={<Button onClick={() => props.onSearch(store.search)}>Search again</Button>}
      />
    )
  }
  const { legs } = store.search
  const today = props.serverNow.slice(0, 10)
  const first = firstDateIn(placeOf(legs[0]?.from ?? '')?.timeZone, props.serverNow)
  const departs = legs[0]?.date ?? first
  const mayEarlier = departs > first
  const mayLater = legs.every(({ date }) => date < addDays(today, MAX_DAYS_AHEAD))
  const ways = [...(mayEarlier ? ['before'] : []), ...(mayLater ? ['after'] : [])].join(' or ')
  const shift = (days: number) => () => props.onSearch(shifted(store.search, days))
  return (
    <>
      <EmptyState
        title={`No flights ${searchRouteText(store.search)} on these dates`}
        action={
          <>
            {mayEarlier && <Button onClick={shift(-1)}>{formatDay(addDays(departs, -1))}</Button>}
            {mayLater && <Button onClick={shift(1)}>{formatDay(addDays(departs, 1))}</Button>}
          </>
        }
      >
        {ways !== '' && `Try the day ${ways}${legs.length > 1 ? ' (all legs move together)' : ''}.`}
      </EmptyState>
      {props.mayPrice && <NearestDates search={store.search} first={first} onSearch={props.onSearch} />}
    </>
  )
}

function AllFilteredOut(props: Parameters<typeof NoResults>[0]) {
  const { view, results } = props
  const rescue = rescueFrom(props.store.flights(), view.filters)
  const drop = rescue ?? { filters: NO_FILTERS, fareCount: results.fareCount }
  return (
    <EmptyState
      title="No fares match"
      action={
        <Button
          onClick={(event) => {
            focusAfter(event.currentTarget, listTabStop)
            props.onViewChange({ ...view, filters: drop.filters })
          }}
        >
          {`${rescue ? `Drop “${filterText(view.filters, rescue.name, props.shownOf)}”` : 'Clear all filters'}: ${plural(drop.fareCount, 'fare')}`}
        </Button>
      }
    />
  )
}

function failureTitle(results: ResultsSnapshot): string {
  const { end } = results
  if (end?.kind === 'refused' && end.status === 401) return 'Sign in again to search'
  if ((end?.kind === 'refused' || end?.kind === 'error') && end.message !== '') return end.message
  return 'The search stopped before any fares arrived'
}

function shifted(search: FlightSearch, days: number): FlightSearch {
  return { ...search, legs: search.legs.map((leg) => ({ ...leg, date: addDays(leg.date, days) })) }
}

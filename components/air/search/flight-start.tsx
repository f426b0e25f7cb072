import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { searchKey } from '../../../lib/air/flight-search.ts'
import { datesText, routeText, travellersAndCabin } from './search-words.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Kbd } from '../../ui/kbd.tsx'

/** Before the first search: the recent ones, each with its key, and how to type. */
export function FlightStart(props: {
  recent: readonly FlightSearch[]
  onSearch: (search: FlightSearch) => void
}) {
  if (props.recent.length === 0) {
    return (
      <EmptyState title="Where does your traveller go?">
        Type a code or a name, Tab takes what is found: <span className="code">LON</span>,{' '}
        <span className="code">SIN</span>. Days as <span className="code">14jan</span> or{' '}
        <span className="code">+7</span>, Enter searches.
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="recent-searches" className="mt-1 max-w-[560px]">
      <h2 id="recent-searches" className="mb-2 font-bold">
        Recent searches
      </h2>
      <ol className="card divide-y overflow-hidden">
        {props.recent.map((search, index) => (
          <li key={searchKey(search)}>
            <button
              type="button"
              onClick={() => props.onSearch(search)}
              className="flex w-full items-center gap-3 px-3.5 py-2 text-left hover:bg-sunk focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1">
                <span className="code block truncate font-medium">{routeText(search)}</span>
                <span className="block truncate text-12 text-ink2">
                  {datesText(search)} · {travellersAndCabin(search)}
                </span>
              </span>
              {index < 9 && <Kbd keys={`Alt+${index + 1}`} />}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

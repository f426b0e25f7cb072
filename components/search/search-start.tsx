import { EmptyState } from '../ui/empty-state.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { SearchLines } from './search-lines.tsx'
import type { SearchKind } from './search-kind.ts'

/** The screen before the first search: recent searches, each with its key, or how to type. */
export function SearchStart<Search>(props: {
  kind: SearchKind<Search>
  recent: readonly Search[]
  onSearch: (search: Search) => void
}) {
  const { start, recent, inCodes } = props.kind
  if (props.recent.length === 0) {
    return (
      start && (
        <EmptyState title={start.question}>
          <Hint>{start.hint}</Hint>
        </EmptyState>
      )
    )
  }
  return (
    <section aria-labelledby="recent-searches" className="mt-1 max-w-[560px]">
      <h2 id="recent-searches" className="mb-2 font-bold">
        Recent searches
      </h2>
      <ol className="card divide-y overflow-hidden">
        {props.recent.map((search, index) => (
          <li key={recent.keyOf(search)}>
            <button
              type="button"
              onClick={() => props.onSearch(search)}
              className="flex w-full items-center gap-3 px-3.5 py-2 text-left hover:bg-sunk focus-visible:-outline-offset-2"
            >
              <SearchLines words={recent.wordsOf(search)} inCodes={inCodes} />
              {index < 9 && <Kbd keys={`Alt+${index + 1}`} />}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A text in which what is typed stands in backquotes. */
function Hint({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      <span key={index}>{part}</span>
    ) : (
      <span key={index} translate="no" className="code">
        {part}
      </span>
    ),
  )
}

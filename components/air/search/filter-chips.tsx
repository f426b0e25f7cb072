import { askedFilters, withoutFilter } from '../results/filter-rescue.ts'
import { filterText } from '../results/filter-words.ts'
import type { Filters } from '../results/filter-groups.ts'
import { focusNextInList } from '../../ui/focus-after.ts'
import { Icon } from '../../ui/icon.tsx'
import { listTabStop } from './list-tab-stop.ts'

/** The active filters; a click on one removes it, and the focus goes to the next, or to the flights. */
export function FilterChips(props: {
  filters: Filters
  addedCents: number
  onChange: (filters: Filters) => void
}) {
  const asked = askedFilters(props.filters)
  if (asked.length === 0) return null
  return (
    <ul aria-label="Applied filters" className="flex flex-wrap gap-1.5">
      {asked.map((name) => {
        const text = filterText(props.filters, name, props.addedCents)
        return (
          <li key={name}>
            <button
              type="button"
              aria-label={`Remove filter ${text}`}
              onClick={(event) => {
                focusNextInList(event.currentTarget, listTabStop)
                props.onChange(withoutFilter(props.filters, name))
              }}
              className="figures inline-flex h-6 items-center gap-1.5 rounded-pill border bg-panel px-2 text-12 hover:bg-sunk pointer-coarse:h-9"
            >
              {text}
              <Icon name="close" className="size-3 text-ink3" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

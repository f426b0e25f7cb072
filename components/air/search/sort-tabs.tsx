import { minutesText } from '../../../lib/air/minutes-text.ts'
import { SORTS, type Lead, type Sort } from '../results/sort.ts'
import { formatCents, type ClientCents, type NetCents } from '../../../lib/money.ts'
import { cx } from '../../ui/cx.ts'

const NAMES: Record<Sort, string> = { best: 'Best', cheapest: 'Cheapest', fastest: 'Fastest' }
const HINTS: Record<Sort, string> = {
  best: 'Lowest price plus $20 per hour of travel per traveller',
  cheapest: 'Lowest total price',
  fastest: 'Shortest total travel time',
}

/** The three orders, each with the price of its first flight and the duration of each of its legs. */
export function SortTabs(props: {
  sort: Sort
  leads: Record<Sort, Lead> | null
  legCount: number
  /** The total that is shown for a net one. */
  shownOf: (netCents: NetCents) => ClientCents
  onSortChange: (sort: Sort) => void
}) {
  return (
    <div role="group" aria-label="Sort" className="flex min-w-0 gap-1.5 overflow-x-auto p-0.5">
      {SORTS.map((sort) => {
        const lead = props.leads?.[sort]
        return (
          <button
            key={sort}
            type="button"
            aria-pressed={props.sort === sort}
            title={HINTS[sort]}
            onClick={() => props.onSortChange(sort)}
            className={cx(
              'figures flex h-[50px] shrink-0 flex-col justify-center rounded-control border bg-panel px-3 text-left whitespace-nowrap',
              props.legCount === 1 ? 'min-w-[148px]' : 'min-w-[216px]',
              props.sort === sort ? 'border-accent ring-1 ring-accent' : 'border-line hover:border-line2',
            )}
          >
            <span className="text-11 text-ink2">{NAMES[sort]}</span>
            {/* Another lead is another element: its texts do not move, they are replaced. */}
            <span key={`${lead?.totalCents} ${lead?.legMinutes.join(' ')}`}>
              <span className="font-bold">{lead ? formatCents(props.shownOf(lead.totalCents)) : '–'}</span>
              <span> </span>
              <span className="text-ink2">{lead?.legMinutes.map(minutesText).join(' + ')}</span>
            </span>
          </button>
        )
      })}
    </div>
  )
}

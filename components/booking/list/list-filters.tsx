import type { ReactNode } from 'react'
import {
  LIST_STANDINGS,
  NO_FILTERS,
  type ListFilters,
  type ListQuery,
  type ListSort,
} from '../../../lib/booking/list-query.ts'
import { standingWords } from '../../../lib/booking/list-status.ts'
import type { KindFacts } from '../../../lib/booking/kind-facts.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { bookingKinds } from '../../../lib/kinds.ts'
import { dateSpan } from '../date-span.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { DateField } from '../../ui/date-field/date-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { SortSelect } from '../../ui/sort-select.tsx'

const SORTS: readonly { id: ListSort; name: string }[] = [
  { id: 'deadline', name: 'Deadline, then newest' },
  { id: 'newest', name: 'Newest' },
  { id: 'oldest', name: 'Oldest' },
  { id: 'date', name: 'Travel date, soonest' },
  { id: 'date-desc', name: 'Travel date, latest' },
  { id: 'total-desc', name: 'Total, highest' },
  { id: 'total', name: 'Total, lowest' },
]

const KINDS = Object.entries(bookingKinds as Readonly<Record<string, KindFacts>>)

type Props = {
  query: ListQuery
  agents: readonly string[]
  today: CalendarDate
  onLook: (query: ListQuery) => void
  /** Buttons before the order. */
  children: ReactNode
}

/** The filters of the list and its order. */
export function ListFilterBar({ query, agents, today, onLook, children }: Props) {
  const change = (filters: Partial<ListFilters>) => onLook({ ...query, ...filters, after: null })
  const isFiltered = [query.kind, query.standing, query.agent, query.from, query.to].some(
    (value) => value !== null,
  )
  return (
    <div role="group" aria-label="Filters" className="flex flex-wrap items-center gap-2">
      <FilterSelect
        label="Service"
        value={query.kind}
        options={KINDS.map(([kind, { service }]) => ({ value: kind, label: service }))}
        onValue={(kind) => change({ kind: kind as ListFilters['kind'] })}
      />
      <FilterSelect
        label="Status"
        value={query.standing}
        options={LIST_STANDINGS.map((value) => ({ value, label: standingWords[value] }))}
        onValue={(standing) => change({ standing: standing as ListFilters['standing'] })}
      />
      <FilterSelect
        label="Agent"
        value={query.agent}
        options={agents.map((value) => ({ value, label: value }))}
        onValue={(agent) => change({ agent })}
      />
      <DatesFilter query={query} today={today} onChange={change} />
      {isFiltered && (
        <Button variant="plain" onClick={() => change(NO_FILTERS)}>
          Clear filters
        </Button>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-2 max-narrow:ml-0">
        {children}
        {query.tab !== 'attention' && (
          <SortSelect
            sorts={SORTS}
            sort={query.sort}
            onSort={(sort) => onLook({ ...query, sort: sort as ListSort, after: null })}
          />
        )}
      </span>
    </div>
  )
}

/** A choice of one value, or of any. A value that is not among the options shows as it is. */
function FilterSelect(props: {
  label: string
  value: string | null
  options: readonly { value: string; label: string }[]
  onValue: (value: string | null) => void
}) {
  const { value, options } = props
  const isKnown = value === null || options.some((option) => option.value === value)
  return (
    <label className="relative shrink-0">
      <span className="sr-only">{props.label}</span>
      <select
        value={value ?? ''}
        onChange={(event) => props.onValue(event.target.value || null)}
        className={cx(
          'h-8 max-w-[180px] appearance-none truncate rounded-control border bg-panel pr-7 pl-2.5 pointer-coarse:h-10',
          value === null ? 'border-line2 text-ink2' : 'border-accent font-medium text-ink',
        )}
      >
        <option value="">{props.label}: any</option>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2 text-ink3"
      />
    </label>
  )
}

function DatesFilter(props: {
  query: ListQuery
  today: CalendarDate
  onChange: (filters: Partial<ListFilters>) => void
}) {
  const { query, today } = props
  const text = datesText(query, today)
  return (
    <Popover
      label="Travel dates"
      className="w-[300px]"
      trigger={
        <Button className={text === null ? 'text-ink2' : 'border-accent'}>{text ?? 'Dates: any'}</Button>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <DateField
          label="From"
          today={today}
          value={query.from}
          onValueChange={(from) => props.onChange({ from })}
        />
        <DateField
          label="To"
          today={today}
          value={query.to}
          min={query.from ?? undefined}
          onValueChange={(to) => props.onChange({ to })}
        />
      </div>
      <p className="mt-2 text-12 text-ink2">Bookings that travel, stay or take place on these days.</p>
    </Popover>
  )
}

function datesText({ from, to }: ListFilters, today: CalendarDate): string | null {
  if (from !== null && to !== null) return dateSpan(from, to, today)
  if (from !== null) return `From ${dateSpan(from, from, today)}`
  return to === null ? null : `To ${dateSpan(to, to, today)}`
}

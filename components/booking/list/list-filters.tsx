import { useState } from 'react'
import {
  LIST_STANDINGS,
  NO_LIST_FILTERS,
  isNarrowed,
  sortOf,
  type ListFilters,
  type ListQuery,
  type ListSort,
} from '../../../lib/booking/list-query.ts'
import { standingWords } from '../../../lib/booking/list-status.ts'
import type { BookingListView } from '../../../lib/booking/list-view.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { serviceOptions } from '../../../lib/kinds.ts'
import { dateSpan } from '../date-span.ts'
import { useCostCentres } from '../../cost-centre/cost-centres.tsx'
import { usePerson } from '../../shell/admins.tsx'
import { Button } from '../../ui/button.tsx'
import { CompactSelect } from '../../ui/compact-select.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { PeriodFields } from '../../ui/period-fields.tsx'
import { Popover } from '../../ui/popover.tsx'
import { TripFilter } from './trip-filter.tsx'

const SORTS: readonly { value: ListSort; label: string }[] = [
  { value: 'deadline', label: 'Deadline, then newest' },
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'date', label: 'Travel date, soonest' },
  { value: 'date-desc', label: 'Travel date, latest' },
  { value: 'total-desc', label: 'Total, highest' },
  { value: 'total', label: 'Total, lowest' },
]

type Props = {
  query: ListQuery
  agents: readonly string[]
  /** The trip that the query names, as the list knows it. */
  trip: BookingListView['trip']
  today: CalendarDate
  onQueryChange: (query: ListQuery) => void
  onSaveView: () => void
  onImport: () => void
}

/** The filters of the list and its order. On a narrow screen the filters are folded behind one button. */
export function ListFilterBar({ query, agents, trip, today, onQueryChange, onSaveView, onImport }: Props) {
  const change = (filters: Partial<ListFilters>) => onQueryChange({ ...query, ...filters, after: null })
  const [unfolded, setUnfolded] = useState(false)
  const { kind, standing, agent, costCentre, from, to } = query
  const count = [kind, standing, agent, costCentre, query.trip, from ?? to].filter(
    (value) => value !== null,
  ).length
  const folded = !unfolded && 'max-narrow:hidden'
  return (
    <div role="group" aria-label="Filters" className="flex flex-wrap items-center gap-2">
      <Button
        icon={<Icon name="filter" />}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
        className="narrow:hidden"
      >
        {count > 0 ? `Filters, ${count}` : 'Filters'}
      </Button>
      <span className={cx('flex flex-wrap items-center gap-2', folded)}>
        <FilterFields query={query} agents={agents} trip={trip} today={today} onChange={change} />
        {count > 0 && (
          <Button variant="plain" onClick={() => change(NO_LIST_FILTERS)}>
            Clear filters
          </Button>
        )}
      </span>
      <span className={cx('ml-auto flex flex-wrap items-center gap-2', unfolded && 'max-narrow:ml-0')}>
        <span className={cx('contents', folded)}>
          {isSavable(query) && (
            <Button variant="plain" onClick={onSaveView}>
              Save this view
            </Button>
          )}
          <Button variant="plain" icon={<Icon name="plus" />} onClick={onImport}>
            Import a booking
          </Button>
        </span>
        {query.tab !== 'attention' && (
          <CompactSelect
            label="Sort"
            options={SORTS}
            value={query.sort}
            onValueChange={(sort) => onQueryChange({ ...query, sort, after: null })}
          />
        )}
      </span>
    </div>
  )
}

type FieldsProps = {
  query: ListQuery
  today: CalendarDate
  onChange: (filters: Partial<ListFilters>) => void
}

/** The bookings of the person who is signed in: made by them, or handed over to them. */
function MineFilter({ agent, onChange }: Pick<FieldsProps, 'onChange'> & { agent: string | null }) {
  const me = usePerson()?.displayName
  if (me === undefined) return null
  const isOn = agent === me
  return (
    <Button
      aria-pressed={isOn}
      {...(isOn && { className: 'border-accent! font-medium' })}
      onClick={() => onChange({ agent: isOn ? null : me })}
    >
      Mine
    </Button>
  )
}

/** One of the office's cost centres; one that was removed can still be in the address. */
function CostCentreFilter({
  costCentre,
  onChange,
}: Pick<FieldsProps, 'onChange'> & { costCentre: string | null }) {
  const listed = useCostCentres()
  if (listed.length === 0 && costCentre === null) return null
  const names = new Set([...listed, ...(costCentre === null ? [] : [costCentre])])
  return (
    <CompactSelect
      label="Cost centre"
      none="Cost centre: any"
      options={[...names].map((value) => ({ value, label: value }))}
      value={costCentre}
      onValueChange={(next) => onChange({ costCentre: next })}
    />
  )
}

function FilterFields(props: FieldsProps & Pick<Props, 'agents' | 'trip'>) {
  const { query, agents, today, onChange } = props
  return (
    <>
      <CompactSelect
        label="Service"
        none="Service: any"
        options={serviceOptions}
        value={query.kind}
        onValueChange={(kind) => onChange({ kind })}
      />
      <CompactSelect
        label="Status"
        none="Status: any"
        options={LIST_STANDINGS.map((value) => ({ value, label: standingWords[value] }))}
        value={query.standing}
        onValueChange={(standing) => onChange({ standing })}
      />
      <CompactSelect
        label="Agent"
        none="Agent: any"
        options={agents.map((value) => ({ value, label: value }))}
        value={query.agent}
        onValueChange={(agent) => onChange({ agent })}
      />
      <CostCentreFilter costCentre={query.costCentre} onChange={onChange} />
      <TripFilter id={query.trip} trip={props.trip} onChange={onChange} />
      <MineFilter agent={query.agent} onChange={onChange} />
      <DatesFilter query={query} today={today} onChange={onChange} />
    </>
  )
}

function isSavable(query: ListQuery): boolean {
  return isNarrowed(query) || query.sort !== sortOf(query.tab)
}

function DatesFilter({ query, today, onChange }: FieldsProps) {
  const text = datesText(query, today)
  return (
    <Popover
      label="Travel dates"
      className="w-[300px]"
      trigger={
        <Button className={text === null ? 'text-ink2' : 'border-accent!'}>{text ?? 'Dates: any'}</Button>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <PeriodFields value={query} today={today} toward="future" onValueChange={onChange} />
      </div>
      <p className="mt-2 text-12 text-ink2">Bookings with any day in this range.</p>
    </Popover>
  )
}

function datesText({ from, to }: ListFilters, today: CalendarDate): string | null {
  if (from !== null && to !== null) return dateSpan(from, to, today)
  if (from !== null) return `From ${dateSpan(from, from, today)}`
  return to === null ? null : `To ${dateSpan(to, to, today)}`
}

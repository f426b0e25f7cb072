import { formatShort } from '../../../lib/money.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { minutesText, clockText } from '../minutes-text.ts'
import { OPEN_END, STOP_WORDS } from '../results/filter-words.ts'
import { activeFilterCount, NO_FILTERS, type Filters, type Span } from '../results/filters.ts'
import type { ResultsSnapshot } from '../results/results-store.ts'
import { dollarsAround } from '../results/view-params.ts'
import { AirlineFilter } from './airline-filter.tsx'
import { FilterGroup } from './filter-group.tsx'
import { OpenRange } from '../../ui/open-range.tsx'
import { capital } from '../../ui/capital.ts'

const CONDITIONS = [
  { name: 'refundable', label: 'Refundable' },
  { name: 'bag', label: 'Bag included' },
  { name: 'privateFare', label: 'Private fare' },
] as const

/** The filters of flight results. Counts are fares and update while more arrive. */
export function FilterRail(props: {
  results: ResultsSnapshot
  filters: Filters
  airlineNames: ReadonlyMap<string, string>
  legCount: number
  /** Added to every net price before it is shown. */
  addedCents: number
  onChange: (filters: Filters) => void
}) {
  const { results, filters, onChange } = props
  const { counts, price, duration } = results
  // While fares arrive the rail reserves space for coming choices, so that nothing moves under the pointer.
  const running = results.phase === 'waiting' || results.phase === 'streaming'
  const room = running && <RangeRoom />
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part })
  return (
    <div className="flex flex-col gap-5">
      <FilterGroup
        label="Stops"
        {...(activeFilterCount(filters) > 0 ? { onClear: () => onChange(NO_FILTERS) } : {})}
      >
        {(['0', '1', '2'] as const).map((choice) => (
          <Checkbox
            key={choice}
            checked={filters.stops.includes(choice)}
            count={counts.stops[choice]}
            onChange={(event) => change({ stops: toggled(filters.stops, choice, event.target.checked) })}
          >
            {STOP_WORDS[choice]}
          </Checkbox>
        ))}
      </FilterGroup>
      <FilterGroup label="Conditions">
        {CONDITIONS.map(({ name, label }) => (
          <Checkbox
            key={name}
            checked={filters[name]}
            count={counts[name]}
            onChange={(event) => change({ [name]: event.target.checked })}
          >
            {label}
          </Checkbox>
        ))}
      </FilterGroup>
      {price && price[0] < price[1] ? (
        <OpenRange
          label="Price, all travellers"
          min={dollarsAround(price)[0]}
          max={dollarsAround(price)[1]}
          value={filters.price && [filters.price[0] / 100, filters.price[1] / 100]}
          openEnd={OPEN_END}
          format={(dollars) => formatShort(dollars * 100 + props.addedCents)}
          onCommit={(span) => change({ price: span && [span[0] * 100, span[1] * 100] })}
        />
      ) : (
        room
      )}
      {duration && duration[0] < duration[1] ? (
        <OpenRange
          label={props.legCount > 1 ? 'Total travel time, all legs' : 'Total travel time'}
          min={duration[0]}
          max={duration[1]}
          step={5}
          value={filters.duration}
          openEnd={OPEN_END}
          format={minutesText}
          onCommit={(span) => change({ duration: span })}
        />
      ) : (
        room
      )}
      <div className={running ? 'min-h-[238px]' : ''}>
        {running && counts.airlines.size === 0 && filters.airlines.length === 0 && <AirlineRoom />}
        <AirlineFilter
          counts={counts.airlines}
          chosen={filters.airlines}
          names={props.airlineNames}
          onChange={(airlines) => change({ airlines })}
        />
      </div>
      <TimeFilters filters={filters} legCount={props.legCount} onChange={change} />
    </div>
  )
}

function toggled<Value>(list: readonly Value[], value: Value, on: boolean): readonly Value[] {
  const others = list.filter((known) => known !== value)
  return on ? [...others, value].sort() : others
}

/** A placeholder for a range, until the fares tell its ends. */
function RangeRoom() {
  return (
    <span className="flex h-[60px] flex-col gap-3.5" aria-hidden="true">
      <Skeleton className="h-3.5 w-24" />
      <Skeleton className="h-1 w-full" />
      <Skeleton className="h-3.5 w-full" />
    </span>
  )
}

/** A placeholder for the airlines, until the first fares have come. */
function AirlineRoom() {
  return (
    <span className="flex flex-col gap-[9px]" aria-hidden="true">
      <Skeleton className="mb-1 h-3.5 w-16" />
      {[1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
        <Skeleton key={line} className="h-3.5 w-full" />
      ))}
    </span>
  )
}

const DAY_MINUTES = 1440
const STEP_MINUTES = 30

/** Local departure and arrival times of every leg. */
function TimeFilters(props: {
  filters: Filters
  legCount: number
  onChange: (part: Partial<Filters>) => void
}) {
  const { filters, legCount } = props
  const slider = (which: 'departs' | 'arrives', index: number) => (
    <OpenRange
      key={which}
      label={timeLabel(which === 'departs' ? 'departure' : 'arrival', index, legCount)}
      min={0}
      max={DAY_MINUTES}
      step={STEP_MINUTES}
      value={filters[which][index] ?? null}
      openEnd={DAY_MINUTES}
      format={clockText}
      onCommit={(span) => props.onChange({ [which]: withSpan(filters[which], index, span) })}
    />
  )
  return Array.from({ length: legCount }, (_, index) => (
    <div key={index} className="flex flex-col gap-4">
      {slider('departs', index)}
      {slider('arrives', index)}
    </div>
  ))
}

/** `Departure`, `Outbound departure`, `Departure, leg 3`. */
function timeLabel(what: string, index: number, legCount: number): string {
  if (legCount === 1) return capital(what)
  return legCount === 2
    ? `${index === 0 ? 'Outbound' : 'Return'} ${what}`
    : `${capital(what)}, leg ${index + 1}`
}

function withSpan(spans: readonly (Span | null)[], index: number, span: Span | null): (Span | null)[] {
  const next = Array.from({ length: Math.max(spans.length, index + 1) }, (_, at) => spans[at] ?? null)
  next[index] = span
  return next.slice(0, next.findLastIndex((one) => one !== null) + 1)
}

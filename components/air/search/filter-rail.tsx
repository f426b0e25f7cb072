import { formatShort, type ClientCents, type NetCents } from '../../../lib/money.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { minutesText, clockText } from '../../../lib/air/minutes-text.ts'
import { ALLIANCE_IDS, allianceName } from '../results/alliances.ts'
import { FARE_TYPE_WORDS, FLAG_WORDS, OPEN_END, seatsText, STOP_WORDS } from '../results/filter-words.ts'
import { FLAG_NAMES, SEAT_CHOICES, NO_FILTERS, type Filters } from '../results/filter-groups.ts'
import type { Count } from '../results/filter-tally.ts'
import { activeFilterCount } from '../results/filters.ts'
import type { ResultsSnapshot } from '../results/results-store.ts'
import { dollarsAround } from '../results/view-params.ts'
import { ChoiceFilter, CountedChoice, toggled } from './choice-filter.tsx'
import { FilterGroup } from './filter-group.tsx'
import { withSpan } from './time-phrases.ts'
import { OpenRange } from '../../ui/open-range.tsx'
import { capital } from '../../../lib/capital.ts'

const STOPS = ['0', '1', '2'] as const
const FARE_TYPES = ['published', 'private'] as const

type RailProps = {
  results: ResultsSnapshot
  filters: Filters
  airlineNames: ReadonlyMap<string, string>
  airportNames: ReadonlyMap<string, string>
  legCount: number
  /** The total that is shown for a net one. */
  shownOf: (netCents: NetCents) => ClientCents
  onChange: (filters: Filters) => void
}

type PartProps = RailProps & { onPart: (part: Partial<Filters>) => void }

/** The filters of flight results. Counts are fares and update while more arrive. */
export function FilterRail(props: RailProps) {
  const { results, filters, shownOf, onChange } = props
  const onPart = (part: Partial<Filters>) => onChange({ ...filters, ...part })
  const part = { ...props, onPart }
  const running = isRunning(results)
  return (
    <div className="flex flex-col gap-5">
      <FilterGroup
        label="Stops"
        {...(activeFilterCount(filters) > 0 ? { onClear: () => onChange(NO_FILTERS) } : {})}
      >
        <Choices {...part} name="stops" choices={STOPS} labelOf={(choice) => STOP_WORDS[choice]} />
      </FilterGroup>
      <Conditions {...part} />
      <Ranges {...part} />
      <div className={running ? 'min-h-[238px]' : ''}>
        {running && results.counts.airlines.size === 0 && filters.airlines.length === 0 && <AirlineRoom />}
        <ChoiceFilter
          label="Airlines"
          counts={results.counts.airlines}
          chosen={filters.airlines}
          names={props.airlineNames}
          shownOf={shownOf}
          onChange={(airlines) => onPart({ airlines })}
        />
      </div>
      <FilterGroup label="Alliances">
        <Choices {...part} name="alliances" choices={ALLIANCE_IDS} labelOf={allianceName} />
      </FilterGroup>
      <ChoiceFilter
        label="Connections"
        counts={results.counts.connections}
        chosen={filters.connections}
        names={props.airportNames}
        shownOf={shownOf}
        onChange={(connections) => onPart({ connections })}
      />
      <TimeFilters filters={filters} legCount={props.legCount} onChange={onPart} />
    </div>
  )
}

function isRunning({ phase }: ResultsSnapshot): boolean {
  return phase === 'waiting' || phase === 'streaming'
}

/** The choices of a list that does not depend on the fares, several of which may be chosen. */
function Choices<Name extends 'stops' | 'fareTypes' | 'alliances'>(
  props: PartProps & {
    name: Name
    choices: readonly Filters[Name][number][]
    labelOf: (choice: Filters[Name][number]) => string
  },
) {
  const { name, filters } = props
  const counts: ReadonlyMap<string, Count> = props.results.counts[name]
  const chosen: readonly string[] = filters[name]
  return props.choices.map((choice) => (
    <CountedChoice
      key={choice}
      label={props.labelOf(choice)}
      count={counts.get(choice)}
      shownOf={props.shownOf}
      checked={chosen.includes(choice)}
      onChange={(checked) => props.onPart({ [name]: toggled<string>(chosen, choice, checked) })}
    />
  ))
}

/** What the fares must allow, of which sort they are, and for how many there are seats. */
function Conditions(props: PartProps) {
  const { filters, shownOf, onPart } = props
  const { counts } = props.results
  return (
    <FilterGroup label="Conditions">
      {FLAG_NAMES.map((name) => (
        <CountedChoice
          key={name}
          label={FLAG_WORDS[name]}
          count={counts[name]}
          shownOf={shownOf}
          checked={filters[name]}
          onChange={(checked) => onPart({ [name]: checked })}
        />
      ))}
      <Choices
        {...props}
        name="fareTypes"
        choices={FARE_TYPES}
        labelOf={(choice) => FARE_TYPE_WORDS[choice]}
      />
      {SEAT_CHOICES.map((choice) => (
        <CountedChoice
          key={choice}
          label={seatsText(choice)}
          count={counts.seats.get(choice)}
          shownOf={shownOf}
          checked={filters.seats === choice}
          onChange={(checked) => onPart({ seats: checked ? choice : null })}
        />
      ))}
    </FilterGroup>
  )
}

/**
 * Price and travel time. While fares arrive the rail reserves space for them, so that nothing moves under the
 * pointer.
 */
function Ranges({ results, filters, legCount, shownOf, onPart }: PartProps) {
  const { price, duration } = results
  const room = isRunning(results) && <RangeRoom />
  return (
    <>
      {price && price[0] < price[1] ? (
        <OpenRange
          label="Price, all travellers"
          min={dollarsAround(price)[0]}
          max={dollarsAround(price)[1]}
          value={filters.price && [filters.price[0] / 100, filters.price[1] / 100]}
          openEnd={OPEN_END}
          format={(dollars) => formatShort(shownOf(dollars * 100))}
          onCommit={(span) => onPart({ price: span && [span[0] * 100, span[1] * 100] })}
        />
      ) : (
        room
      )}
      {duration && duration[0] < duration[1] ? (
        <OpenRange
          label={legCount > 1 ? 'Total travel time, all legs' : 'Total travel time'}
          min={duration[0]}
          max={duration[1]}
          step={5}
          value={filters.duration}
          openEnd={OPEN_END}
          format={minutesText}
          onCommit={(span) => onPart({ duration: span })}
        />
      ) : (
        room
      )}
    </>
  )
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

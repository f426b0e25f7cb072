import { travellerCount, type FlightSearch } from '../../../lib/air/flight-search.ts'
import { NO_FILTERS, type Span } from './filter-groups.ts'
import type { FilterCounts } from './filter-tally.ts'
import { applyFilters, type Match } from './filters.ts'
import { makeFlightGroups } from './flight-groups.ts'
import type { Flight, ListedFare } from './flight.ts'
import { currentPins, pinName, togglePin, type Pin } from './pins.ts'
import { keepShown, showAll, type ShownRow } from './shown-rows.ts'
import { leads, sortMatches, type Lead, type Sort } from './sort.ts'
import { viewKey, type ResultsView } from './view-params.ts'

/** What of the fares of a search is shown. */
export type ShownResults = {
  /** Number of fares that have arrived. */
  fareCount: number
  /** Number of fares that pass the filters. */
  matchCount: number
  /** Flights with at least one passing fare, by key. */
  matches: ReadonlyMap<string, Match>
  rows: readonly ShownRow[]
  newCount: number
  cheaperCount: number
  counts: FilterCounts
  price: Span | null
  duration: Span | null
  leads: Record<Sort, Lead> | null
  /** Pinned for comparing, in the order of pinning. */
  pins: readonly Pin[]
}

/** `all`: every row takes its place. `keep`: once the rows are fixed, better fares only wait to be merged. */
export type Placing = 'all' | 'keep'

/** The fares of a search and the view of them: filters, order, rows and pins. */
export function makeResultsList(search: FlightSearch) {
  const travellers = travellerCount(search)
  const groups = makeFlightGroups()
  let view: ResultsView = { sort: 'best', filters: NO_FILTERS, bars: false, pins: [] }
  let rows: readonly ShownRow[] = []
  let pins: readonly Pin[] = []
  let held = false

  return {
    add: groups.add,
    beginRepeat: groups.beginRepeat,
    endRepeat: groups.endRepeat,
    flights: groups.flights,
    fareCount: groups.fareCount,
    /** Filters, sorts and places the fares that have arrived. */
    show(placing: Placing): ShownResults {
      const filtered = applyFilters(groups.flights(), view.filters)
      const sorted = sortMatches(filtered.matches, view.sort, travellers)
      const shown = placing === 'all' || !held ? showAll(rows, sorted) : keepShown(rows, sorted)
      rows = shown.rows
      pins = currentPins(
        view.pins,
        pins,
        (key) => groups.flightOf(key),
        () => groups.flights(),
      )
      return {
        ...shown,
        pins,
        fareCount: groups.fareCount(),
        matchCount: filtered.fareCount,
        matches: new Map(sorted.map((match) => [match.flight.key, match])),
        counts: filtered.counts,
        price: filtered.price,
        duration: filtered.duration,
        leads: leads(sorted, travellers),
      }
    },
    /** Takes another view; answers how its rows are placed, or null where nothing changes but the bars. */
    setView(next: ResultsView): Placing | null {
      const same = viewKey({ ...next, bars: view.bars, pins: view.pins }) === viewKey(view)
      const samePins = next.pins.join() === view.pins.join()
      view = next
      if (!same) return 'all'
      return samePins ? null : 'keep'
    },
    /** Changes a fare. The rows stay where they are. */
    change(key: string, fareId: string, change: (fare: ListedFare) => ListedFare) {
      held = true
      groups.change(key, fareId, change)
    },
    /**
     * Fixes the rows because the agent has scrolled, pointed at or entered the list. Until then better fares
     * take their place by themselves.
     */
    hold() {
      held = true
    },
    /** Takes over the pins of an earlier search for the same, so that those that are gone can be shown. */
    keepPins(earlier: readonly Pin[]) {
      pins = earlier
    },
    /**
     * The names of the pins with this fare added or taken out; null if all places are taken. A name whose
     * fare did not arrive by the end of the search takes no place, and while it runs it gives its place to a
     * new pin where no other is left.
     */
    toggledPins(flight: Flight, fare: ListedFare, running: boolean): readonly string[] | null {
      const arrived = pins.map((pin) => pinName(pin.flight, pin.fare))
      if (!running) return togglePin(arrived, flight, fare)
      const toggled = togglePin(view.pins, flight, fare)
      const waiting = view.pins.findLast((name) => !arrived.includes(name))
      if (toggled || waiting === undefined) return toggled
      return togglePin(
        view.pins.filter((name) => name !== waiting),
        flight,
        fare,
      )
    },
  }
}

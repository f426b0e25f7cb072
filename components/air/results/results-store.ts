import type { Fare } from '../../../lib/air/fare.ts'
import { NO_FILTERS, type Span } from './filter-groups.ts'
import type { FilterCounts } from './filter-tally.ts'
import { applyFilters, type Match } from './filters.ts'
import { makeFlightGroups } from './flight-groups.ts'
import { travellerCount, type FlightSearch } from '../../../lib/air/flight-search.ts'
import type { ListedFare, Flight } from './flight.ts'
import { currentPins, pinName, togglePin, type Pin } from './pins.ts'
import { makeSignal } from '../../ui/store.ts'
import { keepShown, showAll, type ShownRow } from './shown-rows.ts'
import { leads, sortMatches, type Lead, type Sort } from './sort.ts'
import type { StreamEnd } from './stream.ts'
import { viewKey, type ResultsView } from './view-params.ts'

/** The state of a search. `stopped`: it ended before it was complete; the fares that came are kept. */
export type SearchPhase = 'waiting' | 'streaming' | 'complete' | 'stopped' | 'refused'

/** Everything the screen shows of a search. A new object after every change, the same object otherwise. */
export type ResultsSnapshot = {
  phase: SearchPhase
  end: StreamEnd | null
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
  searchId: number | null
  /** Pinned for comparing, in the order of pinning. */
  pins: readonly Pin[]
  /** When the search, or its last repeat, started and ended; monotonic milliseconds. */
  startedAtMs: number
  endedAtMs: number | null
  /** When the search began that found the oldest of the fares; null before the first. */
  faresSinceMs: number | null
}

/** Opens the stream: `openFlightStream` bound to an input. */
export type OpenFlightStream = (
  onBatch: (fares: readonly Fare[]) => void,
  signal: AbortSignal,
) => Promise<StreamEnd>

/** The dependencies of a store. */
export type ResultsDeps = {
  open: OpenFlightStream
  /** Monotonic milliseconds. */
  nowMs: () => number
  /** Runs `work` before the first paint after this many milliseconds. */
  schedule: (work: () => void, waitMs: number) => void
}

/* New rows need time to be painted. A longer list costs more per update, and each update shows less. */
const pauseMs = (fareCount: number) => 100 + fareCount / 12

/**
 * One search and its results, kept outside React so that thousands of fares arrive without a render for each.
 */
export type ResultsStore = ReturnType<typeof makeResultsStore>

/** Creates the store of one search; `start` sends the request. */
export function makeResultsStore(search: FlightSearch, deps: ResultsDeps) {
  const groups = makeFlightGroups()
  const changes = makeSignal()
  let view: ResultsView = { sort: 'best', filters: NO_FILTERS, bars: false, pins: [] }
  let rows: readonly ShownRow[] = []
  let phase: SearchPhase = 'waiting'
  let end: StreamEnd | null = null
  let searchId: number | null = null
  let startedAtMs = 0
  let endedAtMs: number | null = null
  let faresSinceMs: number | null = null
  let held = false
  let pins: readonly Pin[] = []
  let queue: Fare[] = []
  let scheduled = false
  let shownAtMs = 0
  let controller: AbortController | null = null
  let snapshot = derive('all')

  function derive(how: 'all' | 'keep'): ResultsSnapshot {
    const travellers = travellerCount(search)
    const filtered = applyFilters(groups.flights(), view.filters)
    const sorted = sortMatches(filtered.matches, view.sort, travellers)
    const shown = how === 'all' || !held ? showAll(rows, sorted) : keepShown(rows, sorted)
    rows = shown.rows
    pins = currentPins(
      view.pins,
      pins,
      (key) => groups.flightOf(key),
      () => groups.flights(),
    )
    return {
      ...shown,
      phase,
      end,
      searchId,
      pins,
      startedAtMs,
      endedAtMs,
      faresSinceMs,
      fareCount: groups.fareCount(),
      matchCount: filtered.fareCount,
      matches: new Map(sorted.map((match) => [match.flight.key, match])),
      counts: filtered.counts,
      price: filtered.price,
      duration: filtered.duration,
      leads: leads(sorted, travellers),
    }
  }

  function publish(how: 'all' | 'keep') {
    snapshot = derive(how)
    shownAtMs = deps.nowMs()
    changes.tell()
  }

  function flush() {
    groups.add(queue)
    queue = []
    publish('keep')
  }

  function flushScheduled() {
    scheduled = false
    // `finish` may have emptied the queue already.
    if (queue.length > 0) flush()
  }

  function receive(fares: readonly Fare[]) {
    queue.push(...fares)
    if (phase === 'waiting') {
      // The first rows do not wait for a frame.
      phase = 'streaming'
      flush()
    } else if (!scheduled) {
      scheduled = true
      deps.schedule(flushScheduled, Math.max(0, shownAtMs + pauseMs(groups.fareCount()) - deps.nowMs()))
    }
  }

  function finish(result: StreamEnd) {
    end = result
    endedAtMs = deps.nowMs()
    controller = null
    groups.add(queue)
    queue = []
    if (result.kind === 'done') {
      searchId = result.searchId
      faresSinceMs = startedAtMs
      groups.endRepeat()
    }
    phase = result.kind === 'done' ? 'complete' : result.kind === 'refused' ? 'refused' : 'stopped'
    publish('keep')
  }

  return {
    search,
    subscribe: changes.subscribe,
    getSnapshot: () => snapshot,
    /** Every flight that has arrived, whatever the filters. */
    flights: () => groups.flights(),
    /**
     * Starts the search, or repeats it after a stop or when results are old. Rows stay until the same fares
     * arrive again.
     */
    start() {
      if (controller) return
      const mine = new AbortController()
      controller = mine
      phase = 'waiting'
      end = null
      startedAtMs = deps.nowMs()
      endedAtMs = null
      // A repeat that does not come to its end leaves fares of the search before.
      if (groups.fareCount() === 0) faresSinceMs = startedAtMs
      groups.beginRepeat()
      publish('keep')
      void deps
        .open((batch) => controller === mine && receive(batch), mine.signal)
        .then((result) => controller === mine && finish(result))
    },
    /** Cancels the search, up to its sources, because the agent has left. */
    stop() {
      const running = controller
      if (!running) return
      finish({ kind: 'left' })
      running.abort()
    },
    /**
     * Sets another order, other filters or other pins. The agent asked for it, so waiting fares are merged at
     * once, but not by a pin.
     */
    setView(next: ResultsView) {
      const same = viewKey({ ...next, bars: view.bars, pins: view.pins }) === viewKey(view)
      const samePins = next.pins.join() === view.pins.join()
      view = next
      if (!same) publish('all')
      else if (!samePins) publish('keep')
    },
    /**
     * The names of the pins with this fare added or taken out; null if all places are taken. A name whose
     * fare did not arrive by the end of the search takes no place, and while it runs it gives its place to a
     * new pin where no other is left.
     */
    toggledPins(flight: Flight, fare: ListedFare): readonly string[] | null {
      const running = phase === 'waiting' || phase === 'streaming'
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
    /** Takes over the pins of an earlier search for the same, so that those that are gone can be shown. */
    keepPins(earlier: readonly Pin[]) {
      pins = earlier
    },
    /** Notes the result of a fare's price check. The rows stay where they are. */
    changeFare(key: string, fareId: string, change: (fare: ListedFare) => ListedFare) {
      held = true
      groups.change(key, fareId, change)
      publish('keep')
    },
    /** Merges everything that waits. */
    merge() {
      publish('all')
    },
    /**
     * Fixes the rows because the agent has scrolled, pointed at or entered the list. Until then better fares
     * take their place by themselves.
     */
    hold() {
      held = true
    },
  }
}

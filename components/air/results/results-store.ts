import type { PricedItinerary } from '../../../contract/air/itinerary.ts'
import { applyFilters, NO_FILTERS, type FilterCounts, type Match, type Span } from './filters.ts'
import { makeFlightGroups } from './flight-groups.ts'
import { travellerCount, type FlightSearch } from '../../../lib/air/flight-search.ts'
import { keepShown, showAll, type ShownRow } from './shown-rows.ts'
import { leads, sortMatches, type Lead, type Sort } from './sort.ts'
import type { StreamEnd } from './stream.ts'
import { viewKey, type ResultsView } from './view-params.ts'

/** Where a search stands. `stopped`: it ended before it was whole, and what came is kept. */
export type SearchPhase = 'waiting' | 'streaming' | 'complete' | 'stopped' | 'refused'

/** Everything the screen shows of a search at one moment. A new object after every change, otherwise the same. */
export type ResultsSnapshot = {
  phase: SearchPhase
  end: StreamEnd | null
  /** Fares that have arrived. */
  fareCount: number
  /** Fares that the filters leave. */
  matchCount: number
  /** Flights with at least one such fare, by key. */
  matches: ReadonlyMap<string, Match>
  rows: readonly ShownRow[]
  newCount: number
  cheaperCount: number
  counts: FilterCounts
  price: Span | null
  duration: Span | null
  leads: Record<Sort, Lead> | null
  searchId: number | null
  /** Monotonic milliseconds. */
  startedAtMs: number
  endedAtMs: number | null
}

/** Opens the stream; `openStream` bound to an input. */
export type OpenSearch = (
  onBatch: (itineraries: readonly PricedItinerary[]) => void,
  signal: AbortSignal,
) => Promise<StreamEnd>

/** What a store needs from outside. */
export type ResultsDeps = {
  open: OpenSearch
  /** Monotonic milliseconds. */
  nowMs: () => number
  /** Runs `work` before the first paint after so many milliseconds. */
  schedule: (work: () => void, waitMs: number) => void
}

/* Rows that were just shown are painted first; and the longer the list, the more a change costs and the less it shows. */
const pauseMs = (fareCount: number) => 100 + fareCount / 25

/** One search and its results, kept outside of React so that thousands of fares arrive without rendering for each. */
export type ResultsStore = ReturnType<typeof makeResultsStore>

/** Makes the store of one search; nothing is asked before `start`. */
export function makeResultsStore(search: FlightSearch, deps: ResultsDeps) {
  const groups = makeFlightGroups()
  const listeners = new Set<() => void>()
  let view: ResultsView = { sort: 'best', filters: NO_FILTERS }
  let rows: readonly ShownRow[] = []
  let phase: SearchPhase = 'waiting'
  let end: StreamEnd | null = null
  let searchId: number | null = null
  let startedAtMs = 0
  let endedAtMs: number | null = null
  let held = false
  let roomFor = 12
  let queue: PricedItinerary[] = []
  let scheduled = false
  let shownAtMs = 0
  let controller: AbortController | null = null
  let snapshot = derive('all')

  function derive(how: 'all' | 'keep'): ResultsSnapshot {
    const travellers = travellerCount(search)
    const filtered = applyFilters(groups.flights(), view.filters)
    const sorted = sortMatches(filtered.matches, view.sort, travellers)
    const shown = how === 'all' ? showAll(sorted) : keepShown(rows, sorted, { loose: !held, roomFor })
    rows = shown.rows
    return {
      ...shown,
      phase,
      end,
      searchId,
      startedAtMs,
      endedAtMs,
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
    for (const listener of listeners) listener()
  }

  function flush() {
    groups.add(queue)
    queue = []
    publish('keep')
  }

  function flushScheduled() {
    scheduled = false
    // The end of the search may have taken what was waiting.
    if (queue.length > 0) flush()
  }

  function receive(itineraries: readonly PricedItinerary[]) {
    queue.push(...itineraries)
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
      groups.endRepeat()
    }
    phase = result.kind === 'done' ? 'complete' : result.kind === 'refused' ? 'refused' : 'stopped'
    publish('keep')
  }

  return {
    search,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    /** Every flight that has arrived, whatever the filters say. */
    flights: () => groups.flights(),
    /** Searches, or searches again after a stop or an age: what is shown stays until the same comes anew. */
    start() {
      if (controller) return
      const mine = new AbortController()
      controller = mine
      phase = 'waiting'
      end = null
      startedAtMs = deps.nowMs()
      endedAtMs = null
      groups.beginRepeat()
      publish('keep')
      void deps
        .open((batch) => controller === mine && receive(batch), mine.signal)
        .then((result) => controller === mine && finish(result))
    },
    /** The reader leaves: the search is cancelled up to its sources. */
    stop() {
      const running = controller
      if (!running) return
      finish({ kind: 'left' })
      running.abort()
    },
    /** Another order or other filters: the person asked, so everything takes its place at once. */
    setView(next: ResultsView) {
      if (viewKey(next) === viewKey(view)) return
      view = next
      publish('all')
    },
    /** Everything that waits takes its place. */
    merge() {
      publish('all')
    },
    /** The person scrolls or has entered the list: from now on nothing fills in by itself. */
    hold() {
      held = true
    },
    /** How many rows fill the screen. */
    setRoom(count: number) {
      roomFor = count
    },
  }
}

import type { Fare } from '../../../lib/air/fare.ts'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { makeSignal } from '../../ui/store.ts'
import type { Flight, ListedFare } from './flight.ts'
import { makeResultsList, type Placing, type ShownResults } from './results-list.ts'
import type { StreamEnd } from './stream.ts'
import type { ResultsView } from './view-params.ts'

/** The state of a search. `stopped`: it ended before it was complete; the fares that came are kept. */
export type SearchPhase = 'waiting' | 'streaming' | 'complete' | 'stopped' | 'refused'

/** How far a search has come. */
type SearchRun = {
  phase: SearchPhase
  end: StreamEnd | null
  searchId: number | null
  /** When the search, or its last repeat, started and ended; monotonic milliseconds. */
  startedAtMs: number
  endedAtMs: number | null
  /** When the search began that found the oldest of the fares; null before the first. */
  faresSinceMs: number | null
}

const NOT_STARTED: SearchRun = {
  phase: 'waiting',
  end: null,
  searchId: null,
  startedAtMs: 0,
  endedAtMs: null,
  faresSinceMs: null,
}

/** Everything the screen shows of a search. A new object after every change, the same object otherwise. */
export type ResultsSnapshot = ShownResults & SearchRun

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
  const list = makeResultsList(search)
  const changes = makeSignal()
  let run = NOT_STARTED
  let snapshot: ResultsSnapshot = { ...list.show('all'), ...run }
  let shownAtMs = 0
  let queue: Fare[] = []
  let scheduled = false
  let controller: AbortController | null = null

  function publish(placing: Placing) {
    snapshot = { ...list.show(placing), ...run }
    shownAtMs = deps.nowMs()
    changes.tell()
  }

  function flush() {
    list.add(queue)
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
    if (run.phase === 'waiting') {
      // The first rows do not wait for a frame.
      run = { ...run, phase: 'streaming' }
      flush()
    } else if (!scheduled) {
      scheduled = true
      deps.schedule(flushScheduled, Math.max(0, shownAtMs + pauseMs(list.fareCount()) - deps.nowMs()))
    }
  }

  function finish(end: StreamEnd) {
    controller = null
    const phase = end.kind === 'done' ? 'complete' : end.kind === 'refused' ? 'refused' : 'stopped'
    const found = end.kind === 'done' && { searchId: end.searchId, faresSinceMs: run.startedAtMs }
    run = { ...run, phase, end, endedAtMs: deps.nowMs(), ...found }
    list.add(queue)
    queue = []
    if (end.kind === 'done') list.endRepeat()
    publish('keep')
  }

  return {
    search,
    subscribe: changes.subscribe,
    getSnapshot: () => snapshot,
    /** Every flight that has arrived, whatever the filters. */
    flights: list.flights,
    /**
     * Starts the search, or repeats it after a stop or when results are old. Rows stay until the same fares
     * arrive again.
     */
    start() {
      if (controller) return
      const mine = new AbortController()
      controller = mine
      const startedAtMs = deps.nowMs()
      // A repeat that does not come to its end leaves fares of the search before.
      const faresSinceMs = list.fareCount() === 0 ? startedAtMs : run.faresSinceMs
      run = { ...run, phase: 'waiting', end: null, startedAtMs, endedAtMs: null, faresSinceMs }
      list.beginRepeat()
      publish('keep')
      void deps
        .open((batch) => controller === mine && receive(batch), mine.signal)
        .then((end) => controller === mine && finish(end))
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
      const placing = list.setView(next)
      if (placing !== null) publish(placing)
    },
    /** The names of the pins with this fare added or taken out; null if all places are taken. */
    toggledPins(flight: Flight, fare: ListedFare): readonly string[] | null {
      return list.toggledPins(flight, fare, run.phase === 'waiting' || run.phase === 'streaming')
    },
    keepPins: list.keepPins,
    /** Notes the result of a fare's price check. The rows stay where they are. */
    changeFare(key: string, fareId: string, change: (fare: ListedFare) => ListedFare) {
      list.change(key, fareId, change)
      publish('keep')
    },
    /** Merges everything that waits. */
    merge() {
      publish('all')
    },
    hold: list.hold,
  }
}

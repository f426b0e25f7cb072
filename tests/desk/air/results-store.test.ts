import { expect, test } from 'vitest'
import type { Fare } from '../../../lib/air/fare.ts'
import { NO_FILTERS } from '../../../components/air/results/filter-groups.ts'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { makeResultsStore } from '../../../components/air/results/results-store.ts'
import type { StreamEnd } from '../../../components/air/results/stream.ts'
import { fareFixture } from './itinerary-fixture.ts'

const search: FlightSearch = {
  trip: 'oneway',
  legs: [{ from: 'LHR', to: 'SIN', date: '2027-01-14' }],
  adults: 1,
  children: 0,
  infants: 0,
  cabin: 1,
}

type Opened = {
  send: (...fares: Fare[]) => void
  end: (result: StreamEnd) => Promise<void>
  signal: AbortSignal
}

/** A store whose stream and frames the test controls. */
function harness() {
  const opened: Opened[] = []
  let frames: (() => void)[] = []
  const waits: number[] = []
  let nowMs = 0
  const store = makeResultsStore(search, {
    nowMs: () => nowMs,
    schedule: (work, waitMs) => {
      frames.push(work)
      waits.push(waitMs)
    },
    open: (onBatch, signal) =>
      new Promise((resolve) => {
        opened.push({
          signal,
          send: (...fares) => onBatch(fares),
          end: async (result) => {
            resolve(result)
            await Promise.resolve()
            await Promise.resolve()
          },
        })
      }),
  })
  const paint = () => {
    const due = frames
    frames = []
    due.forEach((work) => work())
  }
  const stream = (index: number) => opened[index] as Opened
  const pass = (ms: number) => (nowMs += ms)
  return { store, stream, paint, opened, waits, pass }
}

const flight = (number: number, total: number, code = `${number}-${total}`) =>
  fareFixture({ code, total, legs: [`SQ${number} LHR-SIN 11:25 770`] })

test('shows the first batch at once and the later ones once a frame', () => {
  const { store, stream, paint } = harness()
  let renders = 0
  store.start()
  store.subscribe(() => (renders += 1))
  stream(0).send(flight(1, 500))
  expect(store.getSnapshot()).toMatchObject({ phase: 'streaming', fareCount: 1 })
  expect(renders).toBe(1)
  for (let number = 2; number < 30; number += 1) stream(0).send(flight(number, 500))
  expect(renders).toBe(1)
  paint()
  expect(renders).toBe(2)
  expect(store.getSnapshot().fareCount).toBe(29)
})

test('keeps what came when the search is cut, and continues in place without doubling', async () => {
  const { store, stream, paint } = harness()
  store.start()
  store.hold()
  stream(0).send(flight(1, 500, 'a'), flight(2, 600, 'b'))
  await stream(0).end({ kind: 'cut' })
  expect(store.getSnapshot()).toMatchObject({ phase: 'stopped', fareCount: 2 })
  const before = store.getSnapshot().rows
  store.start()
  stream(1).send(flight(1, 500, 'A'), flight(2, 600, 'B'))
  stream(1).send(flight(3, 400, 'C'))
  paint()
  await stream(1).end({ kind: 'done', searchId: 7, total: 3 })
  const after = store.getSnapshot()
  expect(after).toMatchObject({ phase: 'complete', searchId: 7, fareCount: 3, newCount: 1, cheaperCount: 1 })
  expect(after.rows).toEqual(before)
  const codes = [...after.matches.values()].flatMap((match) => match.fares.map((fare) => fare.offerCode))
  expect(codes.sort()).toEqual(['A', 'B', 'C'])
  store.merge()
  expect(store.getSnapshot()).toMatchObject({ newCount: 0 })
  expect(store.getSnapshot().rows).toHaveLength(3)
})

test('fares are as old as the oldest that is kept, until a repeat is complete', async () => {
  const { store, stream, pass } = harness()
  const since = () => store.getSnapshot().faresSinceMs
  expect(since()).toBeNull()
  pass(1000)
  store.start()
  await stream(0).end({ kind: 'cut' })
  // Nothing was kept.
  pass(1000)
  store.start()
  stream(1).send(flight(1, 500, 'a'), flight(2, 600, 'b'))
  await stream(1).end({ kind: 'cut' })
  expect(since()).toBe(2000)
  pass(19 * 60_000)
  store.start()
  expect(store.getSnapshot()).toMatchObject({ faresSinceMs: 2000, startedAtMs: 2000 + 19 * 60_000 })
  stream(2).send(flight(1, 500, 'A'))
  await stream(2).end({ kind: 'cut' })
  expect(since()).toBe(2000)
  store.start()
  store.stop()
  expect(since()).toBe(2000)
  pass(5000)
  store.start()
  stream(4).send(flight(1, 500, 'A'))
  await stream(4).end({ kind: 'done', searchId: 7, total: 1 })
  expect(since()).toBe(2000 + 19 * 60_000 + 5000)
})

test('cancels the running search when it is left, and hears nothing more of it', async () => {
  const { store, stream } = harness()
  store.start()
  stream(0).send(flight(1, 500))
  store.stop()
  expect(stream(0).signal.aborted).toBe(true)
  stream(0).send(flight(2, 500))
  await stream(0).end({ kind: 'done', searchId: 1, total: 2 })
  expect(store.getSnapshot()).toMatchObject({ phase: 'stopped', fareCount: 1, end: { kind: 'left' } })
})

test('asks once however often it is started', () => {
  const { store, opened } = harness()
  store.start()
  store.start()
  expect(opened).toHaveLength(1)
})

test('better fares take their place until the list is touched, then they wait to be merged', () => {
  const { store, stream, paint } = harness()
  const order = () => store.getSnapshot().rows.map((row) => row.key.slice(0, 3))
  store.start()
  store.setView({ sort: 'cheapest', bars: false, pins: [], filters: NO_FILTERS })
  stream(0).send(flight(1, 500))
  stream(0).send(flight(2, 400))
  paint()
  expect(order()).toEqual(['SQ2', 'SQ1'])
  expect(store.getSnapshot()).toMatchObject({ newCount: 0 })
  store.hold()
  stream(0).send(flight(3, 300), flight(1, 100))
  paint()
  expect(order()).toEqual(['SQ2', 'SQ1'])
  expect(store.getSnapshot()).toMatchObject({ newCount: 2, cheaperCount: 2 })
  store.merge()
  expect(order()).toEqual(['SQ1', 'SQ3', 'SQ2'])
})

test('another order is the person’s wish: everything takes its place', () => {
  const { store, stream, paint } = harness()
  store.start()
  store.hold()
  stream(0).send(flight(1, 500))
  stream(0).send(flight(2, 400))
  paint()
  expect(store.getSnapshot()).toMatchObject({ newCount: 1 })
  store.setView({ sort: 'cheapest', bars: false, pins: [], filters: NO_FILTERS })
  expect(store.getSnapshot()).toMatchObject({ newCount: 0 })
  expect(store.getSnapshot().rows.map((row) => row.key.slice(0, 3))).toEqual(['SQ2', 'SQ1'])
})

test('the first rows are painted before the next batch is shown, and a late batch waits for nothing', () => {
  const { store, stream, paint, waits, pass } = harness()
  store.start()
  stream(0).send(flight(1, 500))
  pass(20)
  stream(0).send(flight(2, 600))
  expect(waits).toHaveLength(1)
  expect(waits[0]).toBeGreaterThanOrEqual(80)
  paint()
  pass(1000)
  stream(0).send(flight(3, 700))
  expect(waits[1]).toBe(0)
})

test('a batch that came with the end is shown once', async () => {
  const { store, stream, paint } = harness()
  store.start()
  stream(0).send(flight(1, 500))
  stream(0).send(flight(2, 600))
  await stream(0).end({ kind: 'done', searchId: 1, total: 2 })
  const whole = store.getSnapshot()
  paint()
  expect(whole.fareCount).toBe(2)
  expect(store.getSnapshot()).toBe(whole)
})

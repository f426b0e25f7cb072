import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptResults, searchAnew } from '../../../components/air/search/kept-results.ts'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'

const search: FlightSearch = {
  trip: 'oneway',
  legs: [{ from: 'LHR', to: 'SIN', date: '2027-01-14' }],
  adults: 1,
  children: 0,
  infants: 0,
  cabin: 1,
}

/** Answers of the desk's server that have not come yet, in the order of the searches. */
let answers: ((response: Response) => void)[] = []
const queries = new QueryClient()

beforeEach(() => {
  answers = []
  queries.clear()
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
})
afterEach(() => vi.unstubAllGlobals())

async function answer(index: number): Promise<void> {
  const done = 'event: done\ndata: {"SearchId":7,"Total":0}\n\n'
  answers[index]?.(new Response(done, { headers: { 'content-type': 'text/event-stream' } }))
  await vi.waitFor(() => expect(keptResults(queries, search).getSnapshot().phase).toBe('complete'))
}

test('a search that is asked for again is sent again, and Back finds the newest answer', async () => {
  const first = searchAnew(queries, search)
  await answer(0)
  expect(keptResults(queries, { ...search })).toBe(first)
  expect(answers).toHaveLength(1)
  const second = searchAnew(queries, search)
  expect(answers).toHaveLength(2)
  expect(second).not.toBe(first)
  expect(keptResults(queries, search)).toBe(second)
})

test('a search that is running is not sent twice, whoever asks', () => {
  const running = searchAnew(queries, search)
  expect(searchAnew(queries, search)).toBeNull()
  expect(keptResults(queries, search)).toBe(running)
  expect(answers).toHaveLength(1)
})

test('a search that was left is not an answer either', async () => {
  searchAnew(queries, search)?.stop()
  expect(searchAnew(queries, search)).not.toBeNull()
  expect(answers).toHaveLength(2)
})

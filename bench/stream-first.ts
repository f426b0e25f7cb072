import type { Page } from '@playwright/test'
import { fillQuery } from './browser/fill-query.ts'
import { manyFlights } from './browser/many-flights.ts'
import { addPlainRows, drawnRows } from './browser/peer-page.ts'
import { searchBody } from './browser/search-body.ts'
import { timeSteps, type Steps } from './browser/search-steps.ts'
import { withBrowser } from './browser/with-browser.ts'
import { interleave, median, type BenchRow } from './row.ts'

const ROUNDS = 9
/** As many fares as a usual search finds, all sent at once. */
const FARES = 400
const ROW = '[data-fare-cell]'

type Side = 'ours' | 'peer'

/**
 * Bar 18: the time from the click on Search to the first itinerary painted, with a supply that answers at
 * once. The peer does what cannot be avoided, in the same page: it sends the same search, parses its first
 * event, and draws twelve rows of the same elements in plain React.
 */
export async function streamFirst(): Promise<BenchRow[]> {
  const steps: Record<Side, Steps[]> = { ours: [], peer: [] }
  await withBrowser(manyFlights(FARES), async ({ url, newPage }) => {
    const onFilledPage = async <Result>(use: (page: Page) => Promise<Result>): Promise<Result> => {
      const page = await newPage()
      await fillQuery(page, url)
      const result = await use(page)
      await page.close()
      return result
    }
    const search = (page: Page) =>
      timeSteps(page, page.getByRole('button', { name: 'Search', exact: true }), ROW)
    const rows = await onFilledPage(async (page) => {
      await search(page)
      return drawnRows(page)
    })
    const contender = (side: Side, measure: (page: Page) => Promise<Steps>) => async () => {
      const times = await onFilledPage(measure)
      steps[side].push(times)
      return times.painted
    }
    const ours = contender('ours', search)
    const peer = contender('peer', async (page) =>
      timeSteps(page, await addPlainRows(page, rows, searchBody()), ROW),
    )
    await interleave({ ours, peer }, ROUNDS)
  })
  // The first round of each is a warm-up.
  const middle = (side: Side, step: keyof Steps) => median(steps[side].slice(1).map((times) => times[step]))
  const text = (side: Side) =>
    `${middle(side, 'painted').toFixed(0)} ms (${STEPS.map((step) => middle(side, step).toFixed(0)).join(', ')})`
  return [
    {
      bar: 18,
      name: 'stream-first',
      ours: text('ours'),
      peer: text('peer'),
      ratio: middle('ours', 'painted') / middle('peer', 'painted'),
      better: 'less',
      guard: 1.5,
      goal: 1.25,
    },
  ]
}

/** Printed in brackets: sent, headers, parsed, in the document, painted. */
const STEPS = ['sent', 'headers', 'parsed', 'inDocument', 'painted'] as const

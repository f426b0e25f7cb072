import type { Page } from '@playwright/test'
import { ITINERARIES } from './air-stream.ts'
import { clickAt } from './browser/click-at.ts'
import { fillQuery } from './browser/fill-query.ts'
import { manyFlights } from './browser/many-flights.ts'
import { addPlainRows, drawnRows, openPeerPage } from './browser/peer-page.ts'
import type { PlainNode } from './browser/plain-rows.tsx'
import { searchBody } from './browser/search-body.ts'
import { traceCost, type Cost } from './browser/trace-cost.ts'
import { withBrowser } from './browser/with-browser.ts'
import { interleave, median, type BenchRow } from './row.ts'

const ROUNDS = 5

/**
 * Bar 17: 5,000 itineraries stream through the desk's read route into the flight screen, measured from the
 * click on Search to the painted end of the stream, without the page load. All of its work is compared with
 * that of a page of the same origin that renders every row at every event; its longest task with the work of
 * drawing one screen of the same rows in plain React, once.
 */
export async function streamRender(): Promise<BenchRow[]> {
  const costs: Record<'ours' | 'naive' | 'screen', Cost[]> = { ours: [], naive: [], screen: [] }
  await withBrowser(manyFlights(ITINERARIES), async ({ url, newPage }) => {
    const onPage = async <Result>(use: (page: Page) => Promise<Result>): Promise<Result> => {
      const page = await newPage()
      const result = await use(page)
      await page.close()
      return result
    }
    const rows = await onPage(async (page) => {
      await fillQuery(page, url)
      await measureSearch(page)
      return drawnRows(page)
    })
    const contender = (side: keyof typeof costs, measure: (page: Page) => Promise<Cost>) => async () => {
      const cost = await onPage(measure)
      costs[side].push(cost)
      return cost.mainMs
    }
    const ours = contender('ours', async (page) => {
      await fillQuery(page, url)
      return measureSearch(page)
    })
    const naive = contender('naive', async (page) => {
      await openPeerPage(page, url, searchBody())
      return measureSearch(page)
    })
    const screen = contender('screen', async (page) => {
      await fillQuery(page, url)
      return measureScreen(page, rows)
    })
    await interleave({ ours, naive, screen }, ROUNDS)
  })
  // The first round of each is a warm-up.
  const middle = (side: keyof typeof costs, part: keyof Cost) =>
    median(costs[side].slice(1).map((cost) => cost[part]))
  const row = (name: string, ours: number, peer: number, guard: number, goal: number): BenchRow => ({
    bar: 17,
    name,
    ours: `${ours.toFixed(0)} ms`,
    peer: `${peer.toFixed(0)} ms`,
    ratio: ours / peer,
    better: 'less',
    guard,
    goal,
  })
  return [
    row('stream-render', middle('ours', 'mainMs'), middle('naive', 'mainMs'), 0.25, 0.1),
    row('stream-longest', middle('ours', 'longestMs'), middle('screen', 'mainMs'), 1.5, 1),
  ]
}

/* From the click to the paint of one screen of rows, without a stream. */
async function measureScreen(page: Page, rows: PlainNode[]): Promise<Cost> {
  const click = await clickAt(await addPlainRows(page, rows, null))
  return traceCost(page, async () => {
    await click()
    await page.locator('[data-plain-rows]').waitFor()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  })
}

async function measureSearch(page: Page): Promise<Cost> {
  const click = await clickAt(page.getByRole('button', { name: 'Search', exact: true }))
  await page.evaluate(watch)
  return traceCost(page, async () => {
    await click()
    await page.evaluate(() => window.benchEnd)
  })
}

declare global {
  interface Window {
    /** Resolves two frames after the page says that the search is complete. */
    benchEnd: Promise<void>
  }
}

/* Runs in the page. Both pages announce the end in a status region. */
function watch(): void {
  window.benchEnd = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const said = [...document.querySelectorAll('[role=status]')].some((region) =>
        region.textContent?.endsWith(', complete'),
      )
      if (!said) return
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

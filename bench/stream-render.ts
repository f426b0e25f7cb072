import type { Page } from '@playwright/test'
import { ITINERARIES } from './air-stream.ts'
import { clickAt } from './browser/click-at.ts'
import { fillQuery } from './browser/fill-query.ts'
import { manyFlights } from './browser/many-flights.ts'
import { openPeerPage } from './browser/peer-page.ts'
import { searchBody } from './browser/search-body.ts'
import { traceCost, type Cost } from './browser/trace-cost.ts'
import { withBrowser } from './browser/with-browser.ts'
import { interleave, median, type BenchRow } from './row.ts'

const ROUNDS = 5

type Side = 'ours' | 'peer'

/**
 * Bar 17: 5,000 itineraries stream through the desk's read route into the flight screen, compared with a page
 * of the same origin that renders every row at every event. Measured from the click on Search to the painted
 * end of the stream, without the page load.
 */
export async function streamRender(): Promise<BenchRow[]> {
  const costs: Record<Side, Cost[]> = { ours: [], peer: [] }
  await withBrowser(manyFlights(ITINERARIES), async ({ url, newPage }) => {
    const contender = (side: Side, open: (page: Page) => Promise<void>) => async () => {
      const page = await newPage()
      await open(page)
      const cost = await measureSearch(page)
      await page.close()
      costs[side].push(cost)
      return cost.mainMs
    }
    await interleave(
      {
        ours: contender('ours', (page) => fillQuery(page, url)),
        peer: contender('peer', (page) => openPeerPage(page, url, searchBody())),
      },
      ROUNDS,
    )
  })
  // The first round of each is a warm-up.
  const middle = (side: Side, part: keyof Cost) => median(costs[side].slice(1).map((cost) => cost[part]))
  const row = (name: string, part: keyof Cost, guard: number, goal: number): BenchRow => {
    const [ours, peer] = [middle('ours', part), middle('peer', part)]
    return {
      bar: 17,
      name,
      ours: `${ours.toFixed(0)} ms`,
      peer: `${peer.toFixed(0)} ms`,
      ratio: ours / peer,
      better: 'less',
      guard,
      goal,
    }
  }
  return [row('stream-render', 'mainMs', 0.25, 0.1), row('stream-blocked', 'blockedMs', 0.05, 0)]
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

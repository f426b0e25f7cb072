import type { Page } from '@playwright/test'
import { clickAt } from './browser/click-at.ts'
import { fillQuery } from './browser/fill-query.ts'
import { manyFlights } from './browser/many-flights.ts'
import { searchBody } from './browser/search-body.ts'
import { withBrowser } from './browser/with-browser.ts'
import { interleave, median, type BenchRow } from './row.ts'

const ROUNDS = 9
/** As many fares as a usual search finds, all sent at once. */
const FARES = 400

/**
 * Bar 18: the time from the click on Search to the first itinerary painted, with a supply that answers at
 * once. It is compared with the unavoidable time: from the click on a bare button to its paint in the same
 * page, plus the time until the first event arrives.
 */
export async function streamFirst(): Promise<BenchRow[]> {
  const bare: number[] = []
  const wire: number[] = []
  const times = await withBrowser(manyFlights(FARES), ({ url, newPage }) => {
    const measure = (part: (page: Page) => Promise<number>) => async () => {
      const page = await newPage()
      await fillQuery(page, url)
      const ms = await part(page)
      await page.close()
      return ms
    }
    const ours = measure(clickToFirstRow)
    const peer = measure(async (page) => {
      const [clickMs, wireMs] = [await bareClickToPaint(page), await firstEvent(page)]
      bare.push(clickMs)
      wire.push(wireMs)
      return clickMs + wireMs
    })
    return interleave({ ours, peer }, ROUNDS)
  })
  const [ours, peer] = [median(times.ours), median(times.peer)]
  // The first round of each is a warm-up.
  const parts = [bare, wire].map((values) => median(values.slice(1)).toFixed(0))
  return [
    {
      bar: 18,
      name: 'stream-first',
      ours: `${ours.toFixed(0)} ms`,
      peer: `${peer.toFixed(0)} ms (${parts.join(' + ')})`,
      ratio: ours / peer,
      better: 'less',
      guard: 6,
      goal: 2.5,
    },
  ]
}

async function clickToFirstRow(page: Page): Promise<number> {
  const click = await clickAt(page.getByRole('button', { name: 'Search', exact: true }))
  await page.evaluate(watchPaint, '[data-fare-cell]')
  await click()
  return page.evaluate(() => window.benchPaint)
}

async function bareClickToPaint(page: Page): Promise<number> {
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.id = 'bench-bare'
    button.textContent = 'bare'
    // In the top layer, where no other part of the page reacts to the mouse.
    button.setAttribute('popover', 'manual')
    button.addEventListener('click', () => button.setAttribute('data-clicked', ''))
    button.addEventListener('click', () => (button.textContent = 'clicked'))
    document.body.append(button)
    button.showPopover()
  })
  const click = await clickAt(page.locator('#bench-bare'))
  await page.evaluate(watchPaint, '#bench-bare[data-clicked]')
  await click()
  const ms = await page.evaluate(() => window.benchPaint)
  await page.evaluate(() => document.getElementById('bench-bare')?.remove())
  return ms
}

/* Milliseconds until the first complete event of the same search has been read, without parsing it. */
function firstEvent(page: Page): Promise<number> {
  return page.evaluate(async (body) => {
    const startedAt = performance.now()
    const response = await fetch('/api/read/air.low-fare-search-incremental', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-desk': '1' },
      body,
    })
    if (!response.ok || !response.body) throw new Error(`the search answered ${response.status}`)
    const reader = response.body.getReader()
    const LINE_FEED = 10
    let last = 0
    let endedAt: number | null = null
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      if (endedAt !== null) continue
      for (const byte of value) {
        if (byte === LINE_FEED && last === LINE_FEED) endedAt ??= performance.now()
        last = byte
      }
    }
    if (endedAt === null) throw new Error('the search gave no event')
    return endedAt - startedAt
  }, searchBody())
}

declare global {
  interface Window {
    /** Milliseconds from the next click until the expected element has been painted. */
    benchPaint: Promise<number>
  }
}

/* Runs in the page. A task posted from an animation frame runs after that frame has been drawn. */
function watchPaint(selector: string): void {
  window.benchPaint = new Promise((resolve) => {
    let clickedAt = 0
    window.addEventListener('click', (event) => (clickedAt = event.timeStamp), { capture: true, once: true })
    const observer = new MutationObserver(() => {
      if (clickedAt === 0 || !document.querySelector(selector)) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - clickedAt)
        port2.postMessage(null)
      })
    })
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  })
}

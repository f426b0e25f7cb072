import type { Locator, Page } from '@playwright/test'
import { clickAt } from './click-at.ts'

/** The steps from a click that searches to the first row, in milliseconds after the click. */
export type Steps = {
  /** The request was sent. */
  sent: number
  /** The head of its answer has arrived. */
  headers: number
  /** The first event has been parsed. */
  parsed: number
  /** The first row is in the document. */
  inDocument: number
  /** It has been painted. */
  painted: number
}

/** Clicks and waits until the first element that `row` selects has been painted. */
export async function timeSteps(page: Page, button: Locator, row: string): Promise<Steps> {
  const click = await clickAt(button)
  await page.evaluate(watch, row)
  await click()
  return page.evaluate(() => window.benchSteps)
}

declare global {
  interface Window {
    benchSteps: Promise<Steps>
  }
}

/* Runs in the page. A task posted from an animation frame runs after that frame has been drawn. */
function watch(row: string): void {
  let clickedAt = 0
  const at: Omit<Steps, 'inDocument' | 'painted'> = { sent: NaN, headers: NaN, parsed: NaN }
  const since = () => performance.now() - clickedAt
  window.addEventListener('click', (event) => (clickedAt = event.timeStamp), { capture: true, once: true })
  const { fetch } = window
  window.fetch = async (...asked) => {
    const [address] = asked
    const searches = typeof address === 'string' && address.includes('low-fare-search-incremental')
    if (searches) at.sent = since()
    const answer = await fetch(...asked)
    if (searches) at.headers = since()
    return answer
  }
  const { parse } = JSON
  JSON.parse = (...text: Parameters<typeof parse>): unknown => {
    const value: unknown = parse(...text)
    // Only an event with fares is as long as this.
    if (text[0].length > 10_000 && Number.isNaN(at.parsed)) at.parsed = since()
    return value
  }
  window.benchSteps = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (clickedAt === 0 || !document.querySelector(row)) return
      observer.disconnect()
      const inDocument = since()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve({ ...at, inDocument, painted: since() })
        port2.postMessage(null)
      })
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

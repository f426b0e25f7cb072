import type { Page } from '@playwright/test'
import { createAirSupply } from '../gateway/world/air/supply.ts'
import { searchPlaces } from '../gateway/world/place/search-places.ts'
import { cityInput } from '../lib/hotel/city-input.ts'
import { PLAIN_VIEW, type HotelFilters } from '../lib/hotel/city-view.ts'
import { stayKey } from '../lib/hotel/stay-params.ts'
import type { Stay } from '../lib/hotel/stay.ts'
import { clickAt } from './browser/click-at.ts'
import { traceCost } from './browser/trace-cost.ts'
import { withBrowser } from './browser/with-browser.ts'
import { interleave, median, type BenchRow } from './row.ts'

const ROUNDS = 9

/**
 * Between two clicks, and between two questions of the peer: pins, photos and the address have followed, and
 * page and servers are at rest, as they are when a person clicks.
 */
const REST_MS = 400

/**
 * The filters that are toggled one after another, by the words of their boxes and by their place in the
 * question.
 */
const TOGGLES = [
  { words: /^4 stars/, key: 'stars', value: '4' },
  { words: /^Free cancellation/, key: 'free_cancellation', value: 'true' },
  { words: /^8 or more/, key: 'review_score', value: '8' },
  { words: /^5 stars/, key: 'stars', value: '5' },
  { words: /^Breakfast \d/, key: 'meals', value: 'breakfast' },
] as const

/**
 * Bar 19: in a city of 8,000 hotels, from the click on a filter to the painted list with its counts, beside a
 * map with its pins; against fetching the answer to the same question and parsing it, and nothing else. Then
 * the processor time that one such run of clicks keeps the main thread busy beyond 50 ms a task: a long task
 * is one too many.
 */
export async function facetPaint(): Promise<BenchRow[]> {
  const stay = stayInLondon()
  const air = createAirSupply({ seed: 'bench', wait: () => Promise.resolve(), latencyScale: 0 })
  return withBrowser(air, async ({ url, newPage }) => {
    const measure = (part: (page: Page) => Promise<number>) => async () => {
      const page = await newPage()
      await openCity(page, `${url}/hotels?${stayKey(stay)}`)
      const ms = await part(page)
      await page.close()
      return ms
    }
    const ours = measure(clicksToPaint)
    const times = await interleave({ ours, peer: measure((page) => fetchAndParse(page, stay)) }, ROUNDS)
    const page = await newPage()
    await openCity(page, `${url}/hotels?${stayKey(stay)}`)
    const { blockedMs } = await traceCost(page, async () => void (await clicksToPaint(page)))
    return [paintRow(median(times.ours), median(times.peer)), longTaskRow(blockedMs)]
  })
}

function paintRow(ours: number, peer: number): BenchRow {
  return {
    bar: 19,
    name: 'facet-paint',
    ours: `${ours.toFixed(0)} ms`,
    peer: `${peer.toFixed(0)} ms`,
    ratio: ours / peer,
    better: 'less',
    guard: 3,
    goal: 1.8,
  }
}

function longTaskRow(blockedMs: number): BenchRow {
  return {
    bar: 19,
    name: 'facet-blocked',
    ours: `${blockedMs.toFixed(0)} ms`,
    peer: `${TOGGLES.length} clicks`,
    ratio: blockedMs,
    better: 'less',
    guard: 0,
    goal: 0,
  }
}

/** Three nights for two in London, two months from now. */
function stayInLondon(): Stay {
  const [place] = searchPlaces({ q: 'london', limit: 1, type: 'city', sandbox: true })
  if (!place) throw new Error('there is no London')
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const rooms = [{ adults: 2, children: [] }]
  return { place: String(place.externalId), checkIn: day(60), checkOut: day(63), rooms }
}

/** Opens the city; the clicks begin once cards, pins and the map itself stand, which a mouse brings. */
async function openCity(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('list', { name: 'Hotels found' }).getByRole('article').first().waitFor()
  const map = page.getByRole('region', { name: 'Map of the listed hotels' })
  await map.getByRole('button', { name: /, \$/ }).first().waitFor({ timeout: 60_000 })
  await page.mouse.move(1, 1)
  await map.locator('canvas').waitFor()
  await page.waitForLoadState('networkidle')
}

/** The middle one of the clicks, milliseconds. */
async function clicksToPaint(page: Page): Promise<number> {
  const times: number[] = []
  for (const { words } of TOGGLES) {
    const box = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: words })
    await box.scrollIntoViewIfNeeded()
    const click = await clickAt(box)
    await page.evaluate(watchList)
    await click()
    times.push(await page.evaluate(() => window.benchList))
    await page.waitForTimeout(REST_MS)
  }
  return median(times)
}

/** The same questions asked by hand, each answer parsed and thrown away; the middle one, milliseconds. */
async function fetchAndParse(page: Page, stay: Stay): Promise<number> {
  let filters: HotelFilters = {}
  const bodies = TOGGLES.map(({ key, value }) => {
    filters = { ...filters, [key]: [...(filters[key] ?? []), value] }
    return JSON.stringify(cityInput(stay, { ...PLAIN_VIEW, filters }))
  })
  const times: number[] = []
  for (const body of bodies) {
    times.push(await page.evaluate(askByHand, body))
    await page.waitForTimeout(REST_MS)
  }
  return median(times)
}

/* Runs in the page. */
async function askByHand(body: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch('/api/read/hotel.search', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-desk': '1' },
    body,
  })
  if (!response.ok) throw new Error(`the search answered ${response.status}`)
  JSON.parse(await response.text())
  return performance.now() - startedAt
}

declare global {
  interface Window {
    /** Milliseconds from the next click until the list that answers it has been painted. */
    benchList: Promise<number>
  }
}

/*
 * Runs in the page. The list says that it is old from the click on; a task that follows a frame begins when
 * that is drawn.
 */
function watchList(): void {
  const list = () => document.querySelector('[role=list][aria-label="Hotels found"]')
  const count = () => document.querySelector('main h2')?.textContent
  const before = count()
  window.benchList = new Promise((resolve) => {
    let clickedAt = 0
    window.addEventListener('click', (event) => (clickedAt = event.timeStamp), { capture: true, once: true })
    const observer = new MutationObserver(() => {
      if (clickedAt === 0 || count() === before || list()?.getAttribute('aria-busy') !== 'false') return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - clickedAt)
        port2.postMessage(null)
      })
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true, attributes: true })
  })
}

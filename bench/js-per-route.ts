import { gzipSync } from 'node:zlib'
import { createAirSupply } from '../gateway/world/air/supply.ts'
import { hotelsOfPlace } from '../gateway/world/hotel/hotels-of-place.ts'
import { searchPlaces } from '../gateway/world/place/search-places.ts'
import { withBarePage } from './bare-page.ts'
import { withBrowser } from './browser/with-browser.ts'
import type { BenchRow } from './row.ts'

const SEARCH = { guard: 60, goal: 30 }
const FORM = { guard: 90, goal: 50 }

type Read = (address: string) => Promise<Buffer>

/**
 * Bar 16: gzipped script files that a route needs before any interaction, minus those of a page of Next that
 * does nothing. The files that the served page names are counted; those that it fetches afterwards by itself
 * are shown as `later`.
 */
export async function jsPerRoute(): Promise<BenchRow[]> {
  const bare = await withBarePage(async ({ html, read }) => total(namedScripts(html), read))
  const air = createAirSupply({ seed: 'bench', wait: () => Promise.resolve(), latencyScale: 0 })
  return withBrowser(air, async ({ url, newPage }) => {
    const rows: BenchRow[] = []
    for (const { path, guard, goal } of routes()) {
      const page = await newPage()
      const fetched = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() === 'script') fetched.add(new URL(request.url()).pathname)
      })
      const response = await page.goto(`${url}${path}`)
      if (!response?.ok()) throw new Error(`${path} answered ${response?.status()}`)
      const named = namedScripts(await response.text())
      await page.waitForLoadState('networkidle')
      const read: Read = async (address) => (await page.request.get(`${url}${address}`)).body()
      const ours = await total(named, read)
      const later = await total(new Set([...fetched].filter((address) => !named.has(address))), read)
      await page.close()
      rows.push({
        bar: 16,
        name: `js-per-route ${path.replace(/\?.*/, '').replace(/\d+$/, '{id}')}`,
        ours: `${kB(ours)} (${kB(later)} later)`,
        peer: kB(bare),
        ratio: (ours - bare) / 1000,
        better: 'less',
        guard,
        goal,
      })
    }
    return rows
  })
}

/* London and one of its hotels. A booking form opens before its offer is known, so any code will do. */
function routes() {
  const [london] = searchPlaces({ q: 'london', limit: 1, type: 'city', sandbox: true })
  const hotelId = london && hotelsOfPlace(london.externalId)?.hotelId[0]
  if (!hotelId) throw new Error('there is no hotel in London')
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const stay = `in=${day(60)}&out=${day(63)}&rooms=2`
  return [
    { path: '/flights', ...SEARCH },
    { path: `/hotels?place=${london.externalId}&${stay}`, ...SEARCH },
    { path: `/hotels/${hotelId}?${stay}`, ...SEARCH },
    { path: '/flights/book?fare=bench', ...FORM },
    { path: '/hotels/book?rate=bench', ...FORM },
    { path: '/bookings', ...SEARCH },
    { path: '/wallet', ...SEARCH },
  ]
}

/** The script files of a page, from its tags and preloads, without those for old browsers only. */
function namedScripts(html: string): Set<string> {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const scripts = tags.filter((tag) => !/\bnomodule\b/i.test(tag))
  return new Set(scripts.flatMap((tag) => /(?:src|href)="([^"?]+\.js)/.exec(tag)?.[1] ?? []))
}

async function total(addresses: ReadonlySet<string>, read: Read): Promise<number> {
  const sizes = await Promise.all([...addresses].map(async (address) => gzipSync(await read(address)).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`
}

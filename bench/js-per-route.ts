import { gzipSync } from 'node:zlib'
import { createAirSupply } from '../gateway/world/air/supply.ts'
import { withBarePage } from './bare-page.ts'
import { withBrowser } from './browser/with-browser.ts'
import { routes } from './routes.ts'
import type { BenchRow } from './row.ts'

/** kB beyond the bare page. */
const limits = { 'search or form': { guard: 190, goal: 140 }, list: { guard: 120, goal: 90 } } as const

type Read = (address: string) => Promise<Buffer>

/**
 * Bar 16: script files that a route needs before it can be used, gzip, beyond those of a page of Next that
 * does nothing. These are the files that the served page names. Windows, the map and other routes are fetched
 * afterwards (`later`): told, not counted.
 */
export async function jsPerRoute(): Promise<BenchRow[]> {
  const bare = await withBarePage(async ({ html, read }) => total(namedScripts(html), read))
  const air = createAirSupply({ seed: 'bench', wait: () => Promise.resolve(), latencyScale: 0 })
  return withBrowser(air, async ({ url, read: readDesk, newPage }) => {
    const rows: BenchRow[] = []
    for (const { name, kind, address } of routes()) {
      const path = await address(readDesk)
      const page = await newPage()
      const fetched = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() === 'script') fetched.add(new URL(request.url()).pathname)
      })
      const response = await page.goto(`${url}${path}`)
      if (!response?.ok()) throw new Error(`${path} answered ${response?.status()}`)
      const named = namedScripts(await response.text())
      // Windows are fetched once somebody uses the page.
      await page.mouse.move(1, 1)
      await page.waitForLoadState('networkidle')
      // The server closes idle connections; a request that meets such a one is sent again.
      const read: Read = async (address) =>
        (await page.request.get(`${url}${address}`, { maxRetries: 3 })).body()
      const ours = await total(named, read)
      const later = await total(new Set([...fetched].filter((address) => !named.has(address))), read)
      await page.close()
      rows.push({
        bar: 16,
        name: `js-per-route ${name}`,
        ours: `${kB(ours)} in ${named.size} files (${kB(later)} later)`,
        peer: kB(bare),
        ratio: (ours - bare) / 1000,
        better: 'less',
        ...limits[kind],
      })
    }
    return rows
  })
}

/** The script files of a page: its tags and its preloads, without those that only old browsers fetch. */
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

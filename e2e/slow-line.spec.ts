import { expect, test, type Page, type Request } from '@playwright/test'
import { control } from './control.ts'
import { openCity } from './steps/hotel-stay.ts'
import { rows, search } from './steps/search.ts'
import { signIn } from './steps/sign-in.ts'

// What travels for a search. The figure behind the bounds: at 50 kB/s a cold search takes less than 8 seconds
// (docs/performance.md), where 4.6 MB of reference files and 1.8 MB of fares took more than two minutes.

type Travelled = { path: string; coding: string | undefined; bytes: number }

/** Bytes on the wire of every answer of the desk's own data, in the order of their ends. */
function witnessData(page: Page): Promise<Travelled>[] {
  const seen: Promise<Travelled>[] = []
  page.on('requestfinished', (request) => {
    if (/\/api\/(read|reference|map)\//.test(request.url())) seen.push(travelled(request))
  })
  return seen
}

async function travelled(request: Request): Promise<Travelled> {
  const { responseBodySize: bytes } = await request.sizes()
  const coding = (await request.response())?.headers()['content-encoding']
  return { path: new URL(request.url()).pathname, coding, bytes }
}

test('a cold flight search of two legs travels compressed, in less than 400 kB', async ({ page }) => {
  await signIn(page, await control.mint())
  const seen = witnessData(page)
  await search(page, 'LON-NYC')
  await expect(rows(page).first()).toContainText(
    /British Airways|Virgin Atlantic|JetBlue|American|Delta|United/,
  )
  const all = await Promise.all(seen)
  const stream = all.filter(({ path }) => path.endsWith('/air.low-fare-search-incremental'))
  expect(stream.map(({ coding }) => coding)).toEqual(['gzip'])
  const files = all.filter(({ path }) => path.startsWith('/api/reference/'))
  expect(new Set(files.map(({ coding }) => coding))).toEqual(new Set(['gzip']))
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(120_000)
  expect(all.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(400_000)
})

test('a hotel search travels compressed', async ({ page }) => {
  await signIn(page, await control.mint())
  const seen = witnessData(page)
  await openCity(page, 'Lisbon')
  const answers = (await Promise.all(seen)).filter(({ path }) => path.endsWith('/hotel.search'))
  expect(answers.length).toBeGreaterThan(0)
  for (const { coding, bytes } of answers) {
    expect(coding).toBe('gzip')
    expect(bytes).toBeLessThan(100_000)
  }
})

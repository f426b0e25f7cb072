import { expect, test, type Page } from '@playwright/test'
import { control } from './control.ts'
import { openCity } from './steps/hotel-stay.ts'
import { search } from './steps/search.ts'
import { openDesk, signIn } from './steps/sign-in.ts'

// The bytes of a search on the wire. The bounds follow from one figure: at 50 kB/s a cold search takes less
// than 8 seconds (docs/performance.md).

type Travelled = { path: string; coding: string | undefined; bytes: number }

/** Bytes on the wire of the desk's data. A stream is cancelled after its last event, so chunks are added. */
async function witnessData(page: Page): Promise<readonly Travelled[]> {
  const seen: Travelled[] = []
  const byId = new Map<string, Travelled>()
  const wire = await page.context().newCDPSession(page)
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    const path = new URL(response.url).pathname
    if (!/^\/api\/(read|reference|map)\//.test(path)) return
    const headers = new Headers(response.headers)
    const answer = { path, coding: headers.get('content-encoding') ?? undefined, bytes: 0 }
    byId.set(requestId, answer)
    seen.push(answer)
  })
  wire.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const answer = byId.get(requestId)
    if (answer) answer.bytes += encodedDataLength
  })
  await wire.send('Network.enable')
  return seen
}

const sum = (answers: readonly Travelled[]) => answers.reduce((all, { bytes }) => all + bytes, 0)

test('a cold flight search travels compressed, in less than 400 kB', async ({ page }) => {
  await openDesk(page, await control.mint())
  const seen = await witnessData(page)
  await search(page, 'LON-NYC')
  await page.waitForLoadState('networkidle')
  const stream = seen.filter(({ path }) => path.endsWith('/air.low-fare-search-incremental'))
  expect(stream.map(({ coding }) => coding)).toEqual(['gzip'])
  const files = seen.filter(({ path }) => path.startsWith('/api/reference/'))
  expect(new Set(files.map(({ coding }) => coding))).toEqual(new Set(['gzip']))
  expect(sum(files)).toBeLessThan(120_000)
  expect(sum(seen)).toBeGreaterThan(10_000)
  expect(sum(seen)).toBeLessThan(400_000)
})

test('a hotel search travels compressed', async ({ page }) => {
  await signIn(page, await control.mint())
  await openCity(page, 'Lisbon')
  const seen = await witnessData(page)
  await page.getByRole('checkbox').first().check()
  const codings = () => seen.filter(({ path }) => path.endsWith('/hotel.search')).map(({ coding }) => coding)
  await expect.poll(codings).toContain('gzip')
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  expect,
  request as api,
  test,
  type APIRequestContext,
  type APIResponse,
  type Page,
} from '@playwright/test'
import { operations } from '../contract/registry.ts'
import { control, type Office } from './control.ts'
import { dayAhead } from './day.ts'
import { openWitness } from './gateway-client.ts'
import { scenarioHotel } from './places.ts'
import { sendAction, serverActions } from './server-actions.ts'
import { completeHold } from './steps/complete.ts'
import { heldFlight, heldStay } from './steps/held-booking.ts'
import { signIn } from './steps/sign-in.ts'
import { environment } from './environment.ts'

// Threat model X2: every page, route and action of the build, requested without a session, from a foreign
// origin, and past the proxy. A made-up cookie passes the proxy's redirect, so that the page's own check is
// tested too.

const strangers: readonly { who: string; headers: Record<string, string> }[] = [
  { who: 'nobody', headers: {} },
  { who: 'a made-up cookie', headers: { cookie: `__Host-travel-desk.session=${'a'.repeat(43)}` } },
  { who: 'a made-up plain cookie', headers: { cookie: `travel-desk.session=${'a'.repeat(43)}` } },
  { who: 'a subrequest header', headers: { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' } },
  {
    who: 'a subrequest header and a made-up cookie',
    headers: {
      cookie: `travel-desk.session=${'a'.repeat(43)}`,
      'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware',
    },
  },
]

const views: readonly { what: string; headers: Record<string, string>; suffix: string }[] = [
  { what: 'page', headers: {}, suffix: '' },
  { what: 'RSC', headers: { rsc: '1' }, suffix: '?_rsc=1' },
  { what: 'prefetch', headers: { rsc: '1', 'next-router-prefetch': '1' }, suffix: '?_rsc=2' },
  {
    what: 'segment prefetch',
    headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    suffix: '?_rsc=3',
  },
]

/** The routes of the build, with this booking's reference or a hotel's id filled in. */
function routes(reference: string): string[] {
  const file = path.resolve(import.meta.dirname, '..', '.next', 'server', 'app-paths-manifest.json')
  const names = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  return names
    .filter((name) => name.endsWith('/page') && !name.startsWith('/_'))
    .map(
      (name) =>
        name
          .replace(/\/\([^)]+\)/g, '')
          .replace(/\/page$/, '')
          .replace('[reference]', reference)
          .replace('[hotelId]', '100000005')
          .replace('[month]', '2026-10')
          .replace('[number]', 'INV-2026-0001')
          .replace('[token]', 'a'.repeat(43))
          .replace('[id]', '8dafa846-cc11-4994-9386-acba5756281c')
          .replace('[uuid]', '8dafa846-cc11-5994-9386-acba5756281c') || '/',
    )
}

async function heldBooking(page: Page) {
  const office = await control.mint()
  await signIn(page, office)
  const reference = await heldFlight(page, 'LHR-AMS')
  return { office, reference, witness: await openWitness(office) }
}

/** Asserts that no answer to a stranger contains a secret. */
async function expectNothingTold(
  answer: APIResponse,
  secrets: readonly string[],
  what: string,
): Promise<void> {
  const text = await answer.text()
  for (const secret of secrets) expect(text, what).not.toContain(secret)
}

test('no page, in any representation, tells a stranger anything', async ({ page }) => {
  const { office, reference } = await heldBooking(page)
  const secrets = [office.officeId, office.name, 'KELLER', 'Keller', '10,000.00', 'Available']
  const bare = await api.newContext({ baseURL: environment.deskUrl, maxRedirects: 0 })
  const pages = routes(reference)
  expect(pages.length).toBeGreaterThanOrEqual(9)
  for (const address of pages)
    expect(address, 'a part of the address that is not filled in').not.toContain('[')
  for (const address of pages) {
    const requests = strangers.map(async ({ who, headers }) => {
      for (const view of views) {
        const answer = await bare.get(address + view.suffix, { headers: { ...headers, ...view.headers } })
        const what = `${view.what} ${address} as ${who}: ${answer.status()}`
        await expectNothingTold(answer, secrets, what)
        if (address.startsWith('/q/')) {
          if (view.what === 'page') expect(answer.headers()['location'], what).toBe('/q/none')
        } else if (address !== '/sign-in' && view.what === 'page') {
          expect([302, 303, 307, 308], what).toContain(answer.status())
          expect(answer.headers()['location'], what).toContain('/sign-in')
        }
      }
    })
    await Promise.all(requests)
  }
  // With a session the same request shows these words, so the assertions above can fail.
  const html = await (await page.request.get(`/bookings/${reference}`)).text()
  for (const secret of [office.name, 'KELLER', 'Available now'])
    expect(html.toLowerCase()).toContain(secret.toLowerCase())
  await bare.dispose()
})

test('every action refuses strangers and foreign origins, and changes nothing', async ({ page }) => {
  const { office, reference, witness } = await heldBooking(page)
  const secrets = [office.officeId, office.name, 'KELLER', reference]
  const bare = await api.newContext({ baseURL: environment.deskUrl, maxRedirects: 0 })
  const actions = serverActions()
  expect(actions.map(({ name }) => name).sort()).toEqual(
    expect.arrayContaining([...['holdOffer', 'actOnBooking', 'lookUpHeld', 'saveDraft', 'signOutNow']]),
  )
  const argument = JSON.stringify([reference])
  for (const { id, name } of actions) {
    const requests = strangers.flatMap(({ who, headers }) =>
      [environment.deskUrl, 'https://evil.example', 'null'].map(async (origin) => {
        const answer = await sendAction(bare, id, argument, { ...headers, origin })
        await expectNothingTold(answer, secrets, `${name} as ${who} from ${origin}: ${answer.status()}`)
      }),
    )
    await Promise.all(requests)
    const foreign: readonly Record<string, string>[] = [
      {},
      { origin: 'null' },
      { origin: 'https://evil.example' },
      // Next believes this header; it reaches Next only behind a proxy of ours.
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    ]
    for (const headers of foreign) {
      const answer = await sendAction(page.request, id, argument, headers)
      const what = `${name} with a live session, ${JSON.stringify(headers)}`
      expect(answer.status(), what).toBe(403)
      await expectNothingTold(answer, secrets, what)
    }
  }
  expect((await witness.statement()).map((entry) => entry.Kind)).toEqual(['hold', 'seed'])
  // Nobody was signed out by it either.
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Held for / })).toBeVisible()
  await bare.dispose()
})

test('the read route requires session, origin and header, and serves only reads for browsers', async ({
  page,
}) => {
  await signIn(page, await control.mint())
  const bare = await api.newContext({ baseURL: environment.deskUrl })
  const own = { origin: environment.deskUrl, 'x-desk': '1', 'sec-fetch-site': 'same-origin' }
  for (const { id, kind, answer: form, serverOnly } of operations) {
    const address = `/api/read/${id}`
    const post = (from: APIRequestContext, headers: Record<string, string>) =>
      from.post(address, { headers, data: {}, maxRedirects: 0 })
    const { origin: _origin, ...withoutOrigin } = own
    const { 'x-desk': _mark, ...withoutMark } = own
    const foreign: Record<string, string>[] = [
      { ...own, origin: 'https://evil.example' },
      { ...own, origin: 'null' },
      { ...own, 'sec-fetch-site': 'cross-site' },
      withoutOrigin,
      withoutMark,
    ]
    const isRead = kind === 'read' && form !== 'file' && !serverOnly
    await Promise.all([
      ...foreign.map(async (headers) => {
        expect((await post(page.request, headers)).status(), `${id} ${JSON.stringify(headers)}`).toBe(403)
      }),
      ...strangers.map(async ({ who, headers }) => {
        const answer = await post(bare, { ...own, ...headers })
        expect(answer.status(), `${id} as ${who}`).toBe(isRead ? 401 : 404)
      }),
    ])
    if (!isRead) expect((await post(page.request, own)).status(), `${id} is no read for browsers`).toBe(404)
    expect((await page.request.get(address)).status(), `GET ${id}`).toBe(405)
  }
  await bare.dispose()
})

test('logos, photos, map and reference files require a session; JSON is compressed', async ({ page }) => {
  const bare = await api.newContext({ baseURL: environment.deskUrl, maxRedirects: 0 })
  const files = ['places.json', 'airlines.json']
  const office = await control.mint()
  const addresses = [
    '/api/logo/BA',
    await photoAddress(office),
    '/api/map/area?box=-11.5,37,-7,40.5',
    ...files.map((file) => `/api/reference/${file}`),
  ]
  for (const address of addresses) {
    for (const { who, headers } of strangers) {
      const answer = await bare.get(address, { headers })
      expect(answer.status(), `${address} as ${who}`).toBe(401)
      expect((await answer.body()).byteLength, `${address} as ${who}`).toBeLessThan(200)
    }
  }
  await signIn(page, office)
  for (const address of addresses) {
    const answer = await page.request.get(address)
    expect(answer.status(), address).toBe(200)
    const { 'content-type': type, 'content-encoding': encoding } = answer.headers()
    if (type === 'application/json') expect(encoding, `${address} is compressed`).toBe('gzip')
  }
  for (const address of [
    '/api/reference/secrets.json',
    '/api/logo/toolong',
    '/api/photo?w=320&path=//evil.example/x.svg',
    '/api/photo?w=320&path=/../Session/CreateSession',
    '/api/photo?w=320&path=https://evil.example/x.svg',
    '/api/photo?w=320&path=/healthz',
    '/api/map/area?box=here',
    '/api/map/area',
  ]) {
    expect((await page.request.get(address)).status(), address).toBe(404)
  }
  await bare.dispose()
})

test('only the files of public/ need no session', async () => {
  const folder = path.resolve(import.meta.dirname, '..', 'public')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const addresses = files.map((file) => `/${path.relative(folder, path.join(file.parentPath, file.name))}`)
  expect(addresses.sort()).toEqual([
    '/favicon.ico',
    ...['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'icon.svg'].map(
      (name) => `/icons/${name}`,
    ),
    '/manifest.webmanifest',
    '/map/worker.mjs',
    '/robots.txt',
  ])
  const bare = await api.newContext({ baseURL: environment.deskUrl, maxRedirects: 0 })
  for (const address of addresses) {
    const answer = await bare.get(address)
    expect(answer.status(), address).toBe(200)
    expect(answer.headers()['cache-control'], address).toMatch(/^public, max-age=\d{5,}/)
    expect(answer.headers()['content-security-policy'], address).toContain("default-src 'none'")
    expect(answer.headers()['x-content-type-options'], address).toBe('nosniff')
  }
  await bare.dispose()
})

/** Headers of a cache or a PDF reader: the answer stays whole, and is never taken from a store. */
const caching: readonly Record<string, string>[] = [
  { range: 'bytes=0-3' },
  { 'if-none-match': '*' },
  { 'cache-control': 'only-if-cached' },
]

test("V1: only the booking's office gets its voucher, and only once it is confirmed", async ({
  page,
  browser,
}) => {
  const office = await control.mint()
  await signIn(page, office)
  const reference = await heldStay(page)
  const address = `/api/voucher/${reference}`
  expect((await page.request.get(address)).status(), 'held').toBe(409)
  await completeHold(page)
  await expect(page.getByRole('heading', { name: /: confirmed/ })).toBeVisible()
  expect((await page.request.get(address)).status(), 'confirmed').toBe(200)
  for (const headers of caching) {
    const answer = await page.request.get(address, { headers })
    const what = JSON.stringify(headers)
    expect([answer.status(), answer.headers()['cache-control']], what).toEqual([200, 'no-store'])
    expect((await answer.body()).subarray(0, 5).toString(), what).toBe('%PDF-')
  }
  const bare = await api.newContext({ baseURL: environment.deskUrl, maxRedirects: 0 })
  for (const { who, headers } of strangers) {
    for (const ask of [{}, ...caching]) {
      const answer = await bare.get(address, { headers: { ...headers, ...ask } })
      expect(answer.status(), who).toBe(401)
      await expectNothingTold(answer, [reference, 'KELLER', '%PDF'], who)
    }
  }
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, await control.mint())
  for (const voucherPath of [address, '/api/voucher/PH9999999', '/api/voucher/..%2Fread'])
    expect((await other.request.get(voucherPath)).status(), voucherPath).toBe(404)
  await context.close()
  await bare.dispose()
})

/** The address of a photo as a hotel card shows it. */
async function photoAddress(office: Office): Promise<string> {
  const witness = await openWitness(office)
  const HotelId = Number((await scenarioHotel('Extendable')).id)
  const stay = { CheckIn: dayAhead(30), CheckOut: dayAhead(32), Occupancies: [{ AdultCount: 2 }] }
  const { Hotel } = await witness.call('hotel.availability', { ...stay, HotelId })
  const { pathname } = new URL(Hotel?.images[0] ?? '', environment.gatewayUrl)
  return `/api/photo?path=${encodeURIComponent(pathname)}&w=320`
}

test('every answer has the security policy, errors too', async ({ page }) => {
  await signIn(page, await control.mint())
  const addresses = [
    '/today',
    '/flights',
    '/hotels',
    '/hotels/1',
    '/wallet',
    '/bookings/none',
    '/no-such-page',
    '/sign-in',
    '/api/photo',
    '/api/read/none',
    '/api/read/wallet.balance',
  ]
  for (const address of addresses) {
    const headers = (await page.request.get(address)).headers()
    const policy = headers['content-security-policy']
    // JSON answers allow no scripts or other sources, with or without a nonce.
    if (address.startsWith('/api/read/')) expect(policy, address).toMatch(/^default-src 'none'(?!.*-src)/)
    else expect(policy, address).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/)
    // The one attribute that the control library writes is allowed by its hash, and nothing else by
    // `unsafe-`.
    for (const word of ['unsafe-inline', 'unsafe-eval']) expect(policy, address).not.toContain(word)
    expect(policy, address).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options'], address).toBe('nosniff')
    expect(headers['referrer-policy'], address).toBe('no-referrer')
    expect(headers['x-powered-by'], address).toBeUndefined()
    if (!address.startsWith('/api/')) expect(headers['cache-control'], address).toContain('no-store')
  }
})

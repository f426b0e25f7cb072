import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { followBrowser, hits, type Trace } from './browser-traces.ts'
import { control, personOf, type Office } from './control.ts'
import { disguisesOf } from './disguises.ts'
import { pdfText } from './pdf-text.ts'
import { recorded } from './recorded.ts'
import { completeHold } from './steps/complete.ts'
import { anna, fillForm, type Traveller } from './steps/fill-form.ts'
import { bookFirstRate, fillGuests } from './steps/guest-form.ts'
import { heldReference, holdButton } from './steps/hold.ts'
import { openCity, openHotel, rateCells, stayAddress } from './steps/hotel-stay.ts'
import { chooseFirst, openForm } from './steps/open-form.ts'
import { search, searchAddress } from './steps/search.ts'
import { signInByForm } from './steps/sign-in.ts'
import { dataFolder, logFile } from './environment.ts'

// Threat model X1 and P1: runs a whole working day with its failures, then searches all traces for secrets.

test.afterEach(() => control.faults())

const canary: Traveller = { ...anna, passport: { ...anna.passport, number: 'X9CANARY7' } }
const NOTE = 'Allergic to canaries'
const reach = { phone: '+49 30 76543219', email: 'canary.keller@example.com' }

test(
  'no SessionId reaches the browser or a file; no passport, e-mail or phone an address or a log (ASVS 14.2.1)',
  { tag: ['@alone', '@own'] },
  async ({ page, context }) => {
    test.setTimeout(180_000)
    const browser = followBrowser(context, page)
    // The journeys that ran before had sessions of their own.
    const before = await recorded()
    const office = await control.mint()
    await signInByForm(page, office)

    await test.step('a day with everything in it', async () => {
      await search(page, 'LHR-AMS')
      await page.goto(searchAddress(['STN-LHR']))
      await expect(page.getByText(/^Search stopped at/).first()).toBeVisible()
      await control.faults({ operation: 'air.low-fare-search-incremental', kind: 'malformed', times: 1 })
      await page.goto(searchAddress(['LHR-CDG']))
      await expect(
        page.getByRole('main').getByRole('button', { name: /^(Search again|Continue)$/ }),
      ).toBeVisible()
      await chooseFirst(page, 'LGW-LHR')
      await expect(page.getByText('Fare no longer available:')).toBeVisible()
      await openForm(page, 'LHR-JED')
      await fillForm(page, [canary], reach)
      await expect(page.getByLabel('Passport number')).toHaveValue(canary.passport.number)
      await control.expire(office, personOf(office))
      await holdButton(page).click()
      const overlay = page.getByRole('dialog', { name: 'Sign in again' })
      await overlay.getByLabel('Account UUID').fill(personOf(office).accountUuid)
      await overlay.getByRole('button', { name: 'Sign in' }).click()
      await expect(overlay).toBeHidden()
      await control.faults({ operation: 'air.book', kind: 'lose-reply', times: 1 })
      await holdButton(page).click()
      const reference = await heldReference(page)
      await control.faults({ operation: 'air.booking-data', kind: 'error', status: 500, times: 3 })
      await page.keyboard.press('p')
      await expect(page.getByText("You're seeing the last update")).toBeVisible({ timeout: 20_000 })
      await control.faults()
      await completeHold(page)
      await control.advance(office, 60)
      await expect(page.getByRole('heading', { name: /: ticketed$/ })).toBeVisible({ timeout: 20_000 })
      const screens = ['today', 'bookings', 'wallet', 'flights', 'flights/calendar?from=LHR&to=AMS', 'studio']
      for (const address of [...screens, 'office', 'no-such-page', `bookings/${reference}`]) {
        await page.goto(`/${address}`)
        await expect(page.getByRole('heading').first()).toBeAttached()
      }
      await openForm(page, 'LHR-AMS')
      await fillForm(page, [canary], reach)
      // The same traveller is on the flight to Jeddah that day.
      await holdButton(page).click()
      await page.getByRole('button', { name: 'Book it anyway' }).click()
      await heldReference(page)
      await control.advance(office, 601)
      await completeHold(page)
      await expect(page.getByRole('heading', { name: /: hold expired/ })).toBeVisible()
    })

    const voucher = await test.step('and the same of a stay', () => aDayOfHotels(page, office))

    const traces = [...(await browser.collect()), voucher]
    const now = await recorded()
    const ids = now.sessionIds.filter((id) => !before.sessionIds.includes(id))
    const tokens = now.tokens.filter((token) => !before.tokens.includes(token))
    await test.step('the search itself can find something', async () => {
      expect(ids.length).toBeGreaterThan(1)
      expect(tokens.length).toBeGreaterThan(0)
      expect(voucher.text).toContain('KELLER')
      for (const part of ['/api/photo', '/api/map/area', '/api/read/hotel.search'])
        expect(traces.some(({ where }) => where.startsWith('answer of') && where.includes(part))).toBe(true)
      expect(traces.length).toBeGreaterThan(200)
      expect(hits(traces, [office.officeId])).not.toEqual([])
      expect(hits(traces, ['KELLER'])).not.toEqual([])
      expect(readFileSync(logFile, 'utf8')).toContain(office.officeId)
      const hidden = Buffer.from(`x${ids[0]}y`).toString('base64')
      expect(hits([{ where: 'a planted text', text: hidden }], disguisesOf(ids[0] ?? ''))).toHaveLength(1)
    })

    const secrets = [...ids, ...tokens, personOf(office).accountUuid].flatMap(disguisesOf)
    await test.step('X1: no SessionId, no token', () => {
      // The account UUID is typed here and sent once to be hashed; no answer may contain it.
      const isSent = ({ where }: Trace) => where.startsWith('request headers')
      expect(
        hits(
          traces.filter((trace) => !isSent(trace)),
          secrets,
        ),
      ).toEqual([])
      expect(hits(traces.filter(isSent), [...ids, ...tokens].flatMap(disguisesOf))).toEqual([])
      expect(hits(filesOfTheDesk(), secrets)).toEqual([])
    })

    await test.step('nothing on the way broke the policy of a page', () => {
      expect(
        hits(
          traces.filter(({ where }) => where === 'console'),
          ['Content Security Policy'],
        ),
      ).toEqual([])
      expect(readFileSync(logFile, 'utf8')).not.toContain('policy violation')
    })

    await test.step('P1: no personal data in addresses and logs', () => {
      const personal = [
        canary.passport.number,
        reach.email,
        encodeURIComponent(reach.email),
        reach.phone,
        reach.phone.replaceAll(' ', ''),
        '3076543219',
        'KELLER',
        NOTE,
      ]
      const addresses = traces.filter(({ where }) => where === 'request address' || where === 'address bar')
      expect(hits(addresses, personal)).toEqual([])
      expect(
        hits(
          traces.filter(({ where }) => where === 'console'),
          personal,
        ),
      ).toEqual([])
      expect(hits([{ where: 'logs', text: readFileSync(logFile, 'utf8') }], personal)).toEqual([])
    })
  },
)

/**
 * City, map, photos, a failing search, a session that ends on the form, a lost answer. Returns the voucher as
 * text.
 */
async function aDayOfHotels(page: Page, office: Office): Promise<Trace> {
  await openCity(page, 'Lisbon')
  const map = page.getByRole('region', { name: 'Map of the listed hotels' })
  await expect(map.getByRole('button', { name: /, \$/ }).first()).toBeVisible({ timeout: 20_000 })
  await page.goto(`/hotels?place=99&${stayAddress()}`)
  await expect(page.getByRole('heading', { name: /^Place not found$/ })).toBeVisible()
  await control.faults({ operation: 'hotel.availability', kind: 'malformed', times: 1 })
  await openHotel(page, 'Extendable')
  await expect(rateCells(page).first()).toBeVisible()
  await bookFirstRate(page)
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
  await fillGuests(page, undefined, reach)
  await page.getByLabel('Note to the hotel').fill(NOTE)
  await control.expire(office, personOf(office))
  await holdButton(page).click()
  const overlay = page.getByRole('dialog', { name: 'Sign in again' })
  await overlay.getByLabel('Account UUID').fill(personOf(office).accountUuid)
  await overlay.getByRole('button', { name: 'Sign in' }).click()
  await expect(overlay).toBeHidden()
  await control.faults({ operation: 'hotel.book', kind: 'lose-reply', times: 1 })
  await holdButton(page).click()
  const reference = await heldReference(page)
  await completeHold(page)
  await expect(page.getByRole('heading', { name: /: confirmed/ })).toBeVisible({ timeout: 20_000 })
  const voucher = await page.request.get(`/api/voucher/${reference}`)
  return { where: 'the voucher', text: await pdfText(await voucher.body()) }
}

/** The output of desk and gateway: their log, and every file of the build that changed since they started. */
function filesOfTheDesk(): Trace[] {
  const build = path.resolve(import.meta.dirname, '..', '.next')
  const startedAtMs = statSync(path.join(dataFolder, 'secrets')).birthtimeMs
  const entries = readdirSync(build, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const changed = files.filter((file) => statSync(file).mtimeMs >= startedAtMs)
  return [logFile, ...changed].map((file) => ({ where: file, text: readFileSync(file, 'latin1') }))
}

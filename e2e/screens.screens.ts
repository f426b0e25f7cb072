import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { control, personOf } from './control.ts'
import { ben, anna, clara, fillForm } from './steps/fill-form.ts'
import { fillGuests, party } from './steps/guest-form.ts'
import { bookRoute, hold } from './steps/hold.ts'
import { chosenRate, openCity, openHotel, rateCells } from './steps/hotel-stay.ts'
import { openForm } from './steps/open-form.ts'
import { rows, searchAddress } from './steps/search.ts'
import { signIn } from './steps/sign-in.ts'

// Pictures of every screen, light and dark, wide and narrow, into .screens/; and the one of the README. Nothing is judged.

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, '.screens')
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }

for (const scheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`${scheme} ${size}`, () => {
      test.use({ colorScheme: scheme, viewport, deviceScaleFactor: size === 'narrow' ? 2 : 1 })
      test(`every screen, ${scheme}, ${size}`, async ({ page }) => {
        test.setTimeout(180_000)
        mkdirSync(folder, { recursive: true })
        const take = (name: string) =>
          page.screenshot({ path: path.join(folder, `${name}-${scheme}-${size}.png`) })
        await page.goto('/sign-in')
        await expect(page.getByLabel('Office')).toBeFocused()
        await take('sign-in')
        const office = await control.mint({ users: [{ userName: 'maya', role: 'agent' }] })
        await signIn(page, office)
        await take('flights-start')
        await showResults(page)
        await take('flights')
        if (scheme === 'light' && size === 'wide')
          await page.screenshot({ path: path.join(root, 'docs', 'desk.png') })
        await page.goto(searchAddress(['PVD-RAI']))
        await expect(page.getByRole('heading', { name: /^No flights/ })).toBeVisible()
        await take('flights-none')
        await openForm(page, 'LON-SIN', { adults: 2, children: 1 })
        await take('form')
        await fillForm(page, [anna, ben, clara])
        await take('form-filled')
        await hold(page)
        await take('booking-held')
        await page.getByRole('button', { name: /^Ticket \$/ }).click()
        await control.advance(office, 60)
        await expect(page.getByRole('heading', { name: /^Ticketed for/ })).toBeVisible({ timeout: 20_000 })
        await take('booking-ticketed')
        await bookRoute(page, 'LHR-AMS')
        await showHotels(page, take)
        await page.goto('/bookings')
        await expect(page.getByRole('list', { name: 'Bookings' })).toBeVisible()
        await take('bookings')
        await page.goto('/wallet')
        await expect(page.getByRole('region', { name: 'Statement' })).toBeVisible()
        await take('wallet')
        await control.expire(office, personOf(office))
        await page.goto('/wallet')
        await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
        await take('sign-in-again')
      })
    })
  }
}

/** A return search as agents see it: all in, one row chosen, every logo there. */
async function showResults(page: Page): Promise<void> {
  await page.goto(
    searchAddress(['LON-SIN', 'SIN-LON'], { adults: 2, children: 1 }).replace('&sort=cheapest', ''),
  )
  await expect(page.getByText(/, complete$/).first()).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('.')
  await rows(page).nth(1).getByRole('button').first().click()
  await expect(page.getByRole('region', { name: 'Chosen fare' })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** From the empty query over a city, a hotel and its form to a voucher. */
async function showHotels(page: Page, take: (name: string) => Promise<unknown>): Promise<void> {
  await page.goto('/hotels')
  await expect(page.getByRole('search', { name: 'Hotels' })).toBeVisible()
  await take('hotels-start')
  await openCity(page, 'Lisbon', '&sort=popularity&f.stars=4,5&f.free_cancellation=true')
  const pins = page
    .getByRole('region', { name: 'Map of the listed hotels' })
    .getByRole('button', { name: /, \$/ })
  // A narrow window has the list alone until the map is asked for.
  if ((page.viewportSize()?.width ?? 0) >= 900) await expect(pins.first()).toBeVisible({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  await take('hotels')
  await page.keyboard.press('m')
  await page.waitForLoadState('networkidle')
  await take('hotels-map-toggled')
  await openHotel(page, 'Extendable', '2;2,6')
  await rateCells(page, /Refundable until/)
    .first()
    .dblclick()
  await expect(rateCells(page, /checked/).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await take('hotel')
  await chosenRate(page).getByRole('button', { name: /^Book/ }).click()
  await expect(page.getByText(/^Checked \d\d:\d\d/)).toBeVisible()
  await fillGuests(page, party)
  await take('guests')
  await hold(page)
  await take('stay-held')
  await page.getByRole('button', { name: /^Confirm \$/ }).click()
  await expect(page.getByRole('heading', { name: /^Confirmed for/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await take('stay-confirmed')
}

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { control, personOf } from './control.ts'
import { completeHold } from './steps/complete.ts'
import { ben, anna, clara, fillForm } from './steps/fill-form.ts'
import { bookRoute, hold } from './steps/hold.ts'
import { openForm } from './steps/open-form.ts'
import { completion, rows, searchAddress } from './steps/search.ts'
import { showActivities } from './steps/show-activities.ts'
import { showCity, showHotel, showStay, showTrouble } from './steps/show-hotels.ts'
import { showFlightBooking, showFlights, showManyLegs } from './steps/show-flights.ts'
import { showOffice } from './steps/show-office.ts'
import { openDesk, signIn } from './steps/sign-in.ts'

// Screenshots of every screen, light and dark, wide and narrow, into .screens/, and the three of the README.
// Asserts nothing.

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, '.screens')
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }

for (const scheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`${scheme} ${size}`, () => {
      test.use({ colorScheme: scheme, viewport, deviceScaleFactor: size === 'narrow' ? 2 : 1 })
      test(`the office, ${scheme}, ${size}`, async ({ page }) => {
        test.setTimeout(400_000)
        mkdirSync(folder, { recursive: true })
        const take = (name: string) =>
          page.screenshot({
            path: path.join(folder, `${name}-${scheme}-${size}.png`),
            animations: 'disabled',
          })
        const office = await control.mint({
          balance: '98765.43',
          users: [
            { userName: 'maya', role: 'agent' },
            { userName: 'ines', role: 'admin' },
          ],
        })
        await signIn(page, office, personOf(office, 'admin'))
        await showOffice(page, office, take)
      })
      test(`flights and their failures, ${scheme}, ${size}`, async ({ page }) => {
        test.setTimeout(400_000)
        mkdirSync(folder, { recursive: true })
        const take = (name: string) =>
          page.screenshot({
            path: path.join(folder, `${name}-${scheme}-${size}.png`),
            animations: 'disabled',
          })
        const office = await control.mint({ balance: '98765.43' })
        await signIn(page, office)
        await showFlights(page, take)
        await showFlightBooking(page, office, take)
        await showManyLegs(page, take)
      })
      test(`every screen, ${scheme}, ${size}`, async ({ page }) => {
        test.setTimeout(400_000)
        mkdirSync(folder, { recursive: true })
        const inReadme: Readonly<Record<string, string>> =
          scheme === 'light' && size === 'wide'
            ? { flights: 'desk.png', hotels: 'hotels.png', 'activities-found': 'activities.png' }
            : {}
        const take = async (name: string) => {
          const file = path.join(folder, `${name}-${scheme}-${size}.png`)
          // Animations are shown at their end.
          const image = await page.screenshot({ path: file, animations: 'disabled' })
          const shown = inReadme[name]
          if (shown) writeFileSync(path.join(root, 'docs', shown), image)
        }
        await page.goto('/sign-in')
        await expect(page.getByLabel('Office')).toBeFocused()
        await take('sign-in')
        const office = await control.mint({ users: [{ userName: 'maya', role: 'agent' }] })
        await signIn(page, office)
        await openDesk(page, office)
        await take('flights-start')
        await showResults(page)
        await take('flights')
        await page.goto(searchAddress(['PVD-RAI']))
        await expect(page.getByRole('heading', { name: /^No flights/ })).toBeVisible()
        await take('flights-none')
        await page.goto('/flights/calendar?from=LON&to=SIN&trip=oneway')
        await expect(page.getByRole('button', { name: /cheapest/ })).toBeVisible()
        await take('flights-calendar')
        await openForm(page, 'LON-SIN', { adults: 2, children: 1 })
        await take('form')
        await fillForm(page, [anna, ben, clara])
        await take('form-filled')
        await hold(page)
        await take('booking-held')
        await completeHold(page)
        await control.advance(office, 60)
        await expect(page.getByRole('heading', { name: /: ticketed$/ })).toBeVisible({ timeout: 20_000 })
        await take('booking-ticketed')
        await bookRoute(page, 'LHR-AMS')
        await showCity(page, take)
        await showHotel(page, take)
        await showStay(page, office, take)
        await showActivities(page, office, take)
        await control.expire(office, personOf(office))
        await page.goto('/wallet')
        await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
        await take('sign-in-again')
        await page.context().clearCookies()
        await signIn(page, await control.mint({ balance: '50.00' }))
        await showTrouble(page, take)
      })
    })
  }
}

/** A complete return search: all fares arrived, one row selected, every logo loaded. */
async function showResults(page: Page): Promise<void> {
  await page.goto(
    searchAddress(['LON-SIN', 'SIN-LON'], { adults: 2, children: 1 }).replace('&sort=cheapest', ''),
  )
  await expect(completion(page)).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('.')
  await rows(page).nth(1).getByRole('button').first().click()
  await expect(page.getByRole('region', { name: 'Selected fare' })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

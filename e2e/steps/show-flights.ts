import { expect, type Page } from '@playwright/test'
import { control, type Office } from '../control.ts'
import { completeHold } from './complete.ts'
import { anna, ben, fillForm } from './fill-form.ts'
import { bookRoute, hold } from './hold.ts'
import { openForm } from './open-form.ts'
import { completion, rows, searchAddress } from './search.ts'
import type { Take } from './show-hotels.ts'

/** The screens of flights off the straight path: comparing, rules, the calendar, and the failure of each. */
export async function showFlights(page: Page, take: Take): Promise<void> {
  await control.faults({ operation: 'air.low-fare-search-incremental', kind: 'latency', ms: 3000, times: 1 })
  await page.goto(searchAddress(['LHR-BOM', 'BOM-LHR']))
  await expect(page.getByText(/^Searching/).first()).toBeVisible()
  await take('flights-waiting')
  await expect(completion(page)).toBeVisible({ timeout: 20_000 })
  for (const key of ['j', 'c', 'j', 'c', 'j', 'c', 'v']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: /^Compare 3/ })).toBeVisible()
  await take('flights-bars')
  await page.keyboard.press('Shift+C')
  await expect(page.getByRole('dialog', { name: 'Fares side by side' })).toBeVisible()
  await take('flights-compared')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await take('fare-details')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await control.faults({ operation: 'air.rules', kind: 'error', status: 500 })
  await page.keyboard.press('i')
  const rules = page.getByRole('dialog')
  await expect(rules.getByRole('button', { name: /again|Retry|Refresh/ })).toBeVisible({ timeout: 20_000 })
  await take('fare-rules-failed')
  await control.faults()
  await rules.getByRole('button', { name: /again|Retry|Refresh/ }).click()
  await expect(rules.getByRole('searchbox').or(rules.getByRole('textbox'))).toBeVisible()
  await take('fare-rules')
  await rules.getByRole('searchbox').or(rules.getByRole('textbox')).fill('refund')
  await take('fare-rules-found')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await page.goto('/flights/calendar')
  await expect(page.getByRole('heading', { name: 'Which route?' })).toBeVisible()
  await take('flights-calendar-empty')
  await control.faults({ operation: 'air.price-calendar', kind: 'latency', ms: 4000, times: 2 })
  await page.goto('/flights/calendar?from=LHR&to=BOM&trip=oneway')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
  await take('flights-calendar-waiting')
  await control.faults({ operation: 'air.price-calendar', kind: 'error', status: 500 })
  await page.goto('/flights/calendar?from=LHR&to=FRA&trip=oneway')
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /again|Retry|Refresh/ })
      .first(),
  ).toBeVisible({ timeout: 20_000 })
  await take('flights-calendar-failed')
  await control.faults()
}

/** The events of a flight after its hold: refunds, another departure, a lapse and the way back. */
export async function showFlightBooking(page: Page, office: Office, take: Take): Promise<void> {
  await openForm(page, 'LCY-EDI', { adults: 2 })
  await fillForm(page, [anna, ben])
  const reference = await hold(page)
  await completeHold(page)
  await control.advance(office, 60)
  await expect(page.getByRole('heading', { name: /: ticketed$/ })).toBeVisible({ timeout: 20_000 })
  await control.faults({ operation: 'air.refund-display', kind: 'error', status: 500 })
  await page.keyboard.press('u')
  const dialog = page.getByRole('dialog', { name: 'Refund e-tickets' })
  await expect(dialog.getByText(/^Couldn't load the penalties/)).toBeVisible({ timeout: 30_000 })
  await take('refund-failed')
  await control.faults()
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  // After several failures the desk lets an operation rest for some seconds.
  const checkbox = dialog.getByRole('checkbox').first()
  const again = dialog.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    await again.or(checkbox).first().waitFor()
    if (await again.isVisible()) await again.click()
    await expect(checkbox).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await checkbox.check()
  await take('refund')
  await page.keyboard.press('Escape')
  await control.arm(office, 'retime')
  await page.keyboard.press('p')
  await expect(
    page
      .getByRole('main')
      .getByText(/moved|changed/)
      .first(),
  ).toBeVisible({ timeout: 20_000 })
  await take('booking-moved')
  await control.arm(office, 'ticket_stall')
  await bookRoute(page, 'LHR-AMS')
  await completeHold(page)
  await expect(page.getByRole('heading', { name: /: being ticketed/ })).toBeVisible()
  await control.advance(office, 200)
  await page.reload()
  await expect(page.getByRole('heading', { name: /: being ticketed/ })).toBeVisible()
  await take('booking-slow')
  const lapsed = await bookRoute(page, 'LHR-SIN')
  await control.advance(office, 601)
  await page.goto(`/bookings/${lapsed}`)
  await expect(page.getByRole('heading', { name: /: hold expired/ })).toBeVisible()
  await take('booking-lapsed')
  await page.goto(`/bookings/${lapsed}/again`)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await take('booking-again')
  await page.goto('/bookings/TD0000000000')
  await take('booking-none')
  await control.faults({ operation: 'air.booking-data', kind: 'error', status: 500, times: 6 })
  await page.goto(`/bookings/${reference}`)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
  await take('booking-stale')
  await control.faults()
}

/** The rows of a search on an axis of the day are the first ones that a narrow screen cuts. */
export async function showManyLegs(page: Page, take: Take): Promise<void> {
  await page.goto(searchAddress(['LHR-JFK', 'JFK-ORD', 'ORD-LAX', 'LAX-LHR']))
  await expect(completion(page)).toBeVisible({ timeout: 20_000 })
  await rows(page).first().getByRole('button').first().click()
  await take('flights-four-legs')
}

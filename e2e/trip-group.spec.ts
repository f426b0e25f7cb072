import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { checkAxe } from './steps/check-axe.ts'
import { hearKeys } from './steps/hear-keys.ts'
import { heldFlight, heldStay, openFormOf } from './steps/held-booking.ts'
import { signIn } from './steps/sign-in.ts'

// Bookings by their trip: on a booking's page, in the list and in Today. What needs a browser is the way from
// one screen to the next, by key.

test('a trip is made of two holds; list and Today group them, and a third is put there from its page', async ({
  page,
}) => {
  await signIn(page, await control.mint())
  const flight = await heldFlight(page, 'LHR-AMS')
  const stay = await heldStay(page)
  const alone = await heldFlight(page, 'LHR-SIN')

  await page.goto('/bookings')
  await hearKeys(page)
  for (const reference of [flight, stay]) await page.getByLabel(`Select ${reference}`).check()
  await page.getByRole('button', { name: 'Make a trip' }).click()
  await expect(page.getByRole('list', { name: 'Items of the trip' }).getByRole('listitem')).toHaveCount(2)
  await hearKeys(page)
  await page.keyboard.press('e')
  await page.getByRole('textbox', { name: 'Name' }).fill('Keller, Amsterdam')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Keller, Amsterdam' })).toBeVisible()

  await page.goto('/today')
  const due = page.getByRole('list', { name: 'Bookings that need attention' })
  await expect(due.getByRole('listitem').filter({ hasText: '2 bookings' })).toContainText('Keller, Amsterdam')
  await checkAxe(page, 'today, trips')

  await page.goto(`/bookings/${alone}`)
  await hearKeys(page)
  await page.keyboard.press('+')
  const dialog = page.getByRole('dialog', { name: 'Add to a trip' })
  await expect(dialog.getByRole('combobox', { name: 'Trip' })).toHaveValue('Keller, Amsterdam')
  await checkAxe(page, 'booking, add to a trip')
  await dialog.getByRole('button', { name: 'Add' }).click()
  const trip = page.getByRole('region', { name: 'Trip', exact: true })
  await expect(trip.getByRole('link', { name: 'Keller, Amsterdam' })).toBeVisible()

  await page.goto('/bookings#q=trip+keller')
  const rows = page.getByRole('list', { name: 'Bookings' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.first().getByRole('link', { name: 'Keller, Amsterdam' })).toBeVisible()
  await checkAxe(page, 'bookings, trips')
  await openFormOf(page, 'LHR-AMS')
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeVisible()
})

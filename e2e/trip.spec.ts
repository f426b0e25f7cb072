import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { checkAxe } from './steps/check-axe.ts'
import { collect, collectFlight, collectRate, collectStart } from './steps/collect.ts'
import { fillForm } from './steps/fill-form.ts'
import { hearKeys } from './steps/hear-keys.ts'
import { hold } from './steps/hold.ts'
import { signIn } from './steps/sign-in.ts'

// A trip: offers of all kinds are collected for a client with one key, stand beside each other, are checked
// together, and become bookings of the trip.

test('a flight, a hotel and a tour are collected by key, checked together, and one is held for the trip', async ({
  page,
}) => {
  await signIn(page, await control.mint())
  await page.goto('/trips')
  await expect(page.getByRole('heading', { name: 'No trips yet' })).toBeVisible()
  await checkAxe(page, 'trips, none')

  await collectFlight(page)
  await collect(page, 'Already on the trip')
  await collectRate(page)
  await collectStart(page)

  await page
    .getByRole('banner')
    .getByRole('link', { name: /3 items/ })
    .click()
  const items = page.getByRole('list', { name: 'Items of the trip' })
  await expect(items.getByRole('listitem')).toHaveCount(3)
  await checkAxe(page, 'trip')
  await hearKeys(page)
  await page.keyboard.press('p')
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    '3 options checked: nothing has changed',
  )
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('checked 3 options')

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/flights\/book\?.*option=/)
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
  await fillForm(page)
  const reference = await hold(page)
  await page.goto('/trips')
  await page.getByRole('list', { name: 'Trips' }).getByRole('link').first().click()
  await expect(items).toContainText('Held')
  await expect(items.getByRole('link').first()).toHaveAttribute('href', new RegExp(reference))
  await expect(page.getByText('Booked in part')).toBeVisible()
})

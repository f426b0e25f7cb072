import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { dayAhead } from './day.ts'
import { findPlace } from './places.ts'
import { openGuestForm } from './steps/guest-form.ts'
import { heldReference, holdButton } from './steps/hold.ts'
import { cards, openCity } from './steps/hotel-stay.ts'
import { signIn } from './steps/sign-in.ts'

// The search for hotels beside its main way: other places than cities, and answers without a hotel.

test('a place whose id is negative within: its rewritten id goes there and back', async ({ page }) => {
  await signIn(page, await control.mint())
  const quarter = await findPlace('Old Quarter', 'district', 'Sandbox City')
  await page.goto('/hotels')
  await page.getByRole('combobox', { name: 'Where' }).fill('Old Quarter')
  await page.getByRole('option', { name: /^Old Quarter\s*Sandbox City.*district/ }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(cards(page).first()).toBeVisible()
  expect(new URL(page.url()).searchParams.get('place')).toBe(quarter.id)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue(/^Old Quarter, Sandbox City/)
  await expect(page.getByRole('heading', { name: new RegExp(`of ${quarter.hotelCount}$`) })).toBeVisible()
})

test('a hotel hit goes straight to its rates', async ({ page }) => {
  await signIn(page, await control.mint())
  const hotel = await findPlace('Family Four', 'hotel', 'Sandbox City')
  await page.goto('/hotels')
  await page.getByRole('combobox', { name: 'Where' }).fill('Family Four')
  await page.getByRole('option', { name: /^Family Four\s*Sandbox City/ }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Family Four' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/hotels/${hotel.id}`)
})

test('no result: the filter to drop is named with what comes back, and dates that have passed are said', async ({
  page,
}) => {
  await signIn(page, await control.mint())
  const { id } = await findPlace('Sandbox City')
  const dates = `in=${dayAhead(30)}&out=${dayAhead(32)}&rooms=2`
  await page.goto(`/hotels?place=${id}&${dates}&f.stars=4&f.price=50`)
  await expect(page.getByText('No hotel passes all filters')).toBeVisible()
  const way = page.getByRole('button', { name: /^Drop “4 stars”: \d+ hotels?$/ })
  const count = /(\d+) hotels?$/.exec((await way.textContent()) ?? '')?.[1] ?? ''
  await way.click()
  await expect(page.getByRole('heading', { name: new RegExp(`^${count} of`) })).toBeVisible()
  await page.goto(`/hotels?place=${id}&in=${dayAhead(-3)}&out=${dayAhead(2)}&rooms=2`)
  await expect(page.getByText('These dates have passed')).toBeVisible()
})

test('@narrow on a phone: filters in a sheet, list or map, and a hold from the bar at the lower edge', async ({
  page,
}) => {
  await signIn(page, await control.mint())
  await openCity(page, 'Sandbox City')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^3 stars/ }).click()
  await expect(page).toHaveURL(/f\.stars=3/)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filters, 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const map = page.getByRole('region', { name: 'Map of the listed hotels' })
  await expect(map.getByRole('button', { name: /, \$/ }).first()).toBeVisible({ timeout: 20_000 })
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Hide the map' }).click()
  await expect(cards(page).first()).toBeVisible()
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBeLessThanOrEqual(390)
  await openGuestForm(page)
  expect(await width()).toBeLessThanOrEqual(390)
  await holdButton(page).click()
  await heldReference(page)
})

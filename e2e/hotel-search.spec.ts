import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { dayAhead } from './day.ts'
import { findPlace } from './places.ts'
import { openGuestForm } from './steps/guest-form.ts'
import { heldReference, holdButton } from './steps/hold.ts'
import { cards, openCity } from './steps/hotel-stay.ts'
import { signIn } from './steps/sign-in.ts'

// Hotel search apart from the main job: places other than cities, and answers without a hotel.

test('a place with an internally negative id works by its rewritten id', async ({ page }) => {
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
  await expect(
    page.getByRole('heading', { name: new RegExp(`of ${quarter.hotelCount} hotels available$`) }),
  ).toBeVisible()
})

test('a hotel hit goes straight to its rates, by Enter and by the pointer; Tab takes it and goes on', async ({
  page,
}) => {
  await signIn(page, await control.mint())
  const hotel = await findPlace('Family Four', 'hotel', 'Sandbox City')
  const where = page.getByRole('combobox', { name: 'Where' })
  const title = page.getByRole('heading', { level: 1, name: 'Family Four' })
  await page.goto('/hotels')
  await where.fill('Family Four')
  await page.getByRole('option', { name: /^Family Four\s*Sandbox City/ }).click()
  await expect(title).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/hotels/${hotel.id}`)

  // Enter before the list has come takes its first option.
  await page.goto('/hotels')
  await expect(where).toBeFocused()
  await page.keyboard.type('Family Four')
  await page.keyboard.press('Enter')
  await expect(title).toBeVisible()

  await page.goto('/hotels')
  await expect(where).toBeFocused()
  await page.keyboard.type('Family Four')
  await page.keyboard.press('Tab')
  await expect(where).toHaveValue(/^Family Four, Sandbox City/)
  await expect(page.getByRole('textbox', { name: 'Check-in' })).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/hotels')
  await page.keyboard.press('Enter')
  await expect(title).toBeVisible()
})

test('a hotel hit with a day missing leads to the day first', async ({ page }) => {
  await signIn(page, await control.mint())
  await page.goto('/hotels')
  const where = page.getByRole('combobox', { name: 'Where' })
  const checkIn = page.getByRole('textbox', { name: 'Check-in' })
  const checkOut = page.getByRole('textbox', { name: 'Check-out' })
  await expect(where).toBeFocused()
  await checkIn.fill('')
  await where.fill('Family Four')
  await page.getByRole('option', { name: /^Family Four\s*Sandbox City/ }).click()
  await expect(checkIn).toBeFocused()
  await expect(checkIn).toHaveAccessibleDescription('Choose a date.')
  expect(new URL(page.url()).pathname).toBe('/hotels')
  await page.keyboard.type('+30')
  // Check-out changes while it gets the focus; typing must still replace it.
  await checkOut.focus()
  await page.keyboard.type('+3')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Family Four' })).toBeVisible()
  const query = new URL(page.url()).searchParams
  expect([query.get('in'), query.get('out')]).toEqual([dayAhead(30), dayAhead(33)])
})

test('a hotel page links to its map, which has no pin to tab to', async ({ page }) => {
  await signIn(page, await control.mint())
  await openCity(page, 'Lisbon', '&show=list')
  const card = cards(page).first().getByRole('link').first()
  const name = (await card.textContent()) ?? ''
  await card.click()
  await page.getByRole('button', { name: 'Show on the map' }).click()
  const location = page.getByRole('region', { name: 'Location', exact: true })
  await expect(location).toBeInViewport()
  await expect(location.getByText(/^[\d.]+ k?m from the centre of Lisbon$/)).toBeVisible()
  const map = location.getByRole('region', { name: `Map: location of ${name}` })
  await expect(map.getByText(name, { exact: true })).toBeVisible({ timeout: 20_000 })
  // Zoom in and out, once somebody points at it.
  await map.hover()
  await expect(map.getByRole('button')).toHaveText(['', ''], { timeout: 20_000 })
})

test('an unknown place or filter value in the address is reported', async ({ page }) => {
  await signIn(page, await control.mint())
  const dates = `in=${dayAhead(30)}&out=${dayAhead(32)}&rooms=2`
  await page.goto(`/hotels?place=99&${dates}`)
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('Unknown place')
  await expect(page.getByRole('search', { name: 'Hotels' })).not.toContainText(/0 hotels|city/)
  // Motels: a valid property type, with no hotel in Sandbox City.
  const { id } = await findPlace('Sandbox City')
  await page.goto(`/hotels?place=${id}&${dates}&f.property_type=205`)
  const chips = page.getByRole('list', { name: 'Applied filters' })
  await expect(chips.getByRole('button')).toHaveText(['Property type: 205, not offered here'])
  await expect(page.getByRole('button', { name: /^Drop “Property type: 205.*: \d+ hotels$/ })).toBeVisible()
})

test('no result: names the filter to drop with its hotel count; past dates are reported', async ({
  page,
}) => {
  await signIn(page, await control.mint())
  const { id } = await findPlace('Sandbox City')
  const dates = `in=${dayAhead(30)}&out=${dayAhead(32)}&rooms=2`
  await page.goto(`/hotels?place=${id}&${dates}&f.stars=4&f.price=50`)
  await expect(page.getByText('No hotels match')).toBeVisible()
  const way = page.getByRole('button', { name: /^Drop “4 stars”: \d+ hotels?$/ })
  const count = /(\d+) hotels?$/.exec((await way.textContent()) ?? '')?.[1] ?? ''
  await way.click()
  await expect(page.getByRole('heading', { name: new RegExp(`^${count} of .* available$`) })).toBeVisible()
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
  await page.getByRole('button', { name: 'Hide map' }).click()
  await expect(cards(page).first()).toBeVisible()
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBeLessThanOrEqual(390)
  await openGuestForm(page)
  expect(await width()).toBeLessThanOrEqual(390)
  await holdButton(page).click()
  await heldReference(page)
})

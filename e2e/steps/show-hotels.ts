import { expect, type Page } from '@playwright/test'
import { control, type Office } from '../control.ts'
import { findPlace } from '../places.ts'
import { completeHold } from './complete.ts'
import { bookFirstRate, bookHotel, fillGuests, openGuestForm, party } from './guest-form.ts'
import { hold, holdButton } from './hold.ts'
import { cards, chosenRate, openCity, openHotel, rateCells, stayAddress } from './hotel-stay.ts'

/** Takes a screenshot of the current screen. */
export type Take = (name: string) => Promise<unknown>

/** From the empty query to a city with its map and selected facets, and to one without matching hotels. */
export async function showCity(page: Page, take: Take): Promise<void> {
  await page.goto('/hotels')
  await expect(page.getByRole('search', { name: 'Hotels' })).toBeVisible()
  await take('hotels-start')
  await page.getByRole('combobox', { name: 'Where' }).fill('lisb')
  await expect(page.getByRole('option').first()).toBeVisible()
  await take('hotels-places')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: /^Rooms/ }).click()
  await expect(page.getByRole('dialog', { name: 'Rooms and guests' })).toBeVisible()
  await take('hotels-rooms')
  await openCity(page, 'Lisbon', '&sort=popularity&f.stars=4,5&f.free_cancellation=true')
  const pins = page
    .getByRole('region', { name: 'Map of the listed hotels' })
    .getByRole('button', { name: /, \$/ })
  // A narrow window shows only the list until the map is opened.
  const isWide = (page.viewportSize()?.width ?? 0) >= 900
  if (isWide) await expect(pins.first()).toBeVisible({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  await take('hotels')
  await page.keyboard.press('m')
  if (!isWide) await expect(pins.first()).toBeVisible({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  await take('hotels-map-toggled')
  if (!isWide) {
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await take('hotels-filters')
  }
  const sandbox = await findPlace('Sandbox City')
  await page.goto(`/hotels?place=${sandbox.id}&${stayAddress()}&f.stars=5&f.review_score=9`)
  await expect(page.getByRole('button', { name: /^Drop “/ }).first()).toBeVisible()
  await take('hotels-none')
}

/**
 * The page of a hotel: its rates, a comparison, a price that rose, a rate that is gone, no rates, and a hotel
 * with little data.
 */
export async function showHotel(page: Page, take: Take): Promise<void> {
  await openHotel(page, 'Extendable', '2;2,6')
  await rateCells(page, /Free cancellation until/)
    .first()
    .dblclick()
  await expect(rateCells(page, /checked/).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await take('hotel')
  await page.keyboard.press('r')
  for (const key of ['c', 'ArrowDown', 'c', 'v']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog', { name: 'Rates side by side' })).toBeVisible()
  await take('hotel-compared')
  await openHotel(page, 'Price Rise')
  await rateCells(page).first().dblclick()
  await expect(chosenRate(page).getByRole('alert')).toContainText('higher now')
  await take('hotel-price-moved')
  await openHotel(page, 'Sold Out at Check')
  await rateCells(page).first().dblclick()
  await expect(chosenRate(page).getByRole('alert')).toContainText('Rate no longer available')
  await take('hotel-rate-gone')
  await openHotel(page, 'Price Rise', '6;6;6;6;6')
  await expect(page.getByText('No rooms on the nearest dates')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await take('hotel-nothing-left')
  await openHotel(page, 'Unrated, No Photo')
  await expect(rateCells(page).first()).toBeVisible()
  await take('hotel-sparse')
}

/**
 * The form of two rooms, and its booking from hold to cancellation; then one that waits for its voucher, and
 * one that lapsed.
 */
export async function showStay(page: Page, office: Office, take: Take): Promise<void> {
  await openHotel(page, 'Extendable', '2;2,6')
  await bookFirstRate(page, /Free cancellation until/)
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
  await holdButton(page).click()
  await expect(page.getByText(/^\d+ fields need attention$/)).toBeVisible()
  await take('guests-errors')
  await fillGuests(page, party)
  await take('guests')
  await hold(page)
  await page.waitForLoadState('networkidle')
  await take('stay-held')
  await page.getByRole('button', { name: /^Extend by/ }).click()
  await expect(page.getByRole('button', { name: /^Extend by/ })).toHaveCount(0)
  await take('stay-extended')
  await completeHold(page)
  await expect(page.getByRole('heading', { name: /: confirmed/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await take('stay-confirmed')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const sure = page.getByRole('dialog').getByRole('button', { name: /^Cancel and refund/ })
  await expect(sure).toBeVisible()
  await take('stay-cancel')
  await sure.click()
  await expect(page.getByRole('heading', { name: /: cancelled/ })).toBeVisible()
  await take('stay-cancelled')
  await bookHotel(page, 'Slow Voucher')
  await completeHold(page)
  await expect(page.getByRole('heading', { name: /voucher to follow$/ })).toBeVisible()
  await take('stay-voucher-waits')
  await bookHotel(page)
  await control.advance(office, 601)
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { name: /No money is held\.$/ })).toBeVisible()
  await take('stay-lapsed')
}

/** Failures: an office with almost no funds, and a failing booking service. */
export async function showTrouble(page: Page, take: Take): Promise<void> {
  await openGuestForm(page)
  await holdButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not booked' })).toBeVisible()
  await take('guests-short')
  await control.faults({ operation: 'hotel.search', kind: 'error', status: 500 })
  const city = await findPlace('Lisbon')
  await page.goto(`/hotels?place=${city.id}&${stayAddress('1')}`)
  await expect(page.getByRole('heading', { name: "Couldn't load hotels" })).toBeVisible({
    timeout: 30_000,
  })
  await take('hotels-failed')
  await control.faults()
  // So many failures block the search for some seconds; this waits until it works again for later tests.
  await expect(async () => {
    await page.reload()
    await expect(cards(page).first()).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 40_000 })
}

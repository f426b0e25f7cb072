import { expect, type Page } from '@playwright/test'
import { openActivity, selectionBar } from './activities.ts'
import { chosenRate, openHotel, rateCells } from './hotel-stay.ts'
import { rows, search, type Mix } from './search.ts'

/** Puts the selected offer into the current trip by key. */
export async function collect(page: Page, words = 'Added to the trip'): Promise<void> {
  await page.locator('body').click({ position: { x: 5, y: 400 } })
  await page.keyboard.press('+')
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(words)
}

/** Selects a flight, and puts it into the current trip. */
export async function collectFlight(page: Page, mix: Mix = {}): Promise<void> {
  await search(page, 'LHR-AMS', mix)
  await rows(page).first().getByRole('button').first().click()
  await collect(page)
}

/** Selects a rate for two, and puts it into the current trip. */
export async function collectRate(page: Page): Promise<void> {
  await openHotel(page, 'Extendable')
  await rateCells(page).first().click()
  await expect(chosenRate(page)).toBeVisible()
  await collect(page)
}

/** Selects a start of an activity for two, and puts it into the current trip. */
export async function collectStart(page: Page): Promise<void> {
  await openActivity(page, 'Grand Palace Guided Tour, Skip the Line')
  await page
    .getByRole('radio', { name: / left$/ })
    .last()
    .check({ force: true })
  await expect(selectionBar(page).getByRole('button', { name: /^Reserve/ })).not.toHaveAttribute('aria-busy')
  await collect(page)
}

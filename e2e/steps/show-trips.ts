import { expect, type Page } from '@playwright/test'
import { collectFlight, collectRate } from './collect.ts'
import { hearKeys } from './hear-keys.ts'
import { makeClient, makeTripFor, type ClientTraveller } from './trip-for-client.ts'

/**
 * Shows the pages of clients and trips, with a client, its travellers, and a flight and a hotel for them.
 * @param client its name, which no screen may cut
 * @param show called on each screen
 */
export async function showTrips(
  page: Page,
  client: string,
  travellers: readonly ClientTraveller[],
  show: (screen: string) => Promise<void>,
): Promise<void> {
  await makeClient(page, client, travellers)
  await show('a client with travellers')
  await page.goto('/clients')
  await expect(page.getByRole('list', { name: 'Clients' })).toBeVisible()
  await show('the clients')
  await makeTripFor(page, 'Amsterdam in January', client)
  await show('a trip without offers')
  await collectFlight(page, { adults: travellers.length })
  await collectRate(page)
  await page.goto('/trips')
  await expect(page.getByRole('list', { name: 'Trips' })).toBeVisible()
  await show('the trips')
  await page.getByRole('list', { name: 'Trips' }).getByRole('link').first().click()
  await expect(page.getByRole('list', { name: 'Items of the trip' })).toBeVisible()
  await hearKeys(page)
  await show('a trip')
  await page.keyboard.press('w')
  await expect(page.getByRole('dialog')).toBeVisible()
  await show('the travellers of a trip')
  await closeWindow(page)
  await page.keyboard.press('o')
  await expect(page.getByRole('dialog')).toBeVisible()
  await show('an offer to the client')
  await closeWindow(page)
  await page.keyboard.press('h')
  await expect(page.getByRole('dialog', { name: /^Hold / })).toBeVisible({ timeout: 20_000 })
  await show('holding all options')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: / held$/ })).toBeVisible({ timeout: 40_000 })
  await show('all options held')
  await closeWindow(page)
  await show('a trip that is held')
}

/** Closes the window that is open, and waits until it has left. */
async function closeWindow(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

import { expect, type Page } from '@playwright/test'
import { rows, search, type Mix } from './search.ts'

/** Searches a route, selects its first fare and opens the form; returns once the price has been checked. */
export async function openForm(page: Page, leg: string, mix: Mix = {}): Promise<void> {
  await chooseFirst(page, leg, mix)
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
}

/** The same without waiting for the price check. */
export async function chooseFirst(page: Page, leg: string, mix: Mix = {}): Promise<void> {
  await search(page, leg, mix)
  await rows(page).first().getByRole('button').first().click()
  await page.getByRole('region', { name: 'Selected fare' }).getByRole('button', { name: 'Hold' }).click()
  await expect(page.getByRole('heading', { name: 'Travellers' })).toBeVisible()
}

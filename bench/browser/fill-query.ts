import type { Page } from '@playwright/test'

/**
 * Opens the flight screen and fills in a search, London to Singapore and back; the next click on Search runs
 * it.
 */
export async function fillQuery(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/flights`)
  await page.getByRole('combobox', { name: 'From' }).click()
  for (const word of ['LON', 'SIN', '+40', '+14']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
}

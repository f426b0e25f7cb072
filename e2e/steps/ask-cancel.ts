import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a booking by its address and presses cancel. Returns the dialog that asks back. */
export async function askCancel(page: Page, reference: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Cancel this hold?' })
  await page.goto(`/bookings/${reference}`)
  await expect(page.getByRole('heading', { name: /^Held for / })).toBeVisible()
  // A page that was just loaded reacts to keys only after hydration.
  await expect(async () => {
    await page.keyboard.press('x')
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  return dialog
}

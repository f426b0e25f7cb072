import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a booking by its address and asks to cancel it. Answers the dialog that asks back. */
export async function askCancel(page: Page, reference: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Cancel this hold?' })
  await page.goto(`/bookings/${reference}`)
  await expect(page.getByRole('heading', { name: /^Held for / })).toBeVisible()
  // A page that was just opened by its address takes keys once its scripts have run.
  await expect(async () => {
    await page.keyboard.press('x')
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  return dialog
}

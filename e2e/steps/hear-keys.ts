import { expect, type Page } from '@playwright/test'

/**
 * Waits until a page that was just loaded reacts to keys, so that a later key without effect proves
 * something.
 */
export async function hearKeys(page: Page): Promise<void> {
  const shortcuts = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(shortcuts).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(shortcuts).toHaveCount(0)
}

import { expect, type Locator, type Page } from '@playwright/test'

const MOST_PRESSES = 60

/**
 * Presses Tab, or another key, until the wanted element has the focus. @throws Error if it is never reached
 */
export async function tabTo(
  page: Page,
  wanted: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${MOST_PRESSES} presses of ${key} do not reach ${String(wanted)}`)
}

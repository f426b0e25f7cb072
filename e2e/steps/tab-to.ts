import { expect, type Locator, type Page } from '@playwright/test'

const MOST_PRESSES = 60

/** Walks with Tab, or another key, until the wanted thing has the focus. @throws Error where it does not lead there. */
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

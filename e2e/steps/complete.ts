import { expect, type Locator, type Page } from '@playwright/test'

const name = /^(Ticket|Confirm) \$/

/** The button that answers the question before a hold is ticketed or confirmed; the amount is on it. */
export function completeAnswer(page: Page): Locator {
  return page.getByRole('dialog').getByRole('button', { name })
}

/** Tickets or confirms the hold of the open page, which asks once. */
export async function completeHold(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).click()
  await completeAnswer(page).click()
}

/** The same with keys: `t` asks, and the answer has the focus. */
export async function completeByKeys(page: Page): Promise<void> {
  const answer = completeAnswer(page)
  // A page that was just loaded reacts to keys only after hydration.
  await expect(async () => {
    await page.keyboard.press('t')
    await expect(answer).toBeFocused({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Enter')
}

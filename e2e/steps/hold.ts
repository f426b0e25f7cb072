import { expect, type Page } from '@playwright/test'
import { anna, fillForm, type Traveller } from './fill-form.ts'
import { openForm } from './open-form.ts'

/** The button of the booking form that holds the fare. */
export function holdButton(page: Page) {
  return page.getByRole('button', { name: /^(Hold|Holding|Checking|Held)\b/ })
}

/** Presses hold and waits for the booking page. Returns the booking's reference. */
export async function hold(page: Page): Promise<string> {
  await holdButton(page).click()
  return heldReference(page)
}

/** Waits for the page of a held booking. Returns its reference. */
export async function heldReference(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: /^Held for / })).toBeVisible({ timeout: 30_000 })
  const last = new URL(page.url()).pathname.split('/').at(-1)
  return decodeURIComponent(last ?? '')
}

/**
 * The same for a person who may be in another booking at that time: the question is answered with yes. For
 * pictures and journeys that need several bookings of one person.
 */
export async function holdAnyway(page: Page): Promise<string> {
  await holdButton(page).click()
  const question = page.getByRole('button', { name: 'Book it anyway' })
  await expect(page.getByRole('heading', { name: /^Held for / }).or(question)).toBeVisible({
    timeout: 30_000,
  })
  if (await question.isVisible()) await question.click()
  return heldReference(page)
}

/** Goes from a search to a held booking. Returns its reference. */
export async function bookRoute(
  page: Page,
  leg: string,
  travellers: readonly Traveller[] = [anna],
): Promise<string> {
  await openForm(page, leg)
  await fillForm(page, travellers)
  return holdAnyway(page)
}

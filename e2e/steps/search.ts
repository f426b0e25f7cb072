import { expect, type Page } from '@playwright/test'
import { dayAhead } from '../day.ts'

/** Who travels; one adult unless said otherwise. */
export type Mix = { adults?: number; children?: number; infants?: number }

/**
 * The address of a search: legs as `LHR-AMS`, each a week after the previous one, the first 30 days ahead.
 */
export function searchAddress(legs: readonly string[], mix: Mix = {}): string {
  const dated = legs.map((leg, index) => `${leg}-${dayAhead(30 + 7 * index)}`)
  const { adults = 1, children = 0, infants = 0 } = mix
  return `/flights?legs=${dated.join(',')}&adt=${adults}&chd=${children}&inf=${infants}&sort=cheapest`
}

/** Opens a search and waits until every source has answered. */
export async function search(page: Page, leg: string, mix: Mix = {}): Promise<void> {
  await page.goto(searchAddress([leg], mix))
  await expect(completion(page)).toBeVisible()
}

/** The text that says that every source has answered: a sentence, or one word on a narrow screen. */
export function completion(page: Page) {
  return page
    .getByText(/\bcomplete$/)
    .filter({ visible: true })
    .first()
}

/** The rows of the results. */
export function rows(page: Page) {
  return page.getByRole('list', { name: 'Flights found' }).getByRole('listitem')
}

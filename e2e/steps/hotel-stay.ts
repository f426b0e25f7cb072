import { expect, type Locator, type Page } from '@playwright/test'
import { dayAhead } from '../day.ts'
import { findPlace, scenarioHotel } from '../places.ts'
import { hearKeys } from './hear-keys.ts'

/** Two nights, a month ahead; rooms as in addresses: `2;2,6` are two rooms, the second with a child of 6. */
export function stayAddress(rooms = '2', nights = 2): string {
  return `in=${dayAhead(30)}&out=${dayAhead(30 + nights)}&rooms=${rooms}`
}

/** Opens the hotels of a city and waits for the first ones. `more` is further view: `&sort=distance`. */
export async function openCity(page: Page, city: string, more = ''): Promise<void> {
  const place = await findPlace(city)
  await page.goto(`/hotels?place=${place.id}&${stayAddress()}${more}`)
  await expect(cards(page).first()).toBeVisible()
}

/** Types Sandbox City for two nights, a month ahead, into the empty query, and searches by Enter. */
export async function typeStay(page: Page): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Where' })).toBeFocused()
  for (const word of ['Sandbox City', '+30', '+2']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
}

/** The visible cards of a city's hotels. */
export function cards(page: Page): Locator {
  return page.getByRole('list', { name: 'Hotels found' }).getByRole('article')
}

/** Opens the page of a hotel of Sandbox City. The server's HTML has its rates; journeys click them next. */
export async function openHotel(page: Page, name: string, rooms = '2'): Promise<void> {
  const hotel = await scenarioHotel(name)
  await page.goto(`/hotels/${hotel.id}?${stayAddress(rooms)}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await hearKeys(page)
}

/** The cells of the rates whose text matches. */
export function rateCells(page: Page, words: RegExp = /\$/): Locator {
  return page
    .getByRole('grid', { name: /^Rates/ })
    .getByRole('button')
    .filter({ hasText: words })
}

/** The bar at the bottom once a rate is selected. */
export function chosenRate(page: Page): Locator {
  return page.getByRole('region', { name: 'Selected rate' })
}

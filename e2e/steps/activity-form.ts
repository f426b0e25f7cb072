import { expect, type Locator, type Page } from '@playwright/test'
import { dayAhead } from '../day.ts'
import type { Witness } from '../gateway-client.ts'

/** Who books in the journeys. */
export const lead = {
  lastName: 'Keller',
  firstName: 'Anna',
  email: 'anna.keller@example.com',
  phone: '+49 30 5550 1420',
}

/** How many travellers of each sort there are. */
type Party = { adults: number; children: number; seniors: number }

/** The address of the form of a scenario at nine, thirty days ahead, and the price of an adult. */
async function startOf(witness: Witness, title: string, party: Partial<Party> = {}) {
  const { data } = await witness.call('activity.products', { q: title, per_page: 1 })
  const product = data[0]?.uuid ?? ''
  const [type] = await witness.call('activity.product-types', { uuid: product })
  const date = dayAhead(30)
  const uuid = type?.uuid ?? ''
  const variant = await witness.call('activity.product-type', { uuid, date })
  const slot = variant.timeslots.find(({ startTime }) => startTime === '09:00')?.uuid ?? null
  const { adults, children, seniors } = { adults: 1, children: 0, seniors: 0, ...party }
  const request = { variant: uuid, product, date, ...(slot && { slot }), adults, children, seniors }
  const params = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]))
  return {
    product,
    variant,
    date,
    href: `/activities/book?${params.toString()}`,
  }
}

/** Opens the form of a scenario and waits until its prices are checked. */
export async function openActivityForm(page: Page, witness: Witness, title: string, party?: Partial<Party>) {
  const start = await startOf(witness, title, party)
  await page.goto(start.href)
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
  return start
}

/** Fills in who books. */
export async function fillLead(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Title' }).click()
  await page.getByRole('option', { name: 'Ms.' }).click()
  await page.getByLabel('Last name').fill(lead.lastName)
  await page.getByLabel('First names').fill(lead.firstName)
  await page.getByLabel('Phone').fill(lead.phone)
  await page.getByLabel('E-mail').fill(lead.email)
}

/** The visible button that reserves. */
export function reserveButton(page: Page): Locator {
  return page
    .getByRole('button', { name: /^(Reserve|Reserving|Checking|Reserved)\b/ })
    .filter({ visible: true })
}

/** The fields of a traveller, counted from 1. */
export function travellerFields(page: Page, number: number): Locator {
  return page.getByRole('group', { name: new RegExp(`^Traveller ${number}`) })
}

/** Waits for the page of a reservation. Returns its reference. */
export async function reservedReference(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: /^Reserved for Anna Keller until about/ })).toBeVisible({
    timeout: 30_000,
  })
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** From the form of a scenario to a reservation. Returns its reference. */
export async function reserve(page: Page, witness: Witness, title: string): Promise<string> {
  await openActivityForm(page, witness, title)
  await fillLead(page)
  await reserveButton(page).click()
  return reservedReference(page)
}

import type { Locator, Page } from '@playwright/test'

/** A passport as typed: days like `01MAY33`, the country by its two-letter code. */
export type Passport = { number: string; country: string; expires: string; issued: string }

/** A traveller as typed into the form. The passport is typed only where the fare asks for one. */
export type Traveller = {
  title: 'Mr' | 'Mrs' | 'Ms' | 'Miss' | 'Mstr'
  lastName: string
  firstName: string
  /** As agents type it: `12JUN88`. */
  birth: string
  passport: Passport
}

const passport = (number: string): Passport => ({
  number,
  country: 'DE',
  expires: '01MAY33',
  issued: '02MAY23',
})
const named = (firstName: string) => ({ lastName: 'KELLER', firstName })

export const anna: Traveller = {
  ...named('ANNA'),
  title: 'Ms',
  birth: '12JUN88',
  passport: passport('C01X00T47'),
}
export const ben: Traveller = {
  ...named('BEN'),
  title: 'Mr',
  birth: '03MAY85',
  passport: passport('C01X00T48'),
}
/** A child of eight. */
export const clara: Traveller = {
  ...named('CLARA'),
  title: 'Miss',
  birth: '04MAR18',
  passport: passport('C01X00T49'),
}

export const contact = { phone: '+49 30 1234567', email: 'anna.keller@example.com' }

/** The card of a traveller, counted from 1. */
export function travellerCard(page: Page, number: number): Locator {
  return page.getByRole('region', { name: `Traveller ${number}`, exact: true })
}

/** Fills the whole form with mouse and keyboard. */
export async function fillForm(
  page: Page,
  travellers: readonly Traveller[] = [anna],
  reach: { phone: string; email: string } = contact,
): Promise<void> {
  for (const [index, traveller] of travellers.entries()) {
    const card = travellerCard(page, index + 1)
    await card.getByRole('combobox', { name: 'Title' }).click()
    await page.getByRole('option', { name: traveller.title, exact: true }).click()
    await card.getByLabel('Last name').fill(traveller.lastName)
    await card.getByLabel('First names').fill(traveller.firstName)
    await card.getByLabel('Date of birth').fill(traveller.birth)
    if (await asksForPassport(card)) await fillPassport(card, traveller.passport)
  }
  await page.getByLabel('Phone').fill(reach.phone)
  await page.getByLabel('E-mail').fill(reach.email)
}

/** Whether the fare asks for a passport; its fields are collapsed if not. Call it after the price check. */
export async function asksForPassport(card: Locator): Promise<boolean> {
  return card.getByLabel('Passport number').isVisible()
}

async function fillPassport(card: Locator, passport: Passport): Promise<void> {
  for (const label of ['Nationality', 'Issued by']) {
    await card.getByLabel(label).fill(passport.country)
    await card.getByLabel(label).press('Tab')
  }
  await card.getByLabel('Passport number').fill(passport.number)
  await card.getByLabel(/^Issued on/).fill(passport.issued)
  await card.getByLabel('Expires on').fill(passport.expires)
}

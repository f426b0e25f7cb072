import { expect, type Page } from '@playwright/test'
import { contact, type Traveller } from './fill-form.ts'
import { hearKeys } from './hear-keys.ts'

/** Someone who is saved for a client, as the form takes them; `birth` as agents type it: `12JUN88`. */
export type ClientTraveller = Pick<Traveller, 'title' | 'lastName' | 'firstName' | 'birth'>

/** Makes a client with travellers of no documents, and how it is reached. Ends on the client's page. */
export async function makeClient(
  page: Page,
  name: string,
  travellers: readonly ClientTraveller[],
): Promise<void> {
  await page.goto('/clients/new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(contact.email)
  await page.getByRole('textbox', { name: 'Phone' }).fill(contact.phone)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  for (const { title, lastName, firstName, birth } of travellers) {
    await page.getByRole('button', { name: 'New traveller' }).click()
    const form = page.getByRole('form', { name: 'New traveller' })
    await form.getByRole('textbox', { name: 'Last name' }).fill(lastName)
    await form.getByRole('textbox', { name: 'First names' }).fill(firstName)
    await form.getByRole('textbox', { name: 'Date of birth' }).fill(birth)
    await form.getByRole('combobox', { name: 'Title' }).click()
    await page.getByRole('option', { name: title, exact: true }).click()
    await form.getByRole('button', { name: 'Save traveller' }).click()
    await expect(form).toHaveCount(0)
  }
}

/** Makes a trip for a client, whose travellers become those of the trip. */
export async function makeTripFor(page: Page, name: string, client: string): Promise<void> {
  await page.goto('/trips')
  await hearKeys(page)
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await hearKeys(page)
  await page.keyboard.press('l')
  await page.getByRole('combobox', { name: 'Client' }).fill(client)
  await page.getByRole('option', { name: client }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Client' })).toContainText(client)
}

import { expect, type Page } from '@playwright/test'
import { contact, type Traveller } from './fill-form.ts'

/** Makes a client with saved travellers, and how it is reached; ends on the client's page. */
export async function makeClient(
  page: Page,
  name: string,
  travellers: readonly Pick<Traveller, 'title' | 'lastName' | 'firstName' | 'birth'>[],
): Promise<void> {
  await page.goto('/clients/new')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(contact.email)
  await page.getByRole('textbox', { name: 'Phone' }).fill(contact.phone)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  for (const { title, lastName, firstName, birth } of travellers) {
    await page.getByRole('button', { name: 'New traveller' }).click()
    const form = page.getByRole('form', { name: 'New traveller' })
    await form.getByRole('textbox', { name: 'Last name' }).fill(lastName)
    await form.getByRole('textbox', { name: 'First names' }).fill(firstName)
    await form.getByLabel('Date of birth').fill(birth)
    await form.getByRole('combobox', { name: 'Title' }).click()
    await page.getByRole('option', { name: title, exact: true }).click()
    await form.getByRole('button', { name: 'Save traveller' }).click()
    await expect(form).toHaveCount(0)
  }
}

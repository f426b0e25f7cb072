import { expect, type Page } from '@playwright/test'
import { personOf, type Office, type Person } from '../control.ts'

/** Signs a user in and waits for the first screen. */
export async function signIn(page: Page, office: Office, person: Person = personOf(office)): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('Office').fill(office.officeId)
  await page.getByLabel('User').fill(person.userName)
  await page.getByLabel('Account UUID').fill(person.accountUuid)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  // The first field gets the focus once the page is hydrated.
  await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused()
}

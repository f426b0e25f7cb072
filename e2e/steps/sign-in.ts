import { expect, type Page } from '@playwright/test'
import { personOf, type Office, type Person } from '../control.ts'
import { environment } from '../environment.ts'

/**
 * Signs a user in without a page, by the request that the form sends. The browser has the session then; the
 * form itself has journeys of its own.
 */
export async function signIn(
  page: Page,
  office: Office,
  person: Person = personOf(office),
  deskUrl: string = environment.deskUrl,
): Promise<void> {
  const { csrfToken } = (await (await page.request.get(`${deskUrl}/api/auth/csrf`)).json()) as {
    csrfToken: string
  }
  const answer = await page.request.post(`${deskUrl}/api/auth/callback/credentials`, {
    headers: { origin: deskUrl },
    form: {
      csrfToken,
      environment: 'sandbox',
      office: office.officeId,
      user: person.userName,
      secret: person.accountUuid,
      json: 'true',
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Signs a user in and opens the empty flight search. */
export async function openDesk(page: Page, office: Office): Promise<void> {
  await signIn(page, office)
  await page.goto('/flights')
  // The first field gets the focus once the page is hydrated.
  await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused()
}

/** Signs a user in by the form, and waits for the first screen. */
export async function signInByForm(page: Page, office: Office): Promise<void> {
  const person = personOf(office)
  await page.goto('/sign-in')
  await page.getByLabel('Office').fill(office.officeId)
  await page.getByLabel('User').fill(person.userName)
  await page.getByLabel('Account UUID').fill(person.accountUuid)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Today/ })).toBeVisible()
}

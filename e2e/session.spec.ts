import { expect, test, type Page } from '@playwright/test'
import { control, personOf, type Office } from './control.ts'
import { openWitness } from './gateway-client.ts'
import { completeHold } from './steps/complete.ts'
import { anna, contact, fillForm, travellerCard } from './steps/fill-form.ts'
import { openFormOf } from './steps/held-booking.ts'
import { hold, holdButton } from './steps/hold.ts'
import { openDesk, signIn } from './steps/sign-in.ts'

// Sessions that end during work: nothing typed is lost, nothing is booked twice, and sign-out really ends the
// session.

async function signInAgain(page: Page, office: Office): Promise<void> {
  const overlay = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(overlay).toContainText('Nothing on this page is lost')
  await overlay.getByLabel('Account UUID').fill(personOf(office).accountUuid)
  await overlay.getByRole('button', { name: 'Sign in' }).click()
  await expect(overlay).toBeHidden()
}

/** Neither a wrong account UUID nor Escape opens the page again. */
async function expectWrongRefused(page: Page): Promise<void> {
  const overlay = page.getByRole('dialog', { name: 'Sign in again' })
  await overlay.getByLabel('Account UUID').fill('00000000-0000-4000-8000-000000000000')
  await overlay.getByRole('button', { name: 'Sign in' }).click()
  await expect(overlay.getByRole('alert')).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expect(overlay).toBeVisible()
}

async function expectFormKept(page: Page): Promise<void> {
  const card = travellerCard(page, 1)
  await expect(card.getByRole('combobox', { name: 'Title' })).toHaveText(anna.title)
  await expect(card.getByLabel('Last name')).toHaveValue(anna.lastName)
  await expect(card.getByLabel('First names')).toHaveValue(anna.firstName)
  await expect(card.getByLabel('Date of birth')).toHaveValue(/12 Jun 1988/)
  await expect(page.getByLabel('Phone')).toHaveValue(contact.phone)
  await expect(page.getByLabel('E-mail')).toHaveValue(contact.email)
}

test('a reload and a session that ends keep the form; sign in over it, hold once, and the same on the booking', async ({
  page,
}) => {
  const office = await control.mint()
  const witness = await openWitness(office, personOf(office, 'admin'))
  await signIn(page, office)
  await openFormOf(page, 'LHR-AMS')
  const address = page.url()
  await fillForm(page)
  await page.getByLabel('E-mail').press('Tab')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await expectFormKept(page)
  // The page comes with its fields filled, a moment before its buttons work.
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
  const { expired } = await control.expire(office, personOf(office))
  expect(expired).toBeGreaterThan(0)
  await holdButton(page).click()
  await signInAgain(page, office)
  await expectFormKept(page)
  expect(await witness.entries('hold')).toEqual([])
  await expect(page).toHaveURL(/\/flights\/book/)
  await hold(page)
  expect(await witness.entries('hold')).toHaveLength(1)

  await control.expire(office, personOf(office))
  await completeHold(page)
  await signInAgain(page, office)
  await completeHold(page)
  await expect(page.getByRole('heading', { name: /: (being )?ticketed$/ })).toBeVisible()
  // A hold erases its draft.
  await page.goto(address)
  await expect(travellerCard(page, 1).getByLabel('Last name')).toHaveValue('')
})

test('a session that ends between two screens: the sign-in opens over the next one, for the right secret alone', async ({
  page,
}) => {
  const office = await control.mint()
  await openDesk(page, office)
  for (const [link, shown] of [
    ['Wallet', page.getByRole('heading', { name: 'Wallet' })],
    ['Bookings', page.getByRole('heading', { name: 'No bookings yet' })],
  ] as const) {
    await control.expire(office, personOf(office))
    await page.getByRole('navigation').getByRole('link', { name: link }).first().click()
    await expectWrongRefused(page)
    await signInAgain(page, office)
    await expect(shown).toBeVisible()
  }
})

test('a demo person of the sandbox goes on in one click', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: /^Sara Weiss/ }).click()
  await expect(page.getByRole('heading', { name: /^Today/ })).toBeVisible()
  // Somebody whom no other journey uses: all sessions of this person end.
  await control.expire(
    { officeId: 'BOR-2002', name: '', users: [] },
    {
      userName: 'sara',
      displayName: 'Sara Weiss',
      role: 'admin',
      accountUuid: '',
    },
  )
  await page.goto('/wallet')
  const overlay = page.getByRole('dialog', { name: 'Sign in again' })
  await overlay.getByRole('button', { name: 'Continue as Sara Weiss (office admin)' }).click()
  await expect(overlay).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
})

test('signing out ends the session, also for pages that were open', async ({ page, context }) => {
  const office = await control.mint()
  await openDesk(page, office)
  const other = await context.newPage()
  await other.goto('/wallet')
  const cookies = await context.cookies()
  await page.getByRole('button', { name: /account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(other).toHaveURL(/\/sign-in/)
  // The old cookie is useless, even to somebody who has a copy.
  await context.addCookies(cookies)
  await page.goto('/wallet')
  await expect(page).toHaveURL(/\/sign-in/)
})

test('sign-in leads to the requested page', async ({ page }) => {
  const office = await control.mint()
  const person = personOf(office)
  await page.goto('/wallet')
  await expect(page).toHaveURL(/\/sign-in/)
  await page.getByLabel('Office').fill(office.officeId)
  await page.getByLabel('User').fill(person.userName)
  await page.getByLabel('Account UUID').fill('00000000-0000-4000-8000-000000000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await expect(page.getByLabel('User')).toHaveValue(person.userName)
  await page.getByLabel('Account UUID').fill(person.accountUuid)
  await page.getByLabel('Account UUID').press('Enter')
  await expect(page).toHaveURL(/\/wallet/)
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
})

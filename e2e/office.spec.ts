import { expect, test } from '@playwright/test'
import { control, personOf } from './control.ts'
import { checkAxe } from './steps/check-axe.ts'
import { heldFlight } from './steps/held-booking.ts'
import { signIn } from './steps/sign-in.ts'

// An admin ends a colleague's sessions: the colleague's page stays and asks for the sign-in.

test('an admin signs a colleague out everywhere: the page of the other browser stays under the sign-in', async ({
  page,
  browser,
}) => {
  const office = await control.mint()
  await signIn(page, office)
  const reference = await heldFlight(page, 'LHR-AMS')

  const boss = await (await browser.newContext()).newPage()
  await signIn(boss, office, personOf(office, 'admin'))
  await boss.goto('/office')
  await expect(boss.getByRole('link', { name: '1 Holds at risk: show the rows' })).toBeVisible()
  await checkAxe(boss, 'office, overview')
  await boss.goto('/office/people')
  await checkAxe(boss, 'office, people')
  await boss.getByRole('button', { name: 'Sign out everywhere: Agent' }).click()
  const question = boss.getByRole('dialog', { name: 'Sign out Agent everywhere?' })
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(boss.getByText('1 session ended')).toBeVisible()

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
  await expect(page.getByText(reference).first()).toBeVisible()

  await boss.goto('/office/log')
  await expect(boss.getByRole('list', { name: 'Change log' })).toContainText('Signed out everywhere')
  await checkAxe(boss, 'office, change log')
  await boss.goto('/office/settings')
  await expect(boss.getByLabel('Funding contact')).toBeVisible()
  await checkAxe(boss, 'office, settings')
})

import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { completeHold } from './steps/complete.ts'
import { anna, contact, travellerCard } from './steps/fill-form.ts'
import { heldReference, holdButton } from './steps/hold.ts'
import { openForm } from './steps/open-form.ts'
import { signIn } from './steps/sign-in.ts'

// A browser loses its connection: acts that move money wait and say why, and typed text is kept.

test('without a connection nothing can be held or ticketed, and the draft is saved when it is back', async ({
  page,
  context,
}) => {
  const office = await control.mint()
  await signIn(page, office)
  await openForm(page, 'LHR-AMS')
  const card = travellerCard(page, 1)
  const { lastName, firstName, birth } = anna
  await context.setOffline(true)
  await expect(page.getByText("You're offline.", { exact: true })).toBeVisible()
  await card.getByRole('combobox', { name: 'Title' }).click()
  await page.getByRole('option', { name: 'Ms', exact: true }).click()
  const typed = { 'Last name': lastName, 'First names': firstName, 'Date of birth': birth }
  for (const [label, text] of Object.entries(typed)) await card.getByLabel(label).fill(text)
  await page.getByLabel('Phone').fill(contact.phone)
  await page.getByLabel('E-mail').fill(contact.email)
  await page.getByLabel('Phone').focus()
  await expect(holdButton(page)).toBeDisabled()
  await expect(page.getByText('Draft saved')).toHaveCount(0)

  await context.setOffline(false)
  await expect(page.getByText("You're offline.", { exact: true })).toHaveCount(0)
  await expect(page.getByText('Draft saved')).toBeVisible({ timeout: 20_000 })
  await holdButton(page).click()
  await heldReference(page)

  await context.setOffline(true)
  const ticket = page.getByRole('main').getByRole('button', { name: /^Ticket \$/ })
  await expect(ticket).toBeDisabled()
  await context.setOffline(false)
  await completeHold(page)
  await expect(page.getByRole('heading', { name: /: (being )?ticketed$/ })).toBeVisible()
})

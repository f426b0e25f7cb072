import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { openWitness } from './gateway-client.ts'
import { completeAnswer } from './steps/complete.ts'
import { fillForm } from './steps/fill-form.ts'
import { heldReference, holdButton } from './steps/hold.ts'
import { openForm } from './steps/open-form.ts'
import { openWitnessedForm } from './steps/open-witnessed-form.ts'
import { signIn } from './steps/sign-in.ts'

// One intent makes one booking, whatever user, browser or network do. The ledger is the evidence.

test('twenty presses of Ctrl+Enter, Back, a reload, and a double click on ticket make one hold and one charge', async ({
  page,
}) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  await openForm(page, 'LHR-AMS')
  await fillForm(page)
  await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press('Control+Enter')))
  await heldReference(page)
  await page.reload()
  await heldReference(page)
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Flights found' })).toBeVisible()
  await page.goForward()
  await heldReference(page)
  await page.getByRole('button', { name: /^Ticket \$/ }).dblclick()
  await completeAnswer(page).dblclick()
  await expect(page.getByRole('heading', { name: /: (being )?ticketed$/ })).toBeVisible()
  await control.advance(office, 60)
  await expect(page.getByRole('heading', { name: /: ticketed$/ })).toBeVisible({ timeout: 20_000 })
  expect(await witness.entries('hold')).toHaveLength(1)
  expect(await witness.entries('charge')).toHaveLength(1)
})

test('two tabs with the same form: one wins, the other is told which booking', async ({ page, context }) => {
  const { witness } = await openWitnessedForm(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
  await fillForm(other)
  await Promise.all([holdButton(page).click(), holdButton(other).click()])
  const ends = [page, other].map((tab) =>
    tab
      .getByRole('heading', { name: /^Held for / })
      .or(tab.getByText(/already has a booking on this fare/))
      .first(),
  )
  for (const end of ends) await expect(end).toBeVisible({ timeout: 30_000 })
  expect(await witness.entries('hold')).toHaveLength(1)
})

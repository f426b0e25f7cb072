import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { openWitness } from './gateway-client.ts'
import { completeAnswer } from './steps/complete.ts'
import { checkAxe } from './steps/check-axe.ts'
import { fillForm } from './steps/fill-form.ts'
import { heldReference, holdButton } from './steps/hold.ts'
import { openForm } from './steps/open-form.ts'
import { openWitnessedForm } from './steps/open-witnessed-form.ts'
import { signIn } from './steps/sign-in.ts'

// One intent makes one booking, whatever user, browser or network do. The ledger is the evidence.

// Faults are of the whole gateway, and outlive a journey that failed between setting and clearing them.
test.afterEach(() => control.faults())

test('twenty presses of Ctrl+Enter, Back, a reload, and a double click on ticket: one hold, one charge', async ({
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
  await expect(other.getByText(/^Checked \d\d:\d\d/)).toBeVisible()
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

test(
  'a lost answer is looked up; a booking service that is away is said above the screen, and it comes back',
  { tag: '@alone' },
  async ({ page }) => {
    const { witness } = await openWitnessedForm(page)
    await control.faults(
      { operation: 'air.book', kind: 'lose-reply', times: 1 },
      { operation: 'air.booking-data', kind: 'error', status: 500 },
    )
    await holdButton(page).click()
    await expect(page.getByText('Checking whether it was booked').first()).toBeVisible()
    await checkAxe(page, 'form, outcome unknown')
    await control.faults()
    const reference = await heldReference(page)
    const holds = await witness.entries('hold')
    expect(holds.map((entry) => entry.Reference)).toEqual([reference])

    await control.faults({ operation: 'air.booking-data', kind: 'drop' })
    const notice = page.getByText(/^The booking service hasn't responded since/)
    const refresh = page.getByRole('button', { name: 'Refresh' })
    // Each reading is tried three times, and five failures are enough.
    await expect(async () => {
      await refresh.click()
      await expect(notice).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const ticket = page.getByRole('button', { name: /^Ticket \$/ })
    await expect(ticket).toHaveAttribute('aria-disabled', 'true')
    await checkAxe(page, 'booking, the booking service away')
    await control.faults()
    await expect(notice).toBeHidden({ timeout: 30_000 })
    await expect(ticket).not.toHaveAttribute('aria-disabled', 'true')
  },
)

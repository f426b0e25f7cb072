import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { openWitness } from './gateway-client.ts'
import { completeAnswer, completeHold } from './steps/complete.ts'
import { checkAxe } from './steps/check-axe.ts'
import { fillForm } from './steps/fill-form.ts'
import { openGuestForm } from './steps/guest-form.ts'
import { heldReference, hold, holdButton } from './steps/hold.ts'
import { openWitnessedForm } from './steps/open-witnessed-form.ts'
import { signIn } from './steps/sign-in.ts'

// One intent makes one booking, whatever user, browser or network do. The ledger is the evidence.

test.afterEach(() => control.faults())

test('twenty presses of Ctrl+Enter and a double click on ticket: one hold, one charge', async ({ page }) => {
  const { office, witness } = await openWitnessedForm(page)
  await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press('Control+Enter')))
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

test('a lost answer is looked up: one booking, found again', { tag: '@alone' }, async ({ page }) => {
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
})

test(
  'a booking service that is away: said above the screen, nothing can be sent, and it comes back',
  { tag: '@alone' },
  async ({ page }) => {
    await openWitnessedForm(page)
    await hold(page)
    await control.faults({ operation: 'air.booking-data', kind: 'drop' })
    const notice = page.getByText(/^The booking service isn't responding since/)
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

test('a ticket whose answer is lost is charged once', { tag: '@alone' }, async ({ page }) => {
  const { office, witness } = await openWitnessedForm(page)
  await hold(page)
  await control.faults({ operation: 'air.order-ticket', kind: 'lose-reply', times: 1 })
  await completeHold(page)
  await expect(page.getByRole('heading', { name: /: (being )?ticketed$/ })).toBeVisible({ timeout: 20_000 })
  await control.advance(office, 60)
  await expect(page.getByRole('heading', { name: /: ticketed$/ })).toBeVisible({ timeout: 20_000 })
  expect(await witness.entries('charge')).toHaveLength(1)
})

test('a form that was held already asks, and leads to its booking', async ({ page }) => {
  const { witness } = await openWitnessedForm(page)
  const address = page.url()
  const first = await hold(page)
  await page.goto(address)
  await expect(page.getByText(/^Checked \d\d:\d\d/)).toBeVisible()
  await fillForm(page)
  await holdButton(page).click()
  const asked = page.getByRole('status').filter({ hasText: `on this fare: ${first}, held` })
  await asked.getByRole('link', { name: 'Open that booking' }).click()
  expect(await heldReference(page)).toBe(first)
  expect(await witness.entries('hold')).toHaveLength(1)
})

test('back and reload after a hold send nothing again', async ({ page }) => {
  const { witness } = await openWitnessedForm(page)
  await hold(page)
  await page.reload()
  await heldReference(page)
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Flights found' })).toBeVisible()
  await page.goForward()
  await heldReference(page)
  expect(await witness.entries('hold')).toHaveLength(1)
})

test(
  'a hotel: a lost answer is looked up, held once, confirmed once',
  { tag: '@alone' },
  async ({ page }) => {
    const office = await control.mint()
    const witness = await openWitness(office)
    await signIn(page, office)
    await openGuestForm(page)
    await control.faults({ operation: 'hotel.book', kind: 'lose-reply', times: 1 })
    await holdButton(page).click()
    await expect(page.getByText('Checking whether it was booked').first()).toBeVisible()
    const reference = await heldReference(page)
    expect((await witness.entries('hold')).map((entry) => entry.Reference)).toEqual([reference])
    await control.faults({ operation: 'hotel.order', kind: 'lose-reply', times: 1 })
    await completeHold(page)
    await expect(page.getByRole('heading', { name: /: confirmed/ })).toBeVisible({ timeout: 20_000 })
    expect(await witness.entries('charge')).toHaveLength(1)
  },
)

import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { openWitness } from './gateway-client.ts'
import { heldFlight } from './steps/held-booking.ts'
import { heldReference } from './steps/hold.ts'
import { signIn } from './steps/sign-in.ts'

// Deadlines: the desk counts by the office's clock, shows the earlier deadline, and reads the state from the
// gateway after it.

test('at the deadline the page reads the state by itself: released, nothing is offered, the money is back once', async ({
  page,
}) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  await heldFlight(page, 'LHR-AMS')
  // Some seconds are left on the office's clock: the page reads the time and then counts by itself.
  await control.advance(office, 585)
  await page.keyboard.press('p')
  await expect(page.getByRole('main').getByRole('timer')).toHaveText(/^00:[01]\d$/)
  await expect(page.getByRole('heading', { name: /: hold expired\. No money is held\.$/ })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText('Released, nothing held')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ticket \$/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Rebook the same' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'No holds' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Available/ })).toContainText('$10,000.00')
  await page.reload()
  await control.advance(office, 600)
  expect((await witness.statement()).map((entry) => entry.Kind)).toEqual(['release', 'hold', 'seed'])
  // The timeline leads to the row of the statement, which is the chosen one.
  await page.getByRole('link', { name: /^Released \$.* show in the statement$/ }).click()
  const statement = page.getByRole('region', { name: 'Statement' })
  await expect(statement.getByRole('row', { name: /Released/ })).toHaveCount(1)
  await expect(statement.locator('[aria-current="true"]')).toContainText('Released')
})

test('a lapsed hold is booked again as it was in two keys, and both bookings lead to each other', async ({
  page,
}) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  const lapsed = await heldFlight(page, 'LHR-AMS')
  await control.advance(office, 601)
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { name: /: hold expired/ })).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByRole('heading', { name: /^Rebook for / })).toBeVisible()
  await expect(page.getByRole('region', { name: /^(No changes|Changes)$/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const made = await heldReference(page)
  expect(made).not.toBe(lapsed)
  expect((await witness.statement()).map((entry) => entry.Kind)).toEqual(['hold', 'release', 'hold', 'seed'])
  await page.getByRole('main').getByRole('link', { name: lapsed }).click()
  await expect(page.getByRole('heading', { name: /: hold expired/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: made })).toBeVisible()
})

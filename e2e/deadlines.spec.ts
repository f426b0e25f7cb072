import { expect, test, type Page } from '@playwright/test'
import { control } from './control.ts'
import { centsOf } from './dollars.ts'
import { openWitness } from './gateway-client.ts'
import { completeHold } from './steps/complete.ts'
import { bookRoute, heldReference } from './steps/hold.ts'
import { signIn } from './steps/sign-in.ts'

// Deadlines: the desk counts by the office's clock, shows the earlier deadline, and asks the gateway what
// happened after it.

const ticketButton = (page: Page) => page.getByRole('button', { name: /^Ticket \$/ })

test('a hold that lapses is shown as released, offers nothing, and its money comes back once', async ({
  page,
}) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  await bookRoute(page, 'LHR-AMS')
  const { ran } = await control.advance(office, 601)
  expect(ran.length).toBeGreaterThan(0)
  await page.keyboard.press('p')
  await expect(
    page.getByRole('heading', { name: /: hold lapsed, not ticketed in time; nothing is held$/ }),
  ).toBeVisible()
  await expect(page.getByText('Released, nothing held')).toBeVisible()
  await expect(ticketButton(page)).toHaveCount(0)
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
  const lapsed = await bookRoute(page, 'LHR-AMS')
  await control.advance(office, 601)
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { name: /: hold lapsed/ })).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByRole('heading', { name: /^Rebook for / })).toBeVisible()
  await expect(page.getByRole('region', { name: /^(Nothing|What) differs$/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const made = await heldReference(page)
  expect(made).not.toBe(lapsed)
  expect((await witness.statement()).map((entry) => entry.Kind)).toEqual(['hold', 'release', 'hold', 'seed'])
  await page.getByRole('main').getByRole('link', { name: lapsed }).click()
  await expect(page.getByRole('heading', { name: /: hold lapsed/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: made })).toBeVisible()
})

test('at the deadline the page reads the state of the hold by itself', async ({ page }) => {
  const office = await control.mint()
  await signIn(page, office)
  await bookRoute(page, 'LHR-AMS')
  // Some seconds are left on the office's clock: the page reads the time and then counts by itself.
  await control.advance(office, 590)
  await page.keyboard.press('p')
  await expect(page.getByRole('main').getByRole('timer')).toHaveText(/^00:[01]\d$/)
  await expect(page.getByRole('heading', { name: /: hold lapsed/ })).toBeVisible({ timeout: 30_000 })
  await expect(ticketButton(page)).toHaveCount(0)
})

test('an airline deadline before the release is the one shown', async ({ page }) => {
  const office = await control.mint()
  await signIn(page, office)
  await bookRoute(page, 'SEN-STN')
  const main = page.getByRole('main')
  await expect(main.getByRole('timer')).toHaveText(/^(05:[0-5]\d|06:0\d)$/)
  await expect(main.getByText(/^airline limit · automatic release \d\d:\d\d:\d\d UTC$/)).toBeVisible()
  await control.advance(office, 361)
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { name: /: hold lapsed/ })).toBeVisible()
})

test('a ticket ordered too late is refused, explained, and the state read again', async ({ page }) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  await bookRoute(page, 'LHR-AMS')
  // The page does not know that the office's clock has moved.
  await control.advance(office, 601)
  await completeHold(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Too late' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /: hold lapsed/ })).toBeVisible()
  expect(await witness.entries('charge')).toEqual([])
  expect(centsOf((await witness.call('wallet.balance')).Available)).toBe(1_000_000)
})

test('slow ticketing shows its progress and goes on without the page', async ({ page }) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  const reference = await bookRoute(page, 'STN-SEN')
  await completeHold(page)
  await expect(page.getByRole('heading', { name: /: being ticketed$/ })).toBeVisible()
  await expect(page.getByText('The airline is issuing the tickets.')).toBeVisible()
  await page.goto('/bookings')
  await control.advance(office, 100)
  await page.goto(`/bookings/${reference}`)
  await expect(page.getByRole('heading', { name: /: ticketed$/ })).toBeVisible()
  expect(await witness.entries('charge')).toHaveLength(1)
})

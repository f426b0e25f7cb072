import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { openWitness } from './gateway-client.ts'
import { checkAxe } from './steps/check-axe.ts'
import { hearKeys } from './steps/hear-keys.ts'
import { heldFlight } from './steps/held-booking.ts'
import { signIn, signInByForm } from './steps/sign-in.ts'

// Today: the first screen after the sign-in, its keys, and the notices of deadlines on every screen.

test('an empty office sees what to do; a hold is ticketed from Today by its number and letter', async ({
  page,
}) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signInByForm(page, office)
  await expect(page).toHaveURL(/\/today$/)
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible()
  await checkAxe(page, 'today, empty office')
  const reference = await heldFlight(page, 'LHR-AMS')
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  const row = page
    .getByRole('list', { name: 'Bookings that need attention' })
    .getByRole('listitem')
    .filter({ hasText: reference })
  await expect(row).toContainText('KELLER / ANNA')
  await checkAxe(page, 'today')
  await hearKeys(page)
  await page.keyboard.press('1')
  await page.keyboard.press('t')
  const ask = page.getByRole('dialog', { name: 'Ticket for KELLER / ANNA?' })
  await expect(ask.getByRole('button', { name: /^Ticket \$/ })).toBeFocused()
  await checkAxe(page, 'today, the question')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${reference}: ticket ordered.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  // The charge comes with the ticket.
  await control.advance(office, 120)
  await expect.poll(async () => (await witness.entries('charge')).length).toBe(1)
})

test('a deadline is announced once for all tabs, stands in every title, and leads to the booking', async ({
  page,
  context,
}) => {
  const office = await control.mint()
  await signIn(page, office)
  const reference = await heldFlight(page, 'LHR-AMS')
  await control.advance(office, 430)
  const other = await context.newPage()
  const notice = /^KELLER \/ ANNA: under 3 minutes left$/
  await Promise.all([page.goto('/wallet'), other.goto('/bookings')])
  for (const tab of [page, other]) await expect(tab).toHaveTitle(/^\(02:[0-5]\d\) 1 hold · /)
  const [first, second] = [page.getByText(notice), other.getByText(notice)]
  await expect.poll(async () => (await first.count()) > 0 || (await second.count()) > 0).toBe(true)
  const speaks = (await first.count()) > 0 ? page : other
  expect([await first.count(), await second.count()].filter((count) => count > 0)).toHaveLength(1)
  await speaks.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(speaks).toHaveURL(new RegExp(`/bookings/${reference}$`))
})

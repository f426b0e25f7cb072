import { expect, test, type Page } from '@playwright/test'
import { control, personOf } from './control.ts'
import { openWitness } from './gateway-client.ts'
import { completeHold } from './steps/complete.ts'
import {
  bookFirstRate,
  bookHotel,
  couple,
  fillGuests,
  guestFields,
  openGuestForm,
} from './steps/guest-form.ts'
import { hearKeys } from './steps/hear-keys.ts'
import { heldReference, holdButton } from './steps/hold.ts'
import { chosenRate, openHotel, rateCells } from './steps/hotel-stay.ts'
import { signIn } from './steps/sign-in.ts'

// Exceptions of hotel bookings, produced by the scenario hotels of Sandbox City and the office's clock. The
// ledger shows what was held.

const timer = (page: Page) => page.getByRole('main').getByRole('timer')

/** Asserts that the guests of one room are in the form as typed. */
async function expectCouple(page: Page): Promise<void> {
  for (const [index, guest] of couple.entries()) {
    const fields = guestFields(page, 1, index + 1)
    await expect(fields.getByLabel('Last name')).toHaveValue(guest.lastName)
    await expect(fields.getByLabel('First names')).toHaveValue(guest.firstName)
  }
}

test('a lapsed check is repeated before the hold, and no guest is lost', async ({ page }) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  await openGuestForm(page)
  // The browser's own clock does not move: the desk learns of the lapse only from the gateway.
  await control.advance(office, 16 * 60)
  await holdButton(page).click()
  await heldReference(page)
  await expect(page.getByRole('region', { name: 'Guests' })).toContainText('BEN KELLER')
  expect(await witness.entries('hold')).toHaveLength(1)
})

test('expired rates lead to new ones, and the typed guests are kept', async ({ page }) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  await openGuestForm(page)
  await control.advance(office, 25 * 60)
  await holdButton(page).click()
  await expect(page.getByText('Rate no longer available:')).toBeVisible()
  await expectCouple(page)
  await page.getByRole('link', { name: 'Go back to the rates' }).click()
  await bookFirstRate(page)
  await expect(page.getByText(/^Checked \d\d:\d\d/)).toBeVisible()
  await expectCouple(page)
  await holdButton(page).click()
  await heldReference(page)
  expect(await witness.entries('hold')).toHaveLength(1)
})

test('One Left: after its hold no room is left, and other dates are offered; given up it is there again', async ({
  page,
}) => {
  const office = await control.mint()
  await signIn(page, office)
  await openHotel(page, 'One Left')
  const address = page.url()
  await expect(rateCells(page, /1 room left/).first()).toBeVisible()
  const reference = await bookHotel(page, 'One Left')
  await page.goto(address)
  const none = page.getByRole('region', { name: 'No rooms left' })
  await expect(none).toContainText('No rooms left for these dates and guests')
  await expect(none.getByRole('link', { name: /from \$/ }).first()).toBeVisible()
  await page.goto(`/bookings/${reference}`)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: /^Cancel and release/ }).click()
  await expect(page.getByRole('heading', { name: /: cancelled/ })).toBeVisible()
  await page.goto(address)
  await expect(rateCells(page).first()).toBeVisible()
})

test('Family Four: two adults and two children in one room, held with their ages', async ({ page }) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  await openHotel(page, 'Family Four', '2,6,9')
  await bookFirstRate(page)
  await expect(page.getByText(/^Checked \d\d:\d\d/)).toBeVisible()
  await fillGuests(page, [
    [...couple, { lastName: 'KELLER', firstName: 'CLARA' }, { lastName: 'KELLER', firstName: 'EMIL' }],
  ])
  await expect(guestFields(page, 1, 4)).toContainText('Child, 9 at check-out')
  await holdButton(page).click()
  const reference = await heldReference(page)
  await expect(page.getByRole('region', { name: 'Room 1' })).toContainText('EMIL KELLER child, 9')
  const { Rooms } = await witness.call('hotel.booking-data', { UniqueId: reference })
  expect(Rooms.map((room) => room.ChildAges)).toEqual([[6, 9]])
})

test('a hotel with little data says what is not supplied, and can be booked', async ({ page }) => {
  await signIn(page, await control.mint())
  await openHotel(page, 'Unrated, No Photo')
  const head = page.getByRole('region', { name: 'Hotel', exact: true })
  await expect(head).toContainText('No guest reviews yet')
  await expect(head).toContainText('no stars')
  await expect(page.getByRole('button', { name: /^Photo/ })).toHaveCount(0)
  await bookHotel(page, 'Unrated, No Photo')
})

test('a slow voucher: confirmed at once, the PDF refused until it comes by itself', async ({ page }) => {
  const office = await control.mint()
  await signIn(page, office)
  const reference = await bookHotel(page, 'Slow Voucher')
  await completeHold(page)
  await expect(page.getByRole('heading', { name: 'Anna Keller: confirmed, voucher to follow' })).toBeVisible()
  const voucher = page.getByRole('region', { name: 'Voucher' })
  await expect(voucher).toContainText('it appears here automatically')
  expect((await page.request.get(`/api/voucher/${reference}`)).status()).toBe(409)
  await control.advance(office, 100)
  await expect(voucher.getByRole('button', { name: /^Copy the voucher number/ })).toBeVisible({
    timeout: 20_000,
  })
  expect((await page.request.get(`/api/voucher/${reference}`)).headers()['content-type']).toBe(
    'application/pdf',
  )
})

test('an unconfirmed hold lapses after ten minutes and is refunded once', async ({ page }) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  await bookHotel(page)
  await expect(timer(page)).toHaveText(/^(09:[0-5]\d|10:00)$/)
  await control.advance(office, 601)
  await page.keyboard.press('p')
  await expect(
    page.getByRole('heading', { name: /: hold lapsed, not confirmed in time; nothing is held$/ }),
  ).toBeVisible()
  for (const name of [/^Confirm/, /^Extend/, /^Cancel$/])
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Available/ })).toContainText('$10,000.00')
  expect((await witness.statement()).map((entry) => entry.Kind)).toEqual(['release', 'hold', 'seed'])
  await page.getByRole('link', { name: 'Repeat this search' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Extendable' })).toBeVisible()
})

test('a viewer sees rates and bookings and may commit nothing, each button naming the permission', async ({
  page,
  browser,
}) => {
  const office = await control.mint({
    users: [
      { userName: 'agent', role: 'agent' },
      { userName: 'reader', role: 'viewer' },
    ],
  })
  await signIn(page, office)
  const reference = await bookHotel(page)
  const witness = await openWitness(office)
  const context = await browser.newContext()
  const reader = await context.newPage()
  await signIn(reader, office, personOf(office, 'viewer'))
  await openHotel(reader, 'Extendable')
  await rateCells(reader).first().click()
  await expect(chosenRate(reader).getByRole('button', { name: /^Book/ })).toHaveAccessibleDescription(
    /hotel_book/,
  )
  await reader.keyboard.press('b')
  await expect(reader).toHaveURL(/\/hotels\/\d+\?/)
  await reader.goto(`/bookings/${reference}`)
  const main = reader.getByRole('main')
  for (const [name, permission] of [
    [/^Confirm \$/, /hotel_order/],
    [/^Cancel/, /hotel_cancel/],
    [/^Extend/, /hotel_extend_payment_deadline/],
  ] as const)
    await expect(main.getByRole('button', { name })).toHaveAccessibleDescription(permission)
  await hearKeys(reader)
  for (const key of ['t', 'x', 'e']) await reader.keyboard.press(key)
  await expect(reader.getByRole('dialog')).toHaveCount(0)
  expect((await witness.statement()).map((entry) => entry.Kind)).toEqual(['hold', 'seed'])
  await context.close()
})

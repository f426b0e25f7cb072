import { expect, test } from '@playwright/test'
import { control, personOf } from './control.ts'
import { centsOf, dollars } from './dollars.ts'
import { openWitness } from './gateway-client.ts'
import { anna, fillForm, travellerCard } from './steps/fill-form.ts'
import { hold, holdButton } from './steps/hold.ts'
import { chooseFirst, openForm } from './steps/open-form.ts'
import { signIn } from './steps/sign-in.ts'

// Short funds and changed prices: shown to the cent, and never held without the agent's consent.

test('a wallet of 150.00 is told exactly what is missing, keeps the form and holds nothing', async ({
  page,
}) => {
  const office = await control.mint({ balance: '150.00' })
  const witness = await openWitness(office)
  await signIn(page, office)
  await openForm(page, 'LON-SIN')
  const total = centsOf((await holdButton(page).textContent()) ?? '')
  const short = dollars(total - 15_000)
  await expect(page.getByText('The wallet is short by')).toBeVisible()
  await fillForm(page)
  await holdButton(page).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Not booked' })
  await expect(notice).toContainText(`the wallet is ${short} short`)
  await expect(notice).toContainText('$150.00 is available')
  await expect(notice.getByRole('link', { name: 'Cheaper fares' })).toBeVisible()
  await expect(travellerCard(page, 1).getByLabel('Last name')).toHaveValue(anna.lastName)
  expect((await witness.statement()).map((entry) => entry.Kind)).toEqual(['seed'])
  expect(centsOf((await witness.call('wallet.balance')).Held)).toBe(0)
})

test('a price that rose is shown next to the old one, and held only after the agent accepts it', async ({
  page,
}) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  await chooseFirst(page, 'LHR-STN')
  const consent = page.getByRole('alert').filter({ hasText: 'The price is $10.00 higher now' })
  await expect(consent).toBeVisible()
  const total = consent.getByRole('row', { name: /^Total/ })
  const [was = 0, is = 0] = (await total.getByRole('cell').allTextContents()).map((amount) => centsOf(amount))
  expect(is - was).toBe(1000)
  await fillForm(page)
  await expect(holdButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Control+Enter')
  expect(await witness.entries('hold')).toEqual([])
  await consent.getByRole('button', { name: `Accept ${dollars(is)}` }).click()
  await hold(page)
  const [entry] = await witness.entries('hold')
  expect(centsOf(entry?.Amount ?? '')).toBe(is)
})

test('a price that changes during booking is shown on the booking, with both choices', async ({ page }) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  await openForm(page, 'LTN-LHR')
  const agreed = centsOf((await holdButton(page).textContent()) ?? '')
  await fillForm(page)
  await hold(page)
  const notice = page.getByRole('status').filter({ hasText: 'The price changed during booking' })
  await expect(notice).toContainText(dollars(agreed))
  await expect(notice).toContainText(`${dollars(agreed + 1000)}, $10.00 more`)
  const [entry] = await witness.entries('hold')
  expect(centsOf(entry?.Amount ?? '')).toBe(agreed + 1000)
  await expect(page.getByRole('button', { name: `Ticket ${dollars(agreed + 1000)}` })).toBeEnabled()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this hold?' })
  await dialog.getByRole('button', { name: /^Cancel and release/ }).click()
  await expect(page.getByRole('heading', { name: /: cancelled/ })).toBeVisible()
  expect(centsOf((await witness.call('wallet.balance')).Available)).toBe(1_000_000)
})

test('the same fare for the same traveller: asked first, refused by the gateway, nothing typed is lost', async ({
  page,
  browser,
}) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  await openForm(page, 'LHR-AMS')
  const address = page.url()
  await fillForm(page)
  const first = await hold(page)

  const colleague = await (await browser.newContext()).newPage()
  await signIn(colleague, office, personOf(office, 'admin'))
  await colleague.goto(address)
  await expect(colleague.getByText(/^Checked \d\d:\d\d/)).toBeVisible()
  await fillForm(colleague)
  await holdButton(colleague).click()
  const asked = colleague.getByRole('status').filter({ hasText: 'Anna Keller already has a booking' })
  await expect(asked).toContainText(`on this fare: ${first}, held, made by`)
  await asked.getByRole('button', { name: 'Back to the form' }).click()
  await expect(travellerCard(colleague, 1).getByLabel('Last name')).toHaveValue(anna.lastName)
  expect(await witness.entries('hold')).toHaveLength(1)
  await holdButton(colleague).click()
  await asked.getByRole('button', { name: 'Book it anyway' }).click()
  const refused = colleague.getByRole('alert').filter({ hasText: 'The booking service allows no second one' })
  await refused.getByRole('link', { name: 'Open that booking' }).click()
  await expect(colleague).toHaveURL(new RegExp(`/bookings/${first}`))
  expect(await witness.entries('hold')).toHaveLength(1)
})

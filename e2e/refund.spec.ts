import { expect, test, type Page } from '@playwright/test'
import { control } from './control.ts'
import { dayAhead } from './day.ts'
import { dollars } from './dollars.ts'
import { openWitness, type Witness } from './gateway-client.ts'
import { checkAxe } from './steps/check-axe.ts'
import { hearKeys } from './steps/hear-keys.ts'
import { completion, rows, searchAddress } from './steps/search.ts'
import { signIn } from './steps/sign-in.ts'
import { tabTo } from './steps/tab-to.ts'

// The refund of a fare, by keyboard alone: read in its rules, and paid as the button says.

/** A ticketed booking of two adults on the route that is refundable with a penalty of 60.00. */
async function ticketed(witness: Witness): Promise<string> {
  const results = await witness.call('air.low-fare-search', {
    AdultCount: 2,
    ChildCount: 0,
    InfantCount: 0,
    PricingSourceType: 'All',
    RequestOption: 'All',
    OriginDestinationInformations: [
      { OriginLocationCode: 'LCY', DestinationLocationCode: 'EDI', DepartureDateTime: dayAhead(40) },
    ],
  })
  const FareSourceCode = results.PricedItineraries[0]?.FareSourceCode
  await witness.call('air.revalidate', { FareSourceCode })
  const AirTravelers = ['ANNA', 'BEN'].map((PassengerFirstName) => ({
    PassengerType: 1,
    Gender: 1,
    DateOfBirth: '1988-06-12',
    PassengerName: { PassengerFirstName, PassengerLastName: 'KELLER' },
  }))
  const TravelerInfo = { PhoneNumber: '+49 30 1234567', Email: 'anna@example.com', AirTravelers }
  const { UniqueId } = await witness.call('air.book', { FareSourceCode, TravelerInfo })
  await witness.call('air.order-ticket', { UniqueId })
  return UniqueId
}

/** Opens the rules of the first fare by keys, finds a word in them, and is back at the row. */
async function readRules(page: Page): Promise<void> {
  await page.goto(searchAddress(['LCY-EDI'], { adults: 2 }))
  await expect(completion(page)).toBeVisible()
  await hearKeys(page)
  await page.keyboard.press('j')
  await page.keyboard.press('i')
  const rules = page.getByRole('dialog', { name: 'Fare rules' })
  await expect(rules.getByRole('searchbox', { name: 'Find in rules' })).toBeFocused()
  await page.keyboard.type('refund')
  await expect(rules.getByText(/^1 of \d+ ·/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(rules.getByText(/^2 of \d+ ·/)).toBeVisible()
  await checkAxe(page, 'fare rules')
  await page.keyboard.press('Escape')
  await expect(rules).toHaveCount(0)
  await expect(rows(page).first().locator(':focus')).toHaveCount(1)
}

test('an agent reads the rules of a fare, then refunds one of two e-tickets, by keyboard', async ({
  page,
}) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  const reference = await ticketed(witness)
  await control.advance(office, 10)
  const { EticketNumbers } = await witness.call('air.refund-display', { UniqueId: reference })
  const back = dollars(Math.round((EticketNumbers[0]?.RefundAmount ?? 0) * 100))

  await signIn(page, office)
  await readRules(page)
  await page.goto(`/bookings/${reference}`)
  await expect(page.getByRole('heading', { name: /: ticketed$/ })).toBeVisible()
  await hearKeys(page)
  await page.keyboard.press('u')
  const dialog = page.getByRole('dialog', { name: 'Refund e-tickets' })
  const first = dialog.getByRole('checkbox', { name: /^Anna Keller, e-ticket/ })
  await expect(first).toBeVisible()
  await tabTo(page, first)
  await page.keyboard.press('Space')
  const confirm = dialog.getByRole('button', { name: `Refund ${back} · penalty $30.00` })
  await expect(confirm).toBeVisible()
  await checkAxe(page, 'refund dialog')
  await tabTo(page, confirm)
  await page.keyboard.press('Enter')

  await expect(page.getByText(`${back} was refunded to the wallet`)).toBeVisible()
  await expect(page.getByRole('heading', { name: /partly refunded/ })).toBeVisible()
  expect(await witness.entries('refund')).toMatchObject([{ Amount: EticketNumbers[0]?.RefundAmount }])
  await hearKeys(page)
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(
    page.getByRole('region', { name: 'Statement' }).getByText('Refund', { exact: true }),
  ).toBeVisible()
})

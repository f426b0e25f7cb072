import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { dayAhead } from './day.ts'
import { dollars } from './dollars.ts'
import { openWitness, type Witness } from './gateway-client.ts'
import { checkAxe } from './steps/check-axe.ts'
import { hearKeys } from './steps/hear-keys.ts'
import { signIn } from './steps/sign-in.ts'

// A refund of one e-ticket by keyboard: what the button says is what the ledger has.

/** A ticketed booking of two adults on the route that is refundable with a penalty of 60.00. */
async function ticketed(witness: Witness): Promise<string> {
  const found = await witness.call('air.low-fare-search', {
    AdultCount: 2,
    ChildCount: 0,
    InfantCount: 0,
    PricingSourceType: 'All',
    RequestOption: 'All',
    OriginDestinationInformations: [
      { OriginLocationCode: 'LCY', DestinationLocationCode: 'EDI', DepartureDateTime: dayAhead(40) },
    ],
  })
  const FareSourceCode = found.PricedItineraries[0]?.FareSourceCode
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

test('a refund of one of two e-tickets, by keyboard', async ({ page }) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  const reference = await ticketed(witness)
  await control.advance(office, 10)
  const { EticketNumbers } = await witness.call('air.refund-display', { UniqueId: reference })
  const back = dollars(Math.round((EticketNumbers[0]?.RefundAmount ?? 0) * 100))

  await signIn(page, office)
  await page.goto(`/bookings/${reference}`)
  await expect(page.getByRole('heading', { name: /: ticketed$/ })).toBeVisible()
  await hearKeys(page)
  await page.keyboard.press('u')
  const dialog = page.getByRole('dialog', { name: 'Refund e-tickets' })
  const first = dialog.getByRole('checkbox', { name: /^Anna Keller, e-ticket/ })
  await expect(first).toBeVisible()
  await first.focus()
  await page.keyboard.press('Space')
  const confirm = dialog.getByRole('button', { name: `Refund ${back} · penalty $30.00` })
  await expect(confirm).toBeVisible()
  await checkAxe(page, 'refund dialog')
  await confirm.focus()
  await page.keyboard.press('Enter')

  await expect(page.getByText(`${back} was refunded to the wallet`)).toBeVisible()
  await expect(page.getByRole('heading', { name: /some e-tickets refunded/ })).toBeVisible()
  expect(await witness.entries('refund')).toMatchObject([{ Amount: EticketNumbers[0]?.RefundAmount }])
  await page.goto('/wallet')
  await expect(
    page.getByRole('region', { name: 'Statement' }).getByText('Refund', { exact: true }),
  ).toBeVisible()
})

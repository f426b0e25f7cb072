import { expect, test } from '@playwright/test'
import { control, personOf } from './control.ts'
import { dayAhead } from './day.ts'
import { dollars } from './dollars.ts'
import { openWitness, type Witness } from './gateway-client.ts'
import { joinDatabase } from './second-programs.ts'
import { signIn } from './steps/sign-in.ts'

// A booking service that offers only what its documents describe: it lists no flights, has no statement and
// names no admins. The desk shows what it can know, and says the rest in plain words.

/** Holds the first fare of a route as another program of the office does. Returns the reference. */
async function bookByProgram(program: Witness): Promise<string> {
  const found = await program.call('air.low-fare-search', {
    AdultCount: 1,
    ChildCount: 0,
    InfantCount: 0,
    PricingSourceType: 'All',
    RequestOption: 'All',
    OriginDestinationInformations: [
      { OriginLocationCode: 'LHR', DestinationLocationCode: 'AMS', DepartureDateTime: dayAhead(30) },
    ],
  })
  const { PricedItinerary } = await program.call('air.revalidate', {
    FareSourceCode: found.PricedItineraries[0]?.FareSourceCode,
  })
  const traveller = {
    PassengerType: 1,
    Gender: 1,
    DateOfBirth: '1988-06-12',
    PassengerName: { PassengerFirstName: 'ANNA', PassengerLastName: 'KELLER', PassengerTitle: 2 },
    Nationality: 'DE',
    Passport: {
      PassportNumber: 'C01X1000',
      ExpiryDate: '2033-05-01',
      IssueDate: '2023-05-01',
      Country: 'DE',
    },
  }
  const { UniqueId } = await program.call('air.book', {
    FareSourceCode: PricedItinerary.FareSourceCode,
    TravelerInfo: { PhoneNumber: '+49 30 1234567', Email: 'anna@example.com', AirTravelers: [traveller] },
    MarkupForAdult: 0,
    MarkupForChild: 0,
    MarkupForInfant: 0,
  })
  return UniqueId
}

test('@alone @own with the documented operations alone, the desk shows what it knows and says what it cannot', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const joining = joinDatabase({ GATEWAY_ASSUMED: 'off' })
  const office = await control.mint()
  const program = await openWitness(office)
  const reference = await bookByProgram(program)
  const [hold] = await program.entries('hold')
  const amount = dollars(Math.abs(Math.round((hold?.Amount ?? NaN) * 100)))
  const second = await joining
  try {
    const page = await (await browser.newContext({ baseURL: second.deskUrl })).newPage()
    await signIn(page, office, personOf(office, 'admin'), second.deskUrl)

    // The wallet holds money for a booking that nobody names: no screen says that there is none.
    const missing = page.getByText(
      `The wallet holds ${amount} for bookings that are not listed. The booking service doesn't name them: import them by their references.`,
    )
    await page.goto('/today')
    await expect(missing).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Holds not all listed').first()).toBeVisible()
    await expect(page.getByText(/^Nothing is held|^No holds|first booking/)).toHaveCount(0)
    await page.goto('/wallet')
    await expect(missing).toBeVisible()
    await expect(page.getByRole('region', { name: 'Available' })).toContainText(`−${amount}`)
    await page.goto('/office')
    await expect(page.getByText("This booking service doesn't say who is an office admin")).toBeVisible()

    // Its reference is all that the desk needs: then list and wallet agree.
    await page.goto('/bookings')
    await page.getByRole('button', { name: 'Import bookings' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill(reference)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0, { timeout: 30_000 })
    await page.goto('/bookings')
    await expect(page.getByRole('list', { name: 'Bookings' })).toContainText('KELLER / ANNA')
    await expect(missing).toHaveCount(0)
    await page.goto('/today')
    await expect(page.getByText('The hold is funded.')).toBeVisible()
  } finally {
    await second.close()
  }
})

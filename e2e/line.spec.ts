import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { openWitness } from './gateway-client.ts'
import { line, type LineFault } from './line.ts'
import { checkAxe } from './steps/check-axe.ts'
import { completeHold } from './steps/complete.ts'
import { fillForm } from './steps/fill-form.ts'
import { heldReference, holdButton } from './steps/hold.ts'
import { completion, rows, searchAddress } from './steps/search.ts'
import { signIn } from './steps/sign-in.ts'

// The screens of an agent when the connection between desk and gateway fails: a real proxy is between them.
// Every point at which it can fail is tried over HTTP (`tests/desk/server/air/flight-failures.test.ts`).

// A fault of the line outlives a journey that failed, so it is taken back after each.
test.afterEach(() => line.clear())
test.afterEach(() => line.up())

/** The answer of a proxy in front of a service that is being restarted. */
const badGateway: LineFault = {
  kind: 'answer',
  status: 502,
  body: '<html><body>Error at /srv/gateway/app.js:17 <b>stack</b></body></html>',
}

test(
  'a search is cut, a price check and a hold get no answer, a ticket is reset, the service is away: each is said, and nothing happens twice',
  { tag: ['@alone', '@own'] },
  async ({ page }) => {
    test.slow()
    const office = await control.mint()
    const witness = await openWitness(office)
    await signIn(page, office)

    await test.step('a search that is cut keeps its fares, and goes on when it is asked to', async () => {
      await line.strike('/Air/AirLowFareSearchIncremental', { kind: 'cut-reply', at: 'body' })
      await page.goto(searchAddress(['LHR-AMS']))
      await expect(page.getByText(/^Search stopped at \d+ fares\. You can hold these/)).toBeVisible()
      expect(await rows(page).count()).toBeGreaterThan(0)
      await checkAxe(page, 'results, search cut')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(completion(page)).toBeVisible()
      await expect(page.getByText(/^Search stopped/)).toHaveCount(0)
    })

    await test.step('a price check without an answer says so, and works at the next try', async () => {
      await line.strike('/Air/AirRevalidate', badGateway, badGateway, badGateway)
      await rows(page).first().getByRole('button').first().click()
      await page.getByRole('region', { name: 'Selected fare' }).getByRole('button', { name: 'Hold' }).click()
      await expect(
        page.getByText('Not checked: The booking service gave an unexpected answer.'),
      ).toBeVisible()
      await expect(page.getByText('stack')).toHaveCount(0)
      await page.getByRole('button', { name: 'Check price' }).click()
      await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
    })

    const reference =
      await test.step('a hold whose answer is lost is looked up until it is found', async () => {
        await fillForm(page)
        await line.strike('/Air/AirBook', { kind: 'lose-reply' })
        await line.strike('/Air/AirBookingData', badGateway, badGateway, badGateway)
        await holdButton(page).click()
        await expect(page.getByText('Checking whether it was booked').first()).toBeVisible()
        await checkAxe(page, 'form, outcome unknown')
        return heldReference(page)
      })

    await test.step('a ticket whose connection is reset was ordered once', async () => {
      await line.strike('/Air/AirOrderTicket', { kind: 'reset' })
      await completeHold(page)
      await expect(page.getByRole('heading', { name: /: being ticketed/ })).toBeVisible({ timeout: 20_000 })
      await control.advance(office, 60)
      await expect(page.getByRole('heading', { name: /: ticketed$/ })).toBeVisible({ timeout: 20_000 })
    })

    await test.step('a service that is away is said above the screen, which stays, until it is back', async () => {
      await line.down()
      const notice = page.getByText(/^The booking service hasn't responded since/)
      const refresh = page.getByRole('button', { name: 'Refresh' })
      // Each reading is tried three times, and five failures are enough.
      await expect(async () => {
        await refresh.click()
        await expect(notice).toBeVisible({ timeout: 2_000 })
      }).toPass()
      const refund = page.getByRole('button', { name: /^Refund/ })
      await expect(refund).toHaveAttribute('aria-disabled', 'true')
      await checkAxe(page, 'booking, the booking service away')
      await line.up()
      await expect(notice).toBeHidden({ timeout: 30_000 })
      await expect(refund).not.toHaveAttribute('aria-disabled', 'true')
    })

    for (const kind of ['hold', 'charge'] as const) {
      const entries = await witness.entries(kind)
      expect(entries.map((entry) => entry.Reference)).toEqual([reference])
    }
  },
)

import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { control } from './control.ts'
import { centsOf } from './dollars.ts'
import { openWitness } from './gateway-client.ts'
import { line, type LineFault } from './line.ts'
import { pdfText } from './pdf-text.ts'
import { checkAxe } from './steps/check-axe.ts'
import { collectFlight, collectRate, collectStart } from './steps/collect.ts'
import { anna, ben } from './steps/fill-form.ts'
import { hearKeys } from './steps/hear-keys.ts'
import { offerTrip, openAsClient } from './steps/offer.ts'
import { signIn } from './steps/sign-in.ts'
import { makeClient, makeTripFor } from './steps/trip-for-client.ts'

// A fault of the line outlives a journey that failed, so it is taken back after each.
test.afterEach(() => (test.info().tags.includes('@own') ? line.clear() : undefined))

/** The answer of a proxy in front of a service that is being restarted. */
const badGateway: LineFault = { kind: 'answer', status: 502, body: 'Bad gateway' }

// All that a trip has chosen is held with one consent and completed with another; the ledger is the evidence.

test('a trip is offered, agreed to on a phone, held with one consent, completed with another, and printed', async ({
  page,
  browser,
}) => {
  test.slow()
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  await openTripFor(page, 'Keller & Co')

  const { link } = await offerTrip(page)
  const phone = await openAsClient(browser)
  await phone.goto(link)
  await expect(phone.getByText(/^For Keller & Co/)).toBeVisible()
  const offered = (await phone.locator('[data-total]').textContent()) ?? ''
  await phone.getByRole('button', { name: 'Agree to this offer' }).click()
  await expect(phone.getByText('You have agreed to this offer')).toBeVisible()
  await phone.context().close()
  await page.reload()
  await expect(page.getByText('Agreed', { exact: true }).first()).toBeVisible()
  await hearKeys(page)

  await page.keyboard.press('h')
  const question = page.getByRole('dialog', { name: 'Hold 3 options?' })
  await expect(question).toBeVisible({ timeout: 20_000 })
  await checkAxe(page, 'trip, hold all')
  const asked = await question.getByRole('button', { name: /^Hold 3 options · / }).textContent()
  await page.keyboard.press('Enter')
  const done = page.getByRole('dialog', { name: '3 options held' })
  await expect(done).toBeVisible({ timeout: 40_000 })
  await checkAxe(page, 'trip, all held')
  await page.keyboard.press('Escape')
  const { Held } = await witness.call('wallet.balance')
  expect(asked).toContain(`$${(centsOf(Held) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`)
  expect(await witness.entries('hold')).toHaveLength(3)

  await page.keyboard.press('t')
  const completion = page.getByRole('dialog', { name: /3 bookings\?$/ })
  await expect(completion).toBeVisible()
  await checkAxe(page, 'trip, complete')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '3 done' })).toBeVisible({ timeout: 40_000 })
  await page.keyboard.press('Escape')
  await control.advance(office, 60)
  await expect(async () => {
    const charges = await witness.entries('charge')
    expect(charges).toHaveLength(3)
    const { Held: left } = await witness.call('wallet.balance')
    expect(centsOf(left)).toBe(0)
    expect(charges.reduce((sum, { Amount }) => sum + centsOf(Amount), 0)).toBe(centsOf(Held))
  }).toPass()
  await page.reload()
  await expect(page.getByText('Booked', { exact: true })).toBeVisible()
  // No markup: the client was offered what the ledger has charged.
  expect(centsOf(offered)).toBe(centsOf(Held))

  await hearKeys(page)
  const saving = page.waitForEvent('download')
  await page.keyboard.press('d')
  const paper = await pdfText(await readFile(await (await saving).path()))
  for (const words of ['London', 'Extendable', 'Grand Palace Guided Tour', 'KELLER']) {
    expect(paper.toUpperCase()).toContain(words.toUpperCase())
  }
  expect(paper).not.toContain('$')
})

test('a wallet that is short is said before anything is sent, and what it is enough for can be held', async ({
  page,
}) => {
  test.slow()
  const office = await control.mint({ balance: '500.00' })
  const witness = await openWitness(office)
  await signIn(page, office)
  await openTripFor(page, 'Keller & Co')
  await hearKeys(page)
  await page.keyboard.press('h')
  const question = page.getByRole('dialog', { name: /^Hold .* options\?$/ })
  await expect(question.getByText('The wallet is short by')).toBeVisible({ timeout: 20_000 })
  const answer = question.getByRole('button', { name: /^Hold .* · / })
  await expect(answer).toHaveAttribute('aria-disabled', 'true')
  await question.getByRole('checkbox', { name: /^Hold London/ }).uncheck()
  await expect(answer).toHaveText(/^Hold 2 of 3 · /)
  await answer.click()
  await expect(page.getByRole('dialog', { name: '2 options held' })).toBeVisible({ timeout: 40_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByText('Booked in part')).toBeVisible()
  expect(await witness.entries('hold')).toHaveLength(2)
})

test(
  'a flight that cannot be checked gives back what was held, and lost replies at every step hold nothing twice',
  { tag: ['@alone', '@own'] },
  async ({ page }) => {
    test.slow()
    const office = await control.mint()
    const witness = await openWitness(office)
    await signIn(page, office)
    await openTripFor(page, 'Keller & Co')
    await hearKeys(page)
    const question = page.getByRole('dialog', { name: 'Hold 3 options?' })

    await page.keyboard.press('h')
    await expect(question).toBeVisible({ timeout: 20_000 })
    await question.getByRole('radio', { name: 'Release what is held by then' }).check()
    await line.strike('/Air/AirRevalidate', ...Array<LineFault>(12).fill(badGateway))
    await question.getByRole('button', { name: /^Hold 3 options · / }).click()
    const given = page.getByRole('dialog', { name: '2 released, 1 not held' })
    await expect(given).toBeVisible({ timeout: 60_000 })
    await checkAxe(page, 'trip, released again')
    expect((await witness.call('wallet.balance')).Held).toBe(0)
    await line.clear()
    await page.keyboard.press('Escape')

    // The host of the tour still has to agree to its cancellation, so the other two are held again.
    const again = page.getByRole('dialog', { name: 'Hold 2 options?' })
    await page.keyboard.press('h')
    await expect(again).toBeVisible({ timeout: 20_000 })
    await line.strike('/v2/Hotel/HotelBook', { kind: 'lose-reply' })
    await line.strike('/Air/AirBook', { kind: 'lose-reply' })
    await again.getByRole('button', { name: /^Hold 2 options · / }).click()
    await expect(page.getByRole('dialog', { name: '2 options held' })).toBeVisible({ timeout: 90_000 })
    const [holds, releases] = [await witness.entries('hold'), await witness.entries('release')]
    expect([holds.length, releases.length]).toEqual([4, 2])
  },
)

/** A trip for a client with two travellers: a flight for both, a room, and a tour. Ends on its page. */
async function openTripFor(page: Page, client: string): Promise<void> {
  await makeClient(page, client, [anna, ben])
  await makeTripFor(page, 'Amsterdam', client)
  await expect(page.getByRole('list', { name: 'Travellers' }).getByRole('listitem')).toHaveCount(2)
  await collectFlight(page, { adults: 2 })
  await collectRate(page)
  await collectStart(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /3 items/ })
    .click()
  await expect(page.getByRole('list', { name: 'Items of the trip' }).getByRole('listitem')).toHaveCount(3)
}

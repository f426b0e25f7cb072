import { expect, test, type Locator, type Page } from '@playwright/test'
import { control, personOf, type Office } from './control.ts'
import { dayAhead } from './day.ts'
import { centsOf, dollars } from './dollars.ts'
import { openWitness } from './gateway-client.ts'
import {
  anna,
  asksForPassport,
  ben,
  clara,
  contact,
  travellerCard,
  type Traveller,
} from './steps/fill-form.ts'
import { completeByKeys } from './steps/complete.ts'
import { holdStreams, letStreamsGo } from './steps/hold-stream.ts'
import { hearKeys } from './steps/hear-keys.ts'
import { heldReference } from './steps/hold.ts'
import { rows } from './steps/search.ts'
import { tabTo } from './steps/tab-to.ts'

// The main job without a mouse: from the sign-in to the e-ticket, with the money checked to the cent.

/** Fifty-five days ahead, as it is typed. */
const departure = dayAhead(55)

test.afterEach(() => letStreamsGo(departure))

test('@own a flight is ticketed by keyboard alone, from the sign-in on, and the wallet agrees with the ledger', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const office = await control.mint()
  const witness = await openWitness(office)
  const keys = page.keyboard

  await signInByKeys(page, office)
  const funds = page.getByRole('link', { name: /^Available/ })
  await expect(funds).toContainText('$10,000.00')

  await test.step('search LON to SIN, there and back, two adults and a child', async () => {
    await hearKeys(page)
    await keys.press('f')
    await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused()
    for (const word of ['LON', 'SIN', '+55', '+14']) {
      await keys.type(word)
      await keys.press('Tab')
    }
    await expect(page.getByRole('button', { name: /Travellers, cabin/ })).toBeFocused()
    await keys.press('Enter')
    await tabTo(page, page.getByRole('spinbutton', { name: 'Adults' }))
    await keys.type('2')
    await tabTo(page, page.getByRole('spinbutton', { name: 'Children' }))
    await keys.type('1')
    await keys.press('Escape')
    await expect(page.getByRole('button', { name: /2 adults, 1 child/ })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Search', exact: true }))
    await holdStreams(departure)
    await keys.press('Enter')
  })

  await test.step('first fares are on screen while sources still answer', async () => {
    const screen = page.getByRole('main').filter({ hasText: 'still arriving' })
    await expect(
      screen.getByRole('list', { name: 'Flights found' }).getByRole('listitem').first(),
    ).toBeVisible()
    await letStreamsGo(departure)
    await expect(page.getByText(/, complete$/).first()).toBeVisible({ timeout: 20_000 })
  })

  await test.step('filter to one stop', async () => {
    await tabTo(page, page.getByRole('checkbox', { name: '1 stop' }))
    await keys.press('Space')
    await expect(page).toHaveURL(/stops=1/)
    await expect(rows(page).first()).toBeVisible()
    for (const name of await rows(page).getByRole('group').evaluateAll(labels)) {
      // One stop on the leg with most stops: the other leg may be nonstop.
      expect(name).not.toMatch(/\d stops/)
      expect(
        name.split(';').some((leg) => !leg.includes('Nonstop')),
        name,
      ).toBe(true)
    }
  })

  const shown = await test.step('choose a fare', async () => {
    await keys.press('j')
    const chosen = page.getByRole('region', { name: 'Selected fare' })
    await expect(chosen).toBeVisible()
    await keys.press('j')
    const price = /\$[\d,]+\.\d\d/.exec((await chosen.textContent()) ?? '')?.[0] ?? ''
    await keys.press('b')
    await expect(page.getByRole('heading', { name: 'Travellers' })).toBeVisible()
    return centsOf(price)
  })

  await test.step('fill the form and hold', async () => {
    await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
    for (const [index, traveller] of [anna, ben, clara].entries())
      await fillCardByKeys(page, index + 1, traveller)
    await tabTo(page, page.getByLabel('Phone'))
    await keys.type(contact.phone)
    await keys.press('Tab')
    await keys.type(contact.email)
    await keys.press('Control+Enter')
  })

  const reference = await heldReference(page)
  const [held] = await witness.entries('hold')
  const total = centsOf(held?.Amount ?? '')
  await test.step('held: countdown, chips and ledger say the same', async () => {
    expect(total).toBe(shown)
    expect(held?.Reference).toBe(reference)
    const timer = page.getByRole('main').getByRole('timer')
    await expect(timer).toHaveText(/^(09:[0-5]\d|10:0\d)$/)
    await expect(page.getByRole('link', { name: /1 hold/ })).toBeVisible()
    await expect(funds).toContainText(dollars(1_000_000 - total))
    const balance = await witness.call('wallet.balance')
    expect([balance.Total, balance.Held, balance.Available].map((amount) => centsOf(amount))).toEqual([
      1_000_000,
      total,
      1_000_000 - total,
    ])
  })

  await test.step('ticket', async () => {
    await completeByKeys(page)
    await expect(page.getByRole('heading', { name: /: (being )?ticketed$/ })).toBeVisible()
    // The ticket is issued some seconds of office time later; the page notices by itself.
    await control.advance(office, 60)
    await expect(page.getByRole('heading', { name: /: ticketed$/ })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('button', { name: /^Copy the e-ticket \d{13}$/ })).toHaveCount(3)
    const data = await witness.call('air.booking-data', { UniqueId: reference })
    const pnrs = new Set(data.TravelItinerary.ItineraryInfo.ReservationItems.map((item) => item.AirlinePnr))
    expect(pnrs.size).toBeGreaterThan(0)
    for (const pnr of pnrs) await expect(page.getByText(pnr).first()).toBeVisible()
    await expect(funds).toContainText(dollars(1_000_000 - total))
    await expect(page.getByRole('link', { name: 'No holds' })).toBeVisible()
  })

  await test.step('the wallet shows what the ledger holds, and its rows lead back', async () => {
    // The page of the ticket may still be read anew, and meanwhile plain keys do nothing.
    await hearKeys(page)
    await keys.press('g')
    await keys.press('w')
    await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
    const money = page.getByRole('region', { name: 'Available' })
    await expect(money).toContainText(`Balance${dollars(1_000_000 - total)}`)
    await expect(money).toContainText('Held$0.00')
    const statement = await witness.statement()
    expect(statement.map((entry) => entry.Kind)).toEqual(['charge', 'hold', 'seed'])
    const [charge, hold] = statement
    expect(centsOf(charge?.Amount ?? '')).toBe(total)
    expect(charge?.ResolvesId).toBe(hold?.Id)
    const lines = page.getByRole('region', { name: 'Statement' }).getByRole('row')
    await expect(lines).toHaveCount(4)
    await expect(lines.nth(1)).toContainText('Charged')
    await expect(lines.nth(1)).toContainText(dollars(total))
    await expect(lines.nth(2)).toContainText('Held')
    await expect(lines.nth(2)).toContainText(dollars(total))
    for (const row of [1, 2])
      await expect(lines.nth(row).getByRole('link', { name: reference })).toBeVisible()
    await tabTo(page, lines.nth(1).getByRole('link', { name: reference }))
    await keys.press('Enter')
    await expect(page.getByRole('heading', { name: /: ticketed$/ })).toBeVisible()
  })

  await test.step('the list has it', async () => {
    await keys.press('g')
    await keys.press('b')
    const lines = page.getByRole('list', { name: 'Bookings' }).getByRole('listitem')
    await expect(lines).toHaveCount(1)
    await expect(lines.first()).toContainText('Ticketed')
    await keys.press('j')
    await keys.press('Enter')
    await expect(page.getByRole('heading', { name: /: ticketed$/ })).toBeVisible()
  })
})

async function signInByKeys(page: Page, office: Office): Promise<void> {
  const person = personOf(office)
  await page.goto('/')
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(page.getByLabel('Office')).toBeFocused()
  await page.keyboard.type(office.officeId)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.userName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.accountUuid)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Today/ })).toBeVisible()
}

async function fillCardByKeys(page: Page, number: number, traveller: Traveller): Promise<void> {
  const card = travellerCard(page, number)
  const keys = page.keyboard
  await tabTo(page, card.getByRole('combobox', { name: 'Title' }))
  await keys.press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  await tabTo(page, page.getByRole('option', { name: traveller.title, exact: true }), 'ArrowDown')
  await keys.press('Enter')
  await expect(card.getByRole('combobox', { name: 'Title' })).toHaveText(traveller.title)
  await tabTo(page, card.getByLabel('Last name'))
  await keys.type(traveller.lastName)
  await keys.press('Tab')
  await keys.type(traveller.firstName)
  const { passport } = traveller
  const needsPassport = await asksForPassport(card)
  if (needsPassport) await typeInto(page, card.getByLabel('Nationality'), passport.country)
  await typeInto(page, card.getByLabel('Date of birth'), traveller.birth)
  if (!needsPassport) return
  await typeInto(page, card.getByLabel('Passport number'), passport.number)
  await typeInto(page, card.getByLabel('Issued by'), passport.country)
  await typeInto(page, card.getByLabel(/^Issued on/), passport.issued)
  await typeInto(page, card.getByLabel('Expires on'), passport.expires)
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

function labels(elements: Element[]): string[] {
  return elements.map((element) => element.getAttribute('aria-label') ?? '')
}

import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { control, type Office } from './control.ts'
import { dayAhead } from './day.ts'
import { centsOf, dollars } from './dollars.ts'
import { findExtendableStay } from './extendable-stay.ts'
import { openWitness, type Witness } from './gateway-client.ts'
import { pdfText } from './pdf-text.ts'
import { findPlace } from './places.ts'
import { expectMoney } from './steps/expect-money.ts'
import { fillGuests, guestFields, party } from './steps/guest-form.ts'
import { heldReference, holdButton } from './steps/hold.ts'
import { cards, chosenRate, rateCells } from './steps/hotel-stay.ts'
import { openDesk } from './steps/sign-in.ts'

// The second main job: from a city to a guest's voucher and its cancellation, with the money checked to the
// cent. The same by keyboard only is in hotel-keys.spec.ts.

const stay = {
  CheckIn: dayAhead(30),
  CheckOut: dayAhead(33),
  Occupancies: [{ AdultCount: 2 }, { AdultCount: 2, ChildAges: [6] }],
}
const FUNDS = 1_000_000

test('two rooms in Lisbon are booked: filter, map, check, hold, extend, confirm, voucher, cancel with the penalty shown', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const office = await control.mint()
  const witness = await openWitness(office)
  const lisbon = await findPlace('Lisbon', 'city', 'Portugal')
  const extendable = await findExtendableStay(stay, {
    CityId: Number(lisbon.id),
    Filters: { class: ['4', '5'], facility: ['433', '54'], free_cancellation: ['true'] },
    Sort: 'distance',
  })
  await openDesk(page, office)

  await test.step('search Lisbon for two rooms, a child of 6 in the second', async () => {
    await page.getByRole('link', { name: 'Hotels' }).click()
    await page.getByRole('combobox', { name: 'Where' }).fill('Lisbon')
    await page
      .getByRole('option', { name: /^Lisbon.*Portugal.*city/ })
      .first()
      .click()
    await page.getByLabel('Check-in').click()
    for (const days of ['+30', '+3']) {
      await page.keyboard.type(days)
      await page.keyboard.press('Tab')
    }
    await page.getByRole('button', { name: /^Rooms/ }).click()
    const rooms = page.getByRole('dialog', { name: 'Rooms and guests' })
    await rooms.getByRole('button', { name: 'One more: Rooms' }).click()
    const second = rooms.getByRole('group', { name: 'Room 2' })
    await second.getByRole('button', { name: 'One more: Children' }).click()
    await second.getByRole('combobox', { name: 'Age' }).click()
    await page.getByRole('option', { name: '6', exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /2 rooms · 4 adults, 1 child \(6\)/ })).toBeVisible()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(cards(page).first()).toBeVisible()
    expect(new URL(page.url()).searchParams.get('rooms')).toBe('2;2,6')
    await expect(page.getByText('Open a hotel for rates.')).toBeVisible()
  })

  await test.step('filter and sort: counts, chips and list follow, the focus stays', async () => {
    const rail = page.getByRole('complementary', { name: 'Filters' })
    for (const name of [/^4 stars/, /^5 stars/, /^Free cancellation/]) {
      await rail.getByRole('checkbox', { name }).click()
      await expect(rail.getByRole('checkbox', { name })).toBeFocused()
    }
    await rail.getByRole('button', { name: 'Facilities', exact: true }).click()
    for (const name of [/^Swimming pool/, /^Spa and wellness/])
      await rail.getByRole('checkbox', { name }).click()
    await expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')).toHaveCount(5)
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Distance from the centre')
    await expect(
      page.getByRole('heading', { name: `${extendable.total} of ${lisbon.hotelCount} hotels available` }),
    ).toBeVisible()
    await expect(cards(page).first()).toContainText(extendable.inOrder[0] ?? '')
    const names = () => cards(page).getByRole('link').allTextContents()
    // The heading is the same before the order has changed.
    await expect.poll(async () => (await names()).slice(0, 5)).toEqual(extendable.inOrder.slice(0, 5))
    for (const text of await cards(page).allTextContents()) {
      expect(text).toMatch(/[45] stars/)
      expect(text).toContain('Free cancellation')
    }
  })

  await test.step('the map has the listed hotels, and what is pointed at is marked there', async () => {
    const map = page.getByRole('region', { name: 'Map of the listed hotels' })
    const pins = map.getByRole('button', { name: /, \$[\d,]+$/ })
    await expect(pins).toHaveCount(Math.min(50, extendable.total), { timeout: 20_000 })
    const pin = map.getByRole('button', { name: new RegExp(`^${escaped(extendable.name)}, \\$`) })
    await expect(pin).toHaveCount(1)
    const link = page.getByRole('link', { name: extendable.name, exact: true })
    await link.hover()
    await expect(pin).toHaveAttribute('data-on', '')
    // By its link: its name may be a part of another hotel's.
    const lead = await cards(page).filter({ has: link }).textContent()
    expect(lead).toContain(dollars(centsOf(extendable.leadUsd)))
  })

  await test.step('choose the hotel and a rate that can be given back, and check it', async () => {
    await page.getByRole('link', { name: extendable.name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: extendable.name })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/hotels/${extendable.hotelId}\\?`))
    const cell = rateCells(page, /Free cancellation until/).first()
    await expect(cell).toContainText(/until \d+ \w+ 23:59, Lisbon time/)
    await cell.click()
    await expect(cell).toHaveAttribute('aria-pressed', 'true')
    await chosenRate(page).getByRole('button', { name: 'Check rate' }).click()
    await expect(cell).toContainText('checked')
    await expect(cell.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  })

  const total = await test.step('guests per room, then hold', async () => {
    const price = /\$[\d,]+\.\d\d/.exec((await chosenRate(page).textContent()) ?? '')?.[0] ?? ''
    await expect(chosenRate(page)).toContainText(`${dollars(FUNDS - centsOf(price))} available after`)
    await chosenRate(page).getByRole('button', { name: /^Book/ }).click()
    await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
    await expect(guestFields(page, 2, 3)).toContainText('Child, 6 at check-out')
    await expect(page.getByText(/^Cancel until .+, Lisbon time$/)).toBeVisible()
    await fillGuests(page, party)
    await page.getByLabel('Note to the hotel').fill('Connecting rooms, please')
    await expect(holdButton(page)).toHaveText(new RegExp(escaped(price)))
    await holdButton(page).click()
    return centsOf(price)
  })
  const reference = await heldReference(page)

  await test.step('held: countdown, chip and ledger say the same', async () => {
    await expect(page.getByRole('main').getByRole('timer')).toHaveText(/^(09:[0-5]\d|10:00)$/)
    await expect(page.getByRole('link', { name: /1 hold/ })).toBeVisible()
    await expectMoney(page, witness, { total: FUNDS, held: total })
    const { Rooms, Note } = await witness.call('hotel.booking-data', { UniqueId: reference })
    expect(Rooms.map((room) => room.Passengers.map((guest) => guest.FirstName))).toEqual([
      ['ANNA', 'BEN'],
      ['CLARA', 'DAVID', 'EMIL'],
    ])
    expect(Rooms[1]?.ChildAges).toEqual([6])
    expect(Note).toBe('Connecting rooms, please')
  })

  await test.step('extend: ten minutes more, once', async () => {
    await page.getByRole('button', { name: /^Extend by 10 min/ }).click()
    for (const place of [page.getByRole('main'), page.getByRole('link', { name: /^1 hold/ })])
      await expect(place.getByRole('timer')).toHaveText(/^1[89]:[0-5]\d$/)
    await expect(page.getByRole('button', { name: /^Extend/ })).toHaveCount(0)
    await control.advance(office, 601)
    await page.keyboard.press('p')
    await expect(page.getByRole('main').getByRole('timer')).toHaveText(/^0[89]:[0-5]\d$/)
  })

  await test.step('confirm: charged to the cent', async () => {
    await page.getByRole('button', { name: `Confirm ${dollars(total)}` }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Confirm ${dollars(total)}` })
      .click()
    await expect(page.getByRole('heading', { name: /^Anna Keller: confirmed$/ })).toBeVisible()
    await expectMoney(page, witness, { total: FUNDS - total, held: 0 })
    await expect(page.getByRole('link', { name: 'No holds' })).toBeVisible()
    await expect(page.getByText(/^Cancel until .+, Lisbon time$/)).toBeVisible()
  })

  await test.step('the voucher is for the guest: names, rooms, numbers, no price', async () => {
    const { VoucherNumbers } = await witness.call('hotel.booking-data', { UniqueId: reference })
    expect(VoucherNumbers).toHaveLength(2)
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toBe(`voucher-${reference}.pdf`)
    const file = await readFile(await download.path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    const text = await pdfText(file)
    for (const word of [reference, extendable.name, 'KELLER', 'EMIL', ...VoucherNumbers])
      expect(text).toContain(word)
    expect(text).not.toMatch(/\$|USD/)
    expect(text).not.toContain((total / 100).toFixed(2))
  })

  await test.step('too late to cancel for nothing: what is shown is what is kept', async () => {
    await cancelLate(page, office, witness, reference, total)
  })
})

/** Cancels after free cancellation has ended, and checks the fee and the refund. */
async function cancelLate(
  page: Page,
  office: Office,
  witness: Witness,
  reference: string,
  totalCents: number,
): Promise<void> {
  const { CancellationPolicies, Hotel } = await witness.call('hotel.booking-data', { UniqueId: reference })
  // Lisbon has the time of UTC in winter; in summer its step began an hour ago.
  expect(Hotel.time_zone).toBe('Europe/Lisbon')
  const stepMs = Date.parse(`${CancellationPolicies[0]?.FromDate}Z`)
  await control.advance(office, Math.ceil((stepMs - Date.now()) / 1000) + 2 * 3600)
  const preview = await witness.call('hotel.cancel-display', { UniqueId: reference })
  const [penalty, refund] = [preview.CurrentPenalty, preview.RefundAmount].map((amount) => centsOf(amount))
  if (penalty === undefined || refund === undefined) throw new Error('no preview')
  expect(penalty).toBeGreaterThan(0)
  expect(penalty + refund).toBe(totalCents)

  await page.keyboard.press('x')
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expect(dialog).toContainText(`Cancellation fee now${dollars(penalty)}`)
  await dialog.getByRole('button', { name: `Cancel and refund ${dollars(refund)}` }).click()
  await expect(page.getByRole('heading', { name: /^Anna Keller: cancelled after/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`${dollars(penalty)} was kept as the cancellation fee`)
  await expectMoney(page, witness, { total: FUNDS - penalty, held: 0 })

  const statement = await witness.statement()
  const kinds = refund > 0 ? ['refund', 'charge', 'hold', 'seed'] : ['charge', 'hold', 'seed']
  expect(statement.map((entry) => entry.Kind)).toEqual(kinds)
  if (refund > 0) expect(centsOf(statement[0]?.Amount ?? '')).toBe(refund)
  expect(statement.filter((entry) => entry.Kind !== 'seed').map((entry) => entry.Reference)).toEqual(
    kinds.slice(0, -1).map(() => reference),
  )
  await page.goto('/wallet')
  const lines = page.getByRole('region', { name: 'Statement' }).getByRole('row')
  await expect(lines).toHaveCount(kinds.length + 1)
  await expect(lines.nth(1).getByRole('link', { name: reference })).toBeVisible()
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}

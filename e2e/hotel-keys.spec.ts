import { expect, test, type Page } from '@playwright/test'
import { control } from './control.ts'
import { centsOf, dollars } from './dollars.ts'
import { openWitness } from './gateway-client.ts'
import { completeByKeys } from './steps/complete.ts'
import { expectMoney } from './steps/expect-money.ts'
import { contact } from './steps/fill-form.ts'
import { guestFields } from './steps/guest-form.ts'
import { heldReference } from './steps/hold.ts'
import { cards, rateCells, typeStay } from './steps/hotel-stay.ts'
import { openDesk } from './steps/sign-in.ts'
import { tabTo } from './steps/tab-to.ts'

// A stay without a mouse, from the query to the voucher and its free cancellation.

const FUNDS = 1_000_000

test('a hotel is booked by keyboard alone: city, filter, hotel, check, hold, extend, confirm, voucher, cancel', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const office = await control.mint()
  const witness = await openWitness(office)
  const keys = page.keyboard
  await openDesk(page, office)

  await test.step('search, filter and walk to the hotel', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Hotels' }), 'Shift+Tab')
    await keys.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Where' })).toBeFocused()
    await typeStay(page)
    await expect(cards(page).first()).toBeVisible()
    await keys.press('f')
    await expect(page.getByRole('textbox', { name: 'Filters in words' })).toBeFocused()
    await keys.type('3 stars')
    await expect(page.getByRole('list', { name: 'Filters that Enter adds' })).toHaveText('3 stars')
    await keys.press('Enter')
    await expect(page).toHaveURL(/f\.stars=3/)
    await expect(page.getByRole('checkbox', { name: /^3 stars/ })).toBeChecked()
    await expect(page.getByRole('list', { name: 'Hotels found' })).toHaveAttribute('aria-busy', 'false')
    await keys.press('Escape')
    await expect(cards(page).first().getByRole('link')).toBeFocused()
    await walkTo(page, 'Extendable')
    await keys.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Extendable' })).toBeVisible()
  })

  await test.step('choose by arrows, check, book', async () => {
    // The focus is on the rates already: Tab would move past them.
    await expect(rateCells(page).first()).toBeFocused()
    await keys.press('r')
    await expect(rateCells(page).first()).toHaveAttribute('aria-pressed', 'true')
    await keys.press('ArrowRight')
    const cell = rateCells(page, /Free cancellation until/).first()
    await expect(cell).toBeFocused()
    await keys.press('Enter')
    await expect(cell).toContainText('checked')
    await keys.press('b')
    await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
  })

  await test.step('guests, then hold', async () => {
    const title = guestFields(page, 1, 1).getByRole('combobox', { name: 'Title' })
    await tabTo(page, title)
    await keys.press('Enter')
    await tabTo(page, page.getByRole('option', { name: 'Ms', exact: true }), 'ArrowDown')
    await keys.press('Enter')
    await expect(title).toHaveText('Ms')
    for (const [guest, name] of ['ANNA', 'BEN'].entries()) {
      const fields = guestFields(page, 1, guest + 1)
      await tabTo(page, fields.getByLabel('Last name'))
      await keys.type('KELLER')
      await keys.press('Tab')
      await keys.type(name)
    }
    await tabTo(page, page.getByLabel('Phone'))
    await keys.type(contact.phone)
    await keys.press('Tab')
    await keys.type(contact.email)
    await keys.press('Control+Enter')
  })
  const reference = await heldReference(page)
  const [held] = await witness.entries('hold')
  const total = centsOf(held?.Amount ?? '')
  expect(held?.Reference).toBe(reference)

  await test.step('extend, confirm, voucher', async () => {
    await keys.press('e')
    await expect(page.getByRole('main').getByRole('timer')).toHaveText(/^1[89]:[0-5]\d$/)
    await completeByKeys(page)
    await expect(page.getByRole('heading', { name: /^Anna Keller: confirmed$/ })).toBeVisible()
    await expectMoney(page, witness, { total: FUNDS - total, held: 0 })
    await tabTo(page, page.getByRole('button', { name: 'Download PDF' }))
    const arriving = page.waitForEvent('download')
    await keys.press('Enter')
    expect((await arriving).suggestedFilename()).toBe(`voucher-${reference}.pdf`)
  })

  await test.step('cancel in time: all comes back', async () => {
    await keys.press('x')
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await tabTo(page, dialog.getByRole('button', { name: `Cancel and refund ${dollars(total)}` }))
    await keys.press('Enter')
    await expect(page.getByRole('heading', { name: /^Anna Keller: cancelled after/ })).toBeVisible()
    await expectMoney(page, witness, { total: FUNDS, held: 0 })
    expect((await witness.statement()).map((entry) => entry.Kind)).toEqual([
      'refund',
      'charge',
      'hold',
      'seed',
    ])
  })
})

/** Moves through the cards until that of a hotel has the focus. */
async function walkTo(page: Page, name: string): Promise<void> {
  const focused = page.locator('a:focus')
  for (let presses = 0; presses < 50; presses += 1) {
    if ((await focused.textContent()) === name) return
    const before = await focused.textContent()
    await page.keyboard.press('j')
    await expect(focused).not.toHaveText(before ?? '')
  }
  throw new Error(`50 presses of j do not reach ${name}`)
}

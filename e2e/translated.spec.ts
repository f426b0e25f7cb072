import { expect, test, type Page } from '@playwright/test'
import { control } from './control.ts'
import { centsOf, dollars } from './dollars.ts'
import { openWitness, type Witness } from './gateway-client.ts'
import { fillLead, reserveButton, reservedReference } from './steps/activity-form.ts'
import { openActivity, selectionBar } from './steps/activities.ts'
import { completeHold } from './steps/complete.ts'
import { anna, fillForm } from './steps/fill-form.ts'
import { fillGuests } from './steps/guest-form.ts'
import { heldReference, hold, holdButton } from './steps/hold.ts'
import { cards, chosenRate, openCity, openHotel, rateCells } from './steps/hotel-stay.ts'
import { rows, search } from './steps/search.ts'
import { signIn } from './steps/sign-in.ts'
import { everyText, translatePage } from './steps/translate-page.ts'

// Agents whose language is not English let the browser translate the desk. The translator takes text nodes
// away from React, so that screens crashed and a button kept the amount of another offer.

type Translated = { readonly faults: string[] }

/** Translates every page from its first text on, also texts that are marked `translate="no"`. */
async function translate(page: Page): Promise<Translated> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (/NotFoundError|removeChild|insertBefore|text beside/.test(message.text())) faults.push(message.text())
  })
  await page.addInitScript(`
    const translatePage = ${translatePage.toString()}
    document.addEventListener('DOMContentLoaded', () => {
      const { beside } = translatePage(document.body, ${JSON.stringify(everyText)})
      const push = beside.push.bind(beside)
      for (const text of beside) console.error('text beside others: ' + text)
      beside.push = (text) => { console.error('text beside others: ' + text); return push(text) }
    })
  `)
  return { faults }
}

/** The page is translated, no screen failed, and no text of React's was beside others. */
async function expectWhole(page: Page, { faults }: Translated): Promise<void> {
  expect(await page.locator('font').count()).toBeGreaterThan(20)
  await expect(page.getByText("Couldn't show this")).toHaveCount(0)
  expect(faults).toEqual([])
}

/** Completes the open hold, whose amounts are all those of the record. Its cents. */
async function complete(page: Page, witness: Witness): Promise<number> {
  const [held] = await witness.entries('hold')
  const total = dollars(centsOf(held?.Amount ?? ''))
  await expect(page.getByRole('main').getByRole('button', { name: /^(Ticket|Confirm) \$/ })).toContainText(
    total,
  )
  await completeHold(page)
  return centsOf(total)
}

async function begin(page: Page) {
  test.setTimeout(120_000)
  const office = await control.mint()
  const translated = await translate(page)
  await signIn(page, office)
  return { office, translated, witness: await openWitness(office) }
}

test('a flight is searched, filtered, pinned, checked, held and ticketed on a translated page', async ({
  page,
}) => {
  const { office, translated, witness } = await begin(page)
  await search(page, 'LHR-AMS')
  const nonstop = page.getByRole('checkbox', { name: /^Nonstop/ })
  await nonstop.click()
  await expect(page).toHaveURL(/stops=/)
  await nonstop.click()
  await rows(page).first().getByRole('button').first().click()
  for (const key of ['c', 'j', 'c', 'v', 'v']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: /^Compare 2/ })).toBeVisible()
  const chosen = page.getByRole('region', { name: 'Selected fare' })
  // The bar has the prices of the pinned fares as well.
  const prices = (await chosen.textContent()) ?? ''
  await expectWhole(page, translated)
  await chosen.getByRole('button', { name: 'Hold' }).click()
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
  await fillForm(page, [anna])
  const price = /\$[\d,]+\.\d\d/.exec((await holdButton(page).textContent()) ?? '')?.[0] ?? 'no price'
  expect(prices).toContain(price)
  await hold(page)
  await expectWhole(page, translated)
  expect(dollars(await complete(page, witness))).toBe(price)
  await control.advance(office, 60)
  await expect(page.getByRole('heading', { name: /: ticketed$/ })).toBeVisible({ timeout: 20_000 })
  await expectWhole(page, translated)
})

test('a stay is searched, filtered, checked, held and confirmed on a translated page', async ({ page }) => {
  const { translated, witness } = await begin(page)
  await openCity(page, 'Lisbon')
  const rail = page.getByRole('complementary', { name: 'Filters' })
  for (const name of [/^4 stars/, /^Free cancellation/]) await rail.getByRole('checkbox', { name }).click()
  await expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')).toHaveCount(2)
  await expect(cards(page).first()).toContainText('Free cancellation')
  await expectWhole(page, translated)

  await openHotel(page, 'Extendable')
  const cells = rateCells(page)
  for (const at of [0, 1]) {
    await cells.nth(at).click()
    await chosenRate(page).getByRole('button', { name: 'Check rate' }).click()
    await expect(cells.nth(at)).toContainText('checked')
  }
  const price = /\$[\d,]+\.\d\d/.exec((await chosenRate(page).textContent()) ?? '')?.[0] ?? ''
  await expectWhole(page, translated)
  await page.keyboard.press('b')
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
  await fillGuests(page)
  await expect(holdButton(page)).toContainText(price)
  await holdButton(page).click()
  await heldReference(page)
  await expectWhole(page, translated)
  expect(dollars(await complete(page, witness))).toBe(price)
  await expect(page.getByRole('heading', { name: /: confirmed/ })).toBeVisible({ timeout: 20_000 })
  await expectWhole(page, translated)
})

test('an activity keeps the amount of its day on the button of a translated page', async ({ page }) => {
  const { translated, witness } = await begin(page)
  await page.goto('/activities?q=river')
  const list = page.getByRole('list', { name: 'Activities found' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  const category = page.getByRole('checkbox', { name: /^Culture/ })
  await category.click()
  await expect(category).toBeChecked()
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await expectWhole(page, translated)

  await openActivity(page, 'Grand Palace Guided Tour, Skip the Line', '&children=1')
  const bar = selectionBar(page)
  const button = bar.getByRole('button', { name: /^Reserve/ })
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Alt+ArrowLeft')
  for (const start of await page.getByRole('radio', { name: / left$/ }).all()) {
    await start.check({ force: true })
    // The total is that of its tickets: none of the three is of the start before.
    await expect(async () => {
      const text = await bar.innerText()
      const [, adult, child] = /2 × (\$[\d,.]+) \+ 1 × (\$[\d,.]+)/.exec(text) ?? []
      const [, total] = /Total\s*(\$[\d,.]+)/.exec(text) ?? []
      expect(centsOf(total ?? '')).toBe(2 * centsOf(adult ?? '') + centsOf(child ?? ''))
    }).toPass()
  }
  await expectWhole(page, translated)
  await expect(button).not.toHaveAttribute('aria-busy')
  await button.click()
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
  await fillLead(page)
  const price = /\$[\d,]+\.\d\d/.exec((await reserveButton(page).textContent()) ?? '')?.[0] ?? ''
  await reserveButton(page).click()
  await reservedReference(page)
  await expectWhole(page, translated)
  expect(dollars(await complete(page, witness))).toBe(price)
  await expect(
    page.getByRole('heading', { level: 1, name: /^Anna Keller: (confirmed, waiting|approved)/ }),
  ).toBeVisible()
  await expectWhole(page, translated)
})

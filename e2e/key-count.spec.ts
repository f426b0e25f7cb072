import { expect, test, type Locator, type Page } from '@playwright/test'
import { control } from './control.ts'
import { anna, ben, clara, contact, fillForm, travellerCard } from './steps/fill-form.ts'
import { hearKeys } from './steps/hear-keys.ts'
import { hold, heldReference } from './steps/hold.ts'
import { openForm } from './steps/open-form.ts'
import { completeAnswer } from './steps/complete.ts'
import { cards, rateCells } from './steps/hotel-stay.ts'
import { makeClient, makeTripFor } from './steps/trip-for-client.ts'
import { rows } from './steps/search.ts'
import { signIn } from './steps/sign-in.ts'

// How many keys a sale takes. Every change of a form can cost some, and agents sell all day.

/** More keys than these make the jobs slower than they were. */
const MOST_KEYS = { trip: 110, hotel: 60, offer: 120 }

test('a return trip for two adults and a child, all saved, is sold with at most 110 keys', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, await control.mint())
  // A fare that asks for passports, so that theirs are saved as well.
  await openForm(page, 'LHR-JED', { adults: 2, children: 1 })
  await fillForm(page, [anna, ben, clara])
  await hold(page)
  await hearKeys(page)

  const keys = countKeys(page)
  await keys.press('Control+k')
  await keys.type(`AN${typedDay(55)}LONSIN*${typedDay(69)}/2A1C`)
  await keys.press('Enter')
  await expect(page.getByText(/, complete$/).first()).toBeVisible({ timeout: 20_000 })
  await expect(rows(page).first()).toBeVisible()
  await keys.press('j', 'b')
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()

  for (const [index, { firstName }] of [anna, ben, clara].entries()) {
    const card = travellerCard(page, index + 1)
    await keys.tabTo(card.getByLabel('Last name'))
    await keys.type('kel')
    const option = card.getByRole('option', { name: new RegExp(firstName, 'i') })
    await expect(option).toBeVisible()
    while ((await option.getAttribute('aria-selected')) !== 'true') await keys.press('ArrowDown')
    await keys.press('Enter')
    await expect(card.getByLabel('First names')).toHaveValue(new RegExp(firstName, 'i'))
  }
  await expect(page.getByLabel('Phone')).toBeFocused()
  await keys.tabTo(page.getByLabel('Phone'))
  await keys.type(contact.phone)
  await keys.press('Tab')
  await keys.type(contact.email)
  await keys.press('Control+Enter')
  await heldReference(page)
  await hearKeys(page)
  await keys.press('t')
  await expect(completeAnswer(page)).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: /: (being )?ticketed$/ })).toBeVisible()
  expect(keys.count()).toBeLessThanOrEqual(MOST_KEYS.trip)
})

test('a hotel with a pool near the Colosseum is found and opened with at most 60 keys', async ({ page }) => {
  await signIn(page, await control.mint())
  await page.goto('/today')
  await hearKeys(page)
  const keys = countKeys(page)
  await keys.press('Control+k')
  await keys.type(`HA ROM ${typedDay(30)} 2N 2A`)
  await keys.press('Enter')
  await expect(cards(page).first()).toBeVisible()
  await keys.press('f')
  await keys.type('pool colosseum')
  await expect(page.getByRole('list', { name: 'Filters that Enter adds' })).toHaveText(
    'Swimming poolColosseum',
  )
  await keys.press('Enter', 'Escape')
  await expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')).toHaveCount(2)
  await expect(cards(page).first().getByRole('link')).toBeFocused()
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/hotels\/\d+\?/)
  expect(keys.count()).toBeLessThanOrEqual(MOST_KEYS.hotel)
})

test('from an empty trip to three services that can be offered with at most 120 keys', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, await control.mint())
  await makeClient(page, 'Keller & Co', [anna, ben])
  await makeTripFor(page, 'Amsterdam', 'Keller & Co')
  await hearKeys(page)
  const added = page.getByRole('region', { name: 'Notices' }).getByText(/^Added to the trip/)

  const keys = countKeys(page)
  await keys.press('Shift+F')
  await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused()
  for (const text of ['LHR', 'AMS', '+30']) {
    await keys.type(text)
    await keys.press('Tab')
  }
  await keys.type('+7')
  await keys.press('Enter')
  await expect(page.getByText(/, complete$/).first()).toBeVisible({ timeout: 20_000 })
  await keys.press('j', '+')
  await expect(added).toBeVisible()

  await openTrip(page, keys)
  await keys.press('Shift+H')
  await expect(page).toHaveURL(/\/hotels\?place=/)
  await expect(cards(page).first()).toBeVisible()
  await keys.press('j', 'Enter')
  await expect(page).toHaveURL(/\/hotels\/\d+\?/)
  await expect(rateCells(page).first()).toBeFocused()
  await keys.press('r')
  await expect(page.getByRole('region', { name: 'Selected rate' })).toBeVisible()
  await keys.press('+')
  await expect(added).toBeVisible()

  await openTrip(page, keys)
  await keys.press('Shift+A')
  await expect(page).toHaveURL(/\/activities\?/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 20_000 })
  await keys.press('j', 'Enter')
  await expect(page).toHaveURL(/\/activities\/[\da-f-]{36}/)
  await expect(page.getByRole('grid').first()).toBeVisible()
  const add = page.getByRole('button', { name: 'Add to trip' })
  if (await add.isDisabled()) {
    await keys.tabTo(page.getByRole('radio', { name: / left$/ }).first())
    await keys.press('Space')
  }
  await expect(add).toBeEnabled()
  await keys.press('+')
  await expect(added).toBeVisible()

  await openTrip(page, keys)
  await expect(page.getByRole('list', { name: 'Items of the trip' }).getByRole('listitem')).toHaveCount(3)
  expect(keys.count()).toBeLessThanOrEqual(MOST_KEYS.offer)
})

/** Goes to the trip that was changed last. */
async function openTrip(page: Page, keys: ReturnType<typeof countKeys>): Promise<void> {
  await keys.press('g', 'i')
  await expect(page.getByRole('list', { name: 'Trips' })).toBeVisible()
  await keys.press('j', 'Enter')
  await expect(page).toHaveURL(/\/trips\/[\da-f-]{36}/)
  await hearKeys(page)
}

/** A day from today on as agents type it: `14JAN27`. */
function typedDay(days: number): string {
  const [, day = '', month = '', year = ''] = new Date(Date.now() + days * 86_400_000)
    .toUTCString()
    .split(' ')
  return `${day}${month.toUpperCase()}${year.slice(2)}`
}

/** The keyboard of a page, counting. A key with a modifier counts once. */
function countKeys(page: Page) {
  let count = 0
  const press = async (...names: string[]) => {
    for (const name of names) {
      await page.keyboard.press(name)
      count += 1
    }
  }
  return {
    press,
    type: async (text: string) => {
      await page.keyboard.type(text)
      count += text.length
    },
    /** Presses Tab until the element has the focus. */
    tabTo: async (target: Locator) => {
      for (let at = 0; at < 40; at += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await press('Tab')
      }
      throw new Error(`Tab does not reach ${String(target)}.`)
    },
    count: () => count,
  }
}

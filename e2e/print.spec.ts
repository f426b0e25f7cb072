import { expect, test, type Page } from '@playwright/test'
import { control } from './control.ts'
import { heldFlight, heldStay } from './steps/held-booking.ts'
import { signIn } from './steps/sign-in.ts'

// A printed booking is a page: no frame, all of it, and no agency money unless asked for.

/** Shows the page as a printer gets it; the browser's own window does not open. */
async function preparePrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
}

async function expectPage(page: Page, sections: readonly string[]): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('main').getByRole('button', { name: /^(?!Copy the )/ })).toHaveCount(0)
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(paper).toBe('rgb(255, 255, 255)')
  for (const name of sections) await expect(page.getByRole('region', { name })).toBeVisible()
  // Nothing is cut off: the page itself is as long as its content.
  const cut = await page.evaluate(() =>
    [document.body, ...document.body.querySelectorAll('*')].some(
      (each) => getComputedStyle(each).overflowY === 'auto' && each.scrollHeight > each.clientHeight + 1,
    ),
  )
  expect(cut).toBe(false)
}

async function expectMoneyOnlyWhenAsked(page: Page): Promise<void> {
  const money = page.getByRole('region', { name: 'Money' })
  await expect(money).toBeHidden()
  await expect(page.getByText(/\$\d/).filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Print with agency prices' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(money).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(money).toBeHidden()
}

test('a flight booking prints whole, without frame and prices', async ({ page }) => {
  await preparePrinter(page)
  await signIn(page, await control.mint())
  await heldFlight(page, 'LHR-AMS')
  await expectPage(page, ['Itinerary', 'Travellers', 'Conditions', 'Timeline'])
  await expectMoneyOnlyWhenAsked(page)
})

test('a hotel booking prints whole, without frame and prices', async ({ page }) => {
  await preparePrinter(page)
  await signIn(page, await control.mint())
  await heldStay(page)
  await expectPage(page, ['Stay', 'Guests', 'House rules', 'Conditions', 'Timeline'])
  await expectMoneyOnlyWhenAsked(page)
})

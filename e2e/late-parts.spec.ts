import { expect, test, type Page } from '@playwright/test'
import { control } from './control.ts'
import { signIn } from './steps/sign-in.ts'

// Lists, popovers and calendars come after the first paint: what is pressed before them counts.

/** Opens the flight search and holds back every script that its page does not name; the answer lets them go. */
async function holdParts(page: Page): Promise<() => void> {
  await signIn(page, await control.mint())
  let html = ''
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('/flights', async (route) => {
    const response = await route.fetch()
    html = await response.text()
    await route.fulfill({ response, body: html })
  })
  const held = page.waitForRequest((request) => isPart(html, request.url()))
  await page.route('**/_next/static/chunks/**', async (route) => {
    if (isPart(html, route.request().url())) await promise
    await route.continue()
  })
  await page.goto('/flights')
  await held
  await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused()
  return resolve
}

function isPart(html: string, url: string): boolean {
  const { pathname } = new URL(url)
  return pathname.endsWith('.js') && html !== '' && !html.includes(pathname.replace('/_next/', ''))
}

test('a place is typed before its list is there, and typed on in it', async ({ page }) => {
  const letGo = await holdParts(page)
  const from = page.getByRole('combobox', { name: 'From' })
  await page.keyboard.type('LHR')
  await page.keyboard.press('Tab')
  await expect(from).toHaveValue('London Heathrow')
  await page.keyboard.type('ams')
  const to = page.getByRole('combobox', { name: 'To', exact: true })
  await expect(to).toBeFocused()
  letGo()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(to).toBeFocused()
  await expect(to).toHaveValue('ams')
  await page.keyboard.press('Enter')
  await expect(to).toHaveValue(/^Amsterdam/)
})

test('a popover that was asked for comes no more once the hand has gone on', async ({ page }) => {
  await holdParts(page)
  const travellers = page.getByRole('button', { name: /^Travellers/ })
  for (const key of ['Escape', 'Tab']) {
    await travellers.focus()
    await page.keyboard.press('Enter')
    await expect(travellers).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press(key)
    await expect(travellers).toHaveAttribute('aria-expanded', 'false')
  }
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
})

test('a select and a popover that were asked for open once they are there; the focus returns', async ({
  page,
}) => {
  const letGo = await holdParts(page)
  const trip = page.getByRole('combobox', { name: 'Trip' })
  await trip.focus()
  await page.keyboard.press('ArrowDown')
  letGo()
  await expect(page.getByRole('option', { name: 'Return' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(trip).toBeFocused()
  await expect(trip).not.toHaveText('Return')
  const travellers = page.getByRole('button', { name: /^Travellers/ })
  await travellers.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('spinbutton', { name: /^Adults/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(travellers).toBeFocused()
  await expect(travellers).toContainText('2 adults')
})

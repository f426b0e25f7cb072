import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { openActivity, selectionBar } from './steps/activities.ts'
import { checkAxe } from './steps/check-axe.ts'
import { signIn } from './steps/sign-in.ts'

// The page of an activity in a browser: who may buy which variant, when and at which price, by keys.

test('a start is shown in its zone with its total and reserved by key; Back has it still; on a phone nothing is cut off', async ({
  page,
}) => {
  await signIn(page, await control.mint())
  await openActivity(page, 'Grand Palace Guided Tour, Skip the Line', '&children=1')
  const bar = selectionBar(page)
  await expect(page.getByText('Bangkok time')).toBeVisible()
  await checkAxe(page, 'activity')
  const free = page.getByRole('radio', { name: / left$/ }).last()
  await free.check({ force: true })
  await expect(bar).toContainText(/in Bangkok \(\d\d:30 UTC\)/)
  // The total is that of its tickets, in cents.
  const text = await bar.innerText()
  const cents = (dollars: string | undefined) => Math.round(Number((dollars ?? '').replace(',', '')) * 100)
  const [, adult, child] = /2 × \$([\d,.]+) \+ 1 × \$([\d,.]+)/.exec(text) ?? []
  const [, total] = /Total\s*\$([\d,.]+)/.exec(text) ?? []
  expect(cents(adult)).toBeGreaterThan(0)
  expect(cents(total)).toBe(2 * cents(adult) + cents(child))
  await expect(bar.getByRole('button', { name: /^Reserve/ })).not.toHaveAttribute('aria-busy')
  const address = page.url()
  await page.locator('body').click({ position: { x: 5, y: 400 } })
  await page.keyboard.press('b')
  await expect(page).toHaveURL(
    /\/activities\/book\?variant=[\w-]+&product=[\w-]+&date=[\d-]+&slot=[\w-]+&from=[\d-]+&to=[\d-]+&adults=2&children=1&seniors=0&shown=[\d-]+$/,
  )
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(bar).toContainText(/in Bangkok/)
  await expect(page.getByRole('radio', { name: / left$/ }).last()).toBeChecked()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(bar.getByRole('button', { name: /^Reserve/ })).toBeVisible()
  expect(
    await page.locator('#screen').evaluate((screen) => screen.scrollWidth - screen.clientWidth),
  ).toBeLessThanOrEqual(0)
})

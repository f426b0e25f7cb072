import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { cards, openCity, typeStay } from './steps/hotel-stay.ts'
import { signIn } from './steps/sign-in.ts'

// Filters stand in the address as soon as they are chosen, so that Back and a reload find them.

test('Back finds the address with all filters that were chosen quickly', async ({ page }) => {
  await signIn(page, await control.mint())
  await openCity(page, 'Lisbon')
  const rail = page.getByRole('complementary', { name: 'Filters' })
  await rail.getByRole('checkbox', { name: /^4 stars/ }).check()
  await rail.getByRole('checkbox', { name: /^5 stars/ }).check()
  await rail.getByRole('checkbox', { name: /^Free cancellation/ }).check()
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/hotels\/\d+\?/)
  await page.goBack()
  await expect(page).toHaveURL(/f\.stars=4,5&f\.free_cancellation=true/)
  await expect(rail.getByRole('checkbox', { name: /^5 stars/ })).toBeChecked()
  await expect(rail.getByRole('checkbox', { name: /^Free cancellation/ })).toBeChecked()
  await expect(cards(page).first()).toBeVisible()
  await page.reload()
  await expect(rail.getByRole('checkbox', { name: /^4 stars/ })).toBeChecked()
})

test('pages and filters: each page is a step back, filters are not', async ({ page }) => {
  await signIn(page, await control.mint())
  await openCity(page, 'Lisbon')
  const rail = page.getByRole('complementary', { name: 'Filters' })
  const count = page.getByRole('heading', { name: /hotels available$/ })
  const unfiltered = await count.innerText()
  await rail.getByRole('checkbox', { name: /^4 stars/ }).check()
  // The list becomes shorter when the answer comes, and the button moves with it.
  await expect(count).not.toHaveText(unfiltered)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/f\.stars=4&page=2/)
  await page.goBack()
  await expect(page).toHaveURL(/f\.stars=4$/)
  await expect(rail.getByRole('checkbox', { name: /^4 stars/ })).toBeChecked()
})

test('the filters key pressed before the hotels load focuses the first filter once it is there', async ({
  page,
}) => {
  await signIn(page, await control.mint())
  const answers = Promise.withResolvers<void>()
  await page.route('**/api/read/hotel.search', async (route) => {
    await answers.promise
    await route.continue()
  })
  await page.goto('/hotels')
  await expect(page.getByRole('combobox', { name: 'Where' })).toBeFocused()
  await typeStay(page)
  const rail = page.getByRole('complementary', { name: 'Filters' })
  await expect(rail).toBeVisible()
  await page.keyboard.press('f')
  await expect(rail).toBeFocused()
  answers.resolve()
  await expect(cards(page).first()).toBeVisible()
  await expect(rail.getByRole('textbox', { name: 'Filters in words' })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

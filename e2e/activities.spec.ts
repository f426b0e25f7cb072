import { expect, test, type Page } from '@playwright/test'
import { control } from './control.ts'
import { checkAxe } from './steps/check-axe.ts'
import { signIn } from './steps/sign-in.ts'

// The catalogue of activities: a tour is found by a word of any language, by its city and by its category;
// the address holds the choices of the search.

/** The desk reads the whole catalogue when it is first asked for: seconds, on a busy machine many. */
const COUNTED = { timeout: 60_000 }

test.setTimeout(150_000)

const list = (page: Page) => page.getByRole('list', { name: 'Activities found' })
const rail = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const word = (page: Page) => page.getByRole('searchbox', { name: 'Activity or keyword' })

test('a tour is found by a Korean word, its city and its category, and by an Arabic word; Back and a reload find the search', async ({
  page,
}) => {
  await signIn(page, await control.mint())
  await page.goto('/flights')
  await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'From' }).blur()
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page).toHaveURL(/\/activities/)
  await expect(rail(page).getByRole('checkbox').first()).toBeVisible(COUNTED)
  await checkAxe(page, 'activities')

  // The screen opens with the caret there.
  await expect(word(page)).toBeFocused()
  await page.keyboard.type('야경')
  await expect(list(page).locator('mark').first()).toHaveText('야경')
  await expect(page.getByText(/^Korean · [\d,]+ worldwide$/)).toBeVisible()
  await expect(page).toHaveURL(/q=%EC%95%BC%EA%B2%BD/)
  await page.keyboard.press('Enter')
  await expect(word(page)).not.toBeFocused()

  const total = await countOf(page)
  await expect(rail(page).locator('[aria-busy="true"]')).toHaveCount(0, COUNTED)
  await rail(page).getByRole('searchbox', { name: 'Country or city' }).fill('Seoul')
  const seoul = rail(page).getByRole('checkbox', { name: /^Seoul, / })
  const inSeoul = Number(await seoul.locator('xpath=ancestor::label').locator('.figures').textContent())
  await seoul.check()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    `${inSeoul} of ${total.toLocaleString('en-US')}`,
  )
  for (const text of await list(page).getByRole('listitem').allTextContents()) expect(text).toContain('Seoul')
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('Seoul')

  await rail(page).getByRole('checkbox').last().press('Escape')
  const culture = rail(page).getByRole('checkbox', { name: /^Culture/ })
  const inBoth = Number(await culture.locator('xpath=ancestor::label').locator('.figures').textContent())
  await culture.check()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    `${inBoth} of ${total.toLocaleString('en-US')}`,
  )
  await expect(list(page)).toHaveAttribute('aria-busy', 'false')
  await expect(list(page)).toHaveCSS('opacity', '1')
  await checkAxe(page, 'activities, filtered')

  const address = page.url()
  await page.keyboard.press('Escape')
  await expect(list(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/activities\/[0-9a-f-]{36}\?from=.*&s=q%3D/)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(culture).toBeChecked()
  await expect(word(page)).toHaveValue('야경')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove filter Seoul' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter Culture' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    `${inSeoul} of ${total.toLocaleString('en-US')}`,
  )

  await page.goto(`/activities?q=${encodeURIComponent('شارع')}&max=0.01`)
  const way = page.getByRole('button', { name: /^Drop “Up to \$0\.01”: / })
  await expect(way).toBeVisible()
  await checkAxe(page, 'activities, none')
  await way.click()
  await expect(list(page).locator('mark').first()).toHaveText('شارع')
  await expect(list(page).locator('bdi[lang="ar"]').first()).toBeVisible()
})

test('@narrow the catalogue on a phone opens search and filters in sheets', async ({ page }) => {
  await signIn(page, await control.mint())
  await page.goto('/activities')
  await expect(list(page).getByRole('link').first()).toBeVisible(COUNTED)
  await page.getByRole('button', { name: /^Anywhere/ }).click()
  await word(page).fill('شارع')
  await word(page).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(list(page).locator('mark').first()).toHaveText('شارع')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('checkbox').first()).toBeVisible(COUNTED)
  await sheet.getByRole('checkbox').first().check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Filters, 1' })).toBeVisible()
})

/** The number of activities that the heading names. */
async function countOf(page: Page): Promise<number> {
  const text = (await page.getByRole('heading', { level: 2 }).textContent()) ?? ''
  return Number(/^[\d,]+/.exec(text)?.[0].replaceAll(',', ''))
}

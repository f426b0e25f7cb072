import { expect, test } from '@playwright/test'
import { control, personOf } from './control.ts'
import { checkAxe } from './steps/check-axe.ts'
import { fillForm } from './steps/fill-form.ts'
import { bookRoute, holdButton } from './steps/hold.ts'
import { chooseFirst, openForm } from './steps/open-form.ts'
import { rows, search, searchAddress } from './steps/search.ts'
import { signIn } from './steps/sign-in.ts'

// axe on every screen and in every state that the journeys reach, light and dark: nothing serious, nothing critical.

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test.setTimeout(150_000)

    test(`sign-in and its refusal, ${colorScheme}`, async ({ page }) => {
      await page.goto('/sign-in')
      await checkAxe(page, 'sign-in')
      await page.getByLabel('Office').fill('NO-SUCH')
      await page.getByLabel('User').fill('nobody')
      await page.getByLabel('Account UUID').fill('00000000-0000-4000-8000-000000000000')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
      await checkAxe(page, 'sign-in refused')
    })

    test(`flights: beginning, results, details, and the searches that fail, ${colorScheme}`, async ({
      page,
    }) => {
      await signIn(page, await control.mint())
      await checkAxe(page, 'flights, beginning')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page.getByText('Where from?')).toBeVisible()
      await checkAxe(page, 'flights, query incomplete')
      await search(page, 'LHR-AMS')
      await checkAxe(page, 'flights, results')
      await rows(page).first().getByRole('button').first().click()
      await checkAxe(page, 'flights, fare chosen')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await checkAxe(page, 'flights, details')
      await page.goto(searchAddress(['PVD-RAI']))
      await expect(page.getByRole('heading', { name: /^No flights/ })).toBeVisible()
      await checkAxe(page, 'flights, none')
      await page.goto(searchAddress(['STN-LHR']))
      await expect(page.getByText(/^Search stopped at/).first()).toBeVisible()
      await checkAxe(page, 'flights, stopped')
    })

    test(`palette, shortcuts, account menu, ${colorScheme}`, async ({ page }) => {
      await signIn(page, await control.mint())
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog')).toBeVisible()
      await checkAxe(page, 'palette')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: 'Shortcuts', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible()
      await checkAxe(page, 'shortcuts')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: /account menu/ }).click()
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
      await checkAxe(page, 'account menu')
    })

    test(`form: empty, refused, price moved, gone, short, signed out, ${colorScheme}`, async ({ page }) => {
      const office = await control.mint({ balance: '150.00' })
      await signIn(page, office)
      await openForm(page, 'LON-SIN')
      await checkAxe(page, 'form')
      await holdButton(page).click()
      await expect(page.getByRole('group', { name: /to put right before it can be held$/ })).toBeFocused()
      await checkAxe(page, 'form, refused')
      await fillForm(page)
      await holdButton(page).click()
      await expect(page.getByRole('alert').filter({ hasText: 'the wallet is' })).toBeVisible()
      await checkAxe(page, 'form, wallet short')
      await control.expire(office, personOf(office))
      await holdButton(page).click()
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
      await checkAxe(page, 'form, signed out')
      await page.getByLabel('Account UUID').fill(personOf(office).accountUuid)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await chooseFirst(page, 'LHR-STN')
      await expect(page.getByText('The price is $10.00 higher now')).toBeVisible()
      await checkAxe(page, 'form, price moved')
      await chooseFirst(page, 'LGW-LHR')
      await expect(page.getByText('This fare is gone:')).toBeVisible()
      await checkAxe(page, 'form, fare gone')
    })

    test(`booking in every state, list and wallet, ${colorScheme}`, async ({ page }) => {
      const office = await control.mint()
      await signIn(page, office)
      await page.goto('/bookings')
      await checkAxe(page, 'bookings, none')
      await bookRoute(page, 'LTN-LHR')
      await checkAxe(page, 'booking, held at another price')
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Cancel this hold?' })).toBeVisible()
      await checkAxe(page, 'booking, asked whether to cancel')
      await page.getByRole('button', { name: /^Cancel, release/ }).click()
      await expect(page.getByRole('heading', { name: /^Cancelled for/ })).toBeVisible()
      await checkAxe(page, 'booking, cancelled')
      await bookRoute(page, 'STN-SEN')
      await page.getByRole('button', { name: /^Ticket \$/ }).click()
      await expect(page.getByRole('heading', { name: /^Being ticketed for/ })).toBeVisible()
      await checkAxe(page, 'booking, ticketing')
      await control.advance(office, 100)
      await expect(page.getByRole('heading', { name: /^Ticketed for/ })).toBeVisible({ timeout: 20_000 })
      await checkAxe(page, 'booking, ticketed')
      await bookRoute(page, 'LHR-AMS')
      await page.goto('/bookings')
      await expect(page.getByRole('list', { name: 'Bookings' })).toBeVisible()
      await checkAxe(page, 'bookings')
      await page.goto('/wallet')
      await expect(page.getByRole('region', { name: 'Statement' })).toBeVisible()
      await checkAxe(page, 'wallet')
      await page.goto('/bookings/TD0000000000')
      await checkAxe(page, 'booking, not found')
      await page.goto('/no-such-page')
      await checkAxe(page, 'no such page')
    })
  })
}

import { expect, test, type Page } from '@playwright/test'
import { control, personOf } from './control.ts'
import { openWitness } from './gateway-client.ts'
import { openActivity, selectionBar } from './steps/activities.ts'
import { openActivityForm, reserveButton } from './steps/activity-form.ts'
import { anna, contact } from './steps/fill-form.ts'
import { hearKeys } from './steps/hear-keys.ts'
import { holdButton } from './steps/hold.ts'
import { openCity, openHotel, rateCells } from './steps/hotel-stay.ts'
import { arabic, fillOffice, german, longNames, longTraveller, mintLongOffice } from './steps/long-data.ts'
import { completion, searchAddress } from './steps/search.ts'
import { showTrips } from './steps/show-trips.ts'
import { showWholeOffice } from './steps/show-whole-office.ts'
import { signIn } from './steps/sign-in.ts'
import { measureWidths } from './steps/widths.ts'

// Every screen at six widths with long data: nothing is cut, covered or broken in the middle of a word.

test.setTimeout(180_000)

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
}

test('the office, its bookings and its money fit every width', async ({ page }) => {
  await page.goto('/sign-in?from=%2Fwallet')
  await page.getByLabel('Office').fill('DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFT-4711')
  await page.getByLabel('User').fill('maximiliane.von-wolkenstein-hohenberg')
  await page.getByLabel('Account UUID').fill('00000000-0000-4000-8000-000000000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await measureWidths(page, 'sign-in, refused')

  const office = await mintLongOffice()
  await signIn(page, office, personOf(office, 'admin'))
  await open(page, '/today')
  await measureWidths(page, 'Today of a new office')
  const held = await fillOffice(page, office)
  const never = { never: longNames }
  await open(page, '/today')
  await measureWidths(page, 'Today', never)
  for (const [kind, reference] of Object.entries(held)) {
    await open(page, `/bookings/${reference}`)
    await measureWidths(page, `a booking, ${kind}`, never)
    await hearKeys(page)
    await page.keyboard.press('x')
    await expect(page.getByRole('dialog')).toBeVisible()
    await measureWidths(page, `a booking, ${kind}, asked whether to cancel`, never)
  }
  await open(page, '/bookings/review')
  await measureWidths(page, 'the changes to review', never)
  await open(page, '/bookings')
  await measureWidths(page, 'the bookings', never)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await measureWidths(page, 'the bookings, one selected', never)
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog')).toBeVisible()
  await measureWidths(page, 'a look into a booking', never)
  await open(page, '/bookings?tab=attention')
  await measureWidths(page, 'the bookings that need attention', never)
  for (const tab of [
    '/clients',
    '/clients/new',
    '/wallet',
    '/office',
    '/office/accounts',
    '/office/people',
    '/office/macros',
    '/office/log',
    '/office/settings',
    '/studio',
  ]) {
    await open(page, tab)
    await page.waitForLoadState('networkidle')
    // The studio shortens names: its columns are clocks.
    await measureWidths(page, tab, tab === '/studio' ? {} : never)
  }
  await open(page, '/office/travellers')
  await page.getByRole('textbox', { name: 'Name' }).fill('wolkenstein')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('button', { name: /^Erase / }).first()).toBeVisible()
  await measureWidths(page, '/office/travellers', never)
})

test('what an office reviews, closes and bills fits every width', async ({ page }) => {
  const office = await mintLongOffice()
  await signIn(page, office, personOf(office, 'admin'))
  await showWholeOffice(page, office, longTraveller, async (screen) => {
    await page.waitForLoadState('networkidle')
    await measureWidths(page, screen, { never: longNames })
  })
})

test('clients and trips fit every width', async ({ page }) => {
  const office = await mintLongOffice()
  await signIn(page, office, personOf(office, 'admin'))
  await showTrips(page, 'Donaudampfschifffahrtsgesellschaft', [longTraveller, anna], async (screen) => {
    await measureWidths(page, screen, { never: longNames })
  })
})

test('what lies over a screen fits every width', async ({ page }) => {
  const office = await mintLongOffice()
  await signIn(page, office, personOf(office, 'admin'))
  await open(page, '/wallet')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await measureWidths(page, 'the palette')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible()
  await measureWidths(page, 'the shortcuts')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /account menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out', exact: true })).toBeVisible()
  await measureWidths(page, 'the account menu')
})

test('flights fit every width', async ({ page }) => {
  const office = await control.mint({ balance: '698765.43' })
  await signIn(page, office)
  await open(page, '/flights')
  await measureWidths(page, 'flights, nothing asked')
  await page.goto(`${searchAddress(['LON-SIN', 'SIN-LON'], { adults: 6, children: 2 })}&cabin=3`)
  await expect(completion(page)).toBeVisible({ timeout: 20_000 })
  await measureWidths(page, 'flights found')
  await page.getByLabel('Depart', { exact: true }).first().click()
  await expect(page.getByText(/^Cheapest \w{3} \d/)).toBeVisible()
  await measureWidths(page, 'prices below the days of a field')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(completion(page)).toBeVisible({ timeout: 20_000 })
  for (const key of ['j', 'c', 'j', 'c', 'j', 'c', 'v']) await page.keyboard.press(key)
  await expect(page.getByRole('region', { name: 'Selected fare' })).toBeVisible()
  await measureWidths(page, 'flights, one selected and three to compare')
  await page.keyboard.press('Shift+C')
  await expect(page.getByRole('dialog', { name: 'Fares side by side' })).toBeVisible()
  await measureWidths(page, 'fares side by side')
  await page.keyboard.press('Escape')
  // A window that is still closing lies over the next one.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await measureWidths(page, 'the details of a fare')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('region', { name: 'Selected fare' }).getByRole('button', { name: 'Hold' }).click()
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
  await page.getByLabel('Last name').first().fill('VON WOLKENSTEIN HOHENBERG')
  await page.getByLabel('First names').first().fill('MAXIMILIANE KATHARINA')
  await holdButton(page).click()
  await expect(page.getByText(/^\d+ fields need attention$/)).toBeVisible()
  await measureWidths(page, 'the form of a fare')
  await open(page, '/flights/calendar?from=LON&to=SIN&trip=oneway')
  await expect(page.getByRole('button', { name: /cheapest/ })).toBeVisible()
  await measureWidths(page, 'prices by day')
})

test('hotels fit every width', async ({ page }) => {
  const office = await control.mint({ balance: '698765.43' })
  await signIn(page, office)
  await open(page, '/hotels')
  await measureWidths(page, 'hotels, nothing asked')
  await openCity(page, 'Lisbon', '&sort=popularity&f.stars=4,5')
  await expect(page.getByRole('button', { name: /, \$/ }).first()).toBeVisible()
  await measureWidths(page, 'hotels found')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('m')
  await expect(page.getByRole('button', { name: /, \$/ }).first()).toBeVisible()
  await measureWidths(page, 'hotels on a map', { at: [320, 390, 768] })
  await openHotel(page, 'Extendable', '2;2,6;2,4,9')
  await measureWidths(page, 'a hotel')
  await rateCells(page).first().click()
  await page.keyboard.press('c')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('c')
  await measureWidths(page, 'a hotel, one rate selected and two to compare')
  await page.keyboard.press('v')
  await expect(page.getByRole('dialog', { name: 'Rates side by side' })).toBeVisible()
  await measureWidths(page, 'rates side by side')
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Selected rate' }).getByRole('button', { name: /^Book/ }).click()
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
  await page.getByLabel('Last name').first().fill(anna.lastName)
  await page
    .getByLabel(/^Note|^Remarks|^Wishes/)
    .first()
    .fill(`${german}. ${arabic}`)
  await holdButton(page).click()
  await expect(page.getByText(/^\d+ fields need attention$/)).toBeVisible()
  await measureWidths(page, 'the form of a stay')
})

test('activities fit every width', async ({ page }) => {
  const office = await control.mint({ balance: '698765.43' })
  await signIn(page, office)
  await open(page, '/activities')
  await expect(page.getByRole('list', { name: 'Activities found' }).getByRole('link').first()).toBeVisible()
  await measureWidths(page, 'activities')
  await open(page, '/activities?q=zzzz')
  await measureWidths(page, 'activities, none found')
  await openActivity(page, 'Every Option')
  await expect(selectionBar(page)).toBeVisible()
  await measureWidths(page, 'an activity')
  await openActivityForm(page, await openWitness(office), 'Every Option', { adults: 6, children: 3 })
  await page.getByLabel('Last name').first().fill(arabic.slice(0, 40))
  await page.getByLabel('E-mail').fill(`maximiliane.katharina.${contact.email}`)
  await reserveButton(page).click()
  await expect(page.getByText(/^\d+ fields need attention$/)).toBeVisible()
  await measureWidths(page, 'the form of an activity')
})

import { expect, test, type Locator, type Page, type Request } from '@playwright/test'
import { control } from './control.ts'
import { cards, typeStay } from './steps/hotel-stay.ts'
import { hearKeys } from './steps/hear-keys.ts'
import { heldFlight } from './steps/held-booking.ts'
import { completion, rows, search } from './steps/search.ts'
import { openDesk, signIn } from './steps/sign-in.ts'

// Keys that are pressed too early: on a slow machine people type before the screen is ready.

/** Delays the screen of an address until the returned function is called. */
async function holdScreen(page: Page, pathname: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === pathname && url.searchParams.has('_rsc'),
    async (route) => {
      await promise
      await route.continue()
    },
  )
  return resolve
}

test('while another screen loads, plain keys do nothing on either screen', async ({ page }) => {
  await signIn(page, await control.mint())
  await search(page, 'LHR-AMS')
  await page.keyboard.press('j')
  await expect(page.getByRole('region', { name: 'Selected fare' })).toBeVisible()
  const letGo = await holdScreen(page, '/hotels')
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  // On the results `b` would hold the selected fare.
  await page.keyboard.type('bLisbon')
  letGo()
  const where = page.getByRole('combobox', { name: 'Where' })
  await expect(where).toBeFocused()
  await expect(where).toHaveValue('')
  await expect(page).toHaveURL(/\/hotels$/)
  await page.keyboard.type('Lisbon')
  await page.keyboard.press('Tab')
  await expect(where).toHaveValue('Lisbon, Portugal')

  // The same after a click on a link.
  await page.goBack()
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('region', { name: 'Selected fare' })).toBeVisible()
  const showWallet = await holdScreen(page, '/wallet')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click()
  await page.keyboard.type('b')
  showWallet()
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
  await expect(page).toHaveURL(/\/wallet$/)
})

test('Back shows the screen before it from memory, also while the desk does not answer', async ({ page }) => {
  await signIn(page, await control.mint())
  await page.goto('/bookings')
  await expect(page.getByText('No bookings yet')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click()
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
  const letGo = await holdScreen(page, '/bookings')
  await page.goBack()
  await expect(page.getByText('No bookings yet')).toBeVisible()
  await expect(page).toHaveURL(/\/bookings$/)
  letGo()
})

test('keys work again after a navigation is abandoned or fails', async ({ page }) => {
  await signIn(page, await control.mint())
  await search(page, 'LHR-AMS')
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await expect(page.getByText('No bookings yet')).toBeVisible()
  await holdScreen(page, '/wallet')
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await page.goBack()
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('region', { name: 'Selected fare' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(
    (url) => url.pathname === '/wallet' && url.searchParams.has('_rsc'),
    (route) => route.abort(),
  )
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
  await hearKeys(page)
})

test('keys between Enter and the awaited answer do not cancel the search', async ({ page }) => {
  await signIn(page, await control.mint())
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/read/place.search', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/hotels')
  await typeStay(page)
  await page.keyboard.type('f+9')
  resolve()
  await expect(cards(page).first()).toBeVisible()
  await page.keyboard.press('f')
  await expect(
    page.getByRole('complementary', { name: 'Filters' }).getByRole('textbox', { name: 'Filters in words' }),
  ).toBeFocused()
})

/**
 * Opens the flight search and delays scripts until the returned function is called: all of them, or only
 * those that the page's HTML does not name.
 */
async function holdScripts(page: Page, which: 'all' | 'windows'): Promise<() => void> {
  let html = ''
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('/flights', async (route) => {
    const response = await route.fetch()
    html = await response.text()
    await route.fulfill({ response, body: html })
  })
  await page.route('**/_next/static/chunks/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const isNamed = html.includes(pathname.replace('/_next/', ''))
    if (pathname.endsWith('.js') && (which === 'all' || !isNamed)) await promise
    await route.continue()
  })
  await page.goto('/flights', { waitUntil: 'commit' })
  // The fields are in the document before they are shown, and a hidden field takes no focus.
  await expect(page.getByRole('combobox', { name: 'From' })).toBeVisible()
  return resolve
}

test('text typed before hydration is used', async ({ page }) => {
  await signIn(page, await control.mint())
  const letGo = await holdScripts(page, 'all')
  const depart = page.getByLabel('Depart')
  await depart.focus()
  await page.keyboard.type('+30')
  const from = page.getByRole('combobox', { name: 'From' })
  await from.focus()
  await page.keyboard.type('LH')
  letGo()
  await expect(depart).toHaveValue(/^\w{3} \d/)
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(from).toBeFocused()
  await page.keyboard.type('R')
  await page.keyboard.press('Tab')
  await expect(from).toHaveValue('London Heathrow')
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toBeFocused()
})

test('plain keys do nothing while a dialog loads; then it has the focus', async ({ page }) => {
  await signIn(page, await control.mint())
  const letGo = await holdScripts(page, 'windows')
  await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused()
  await page.getByRole('combobox', { name: 'From' }).blur()
  await page.keyboard.press('?')
  for (const ignored of ['g', 'w']) await page.keyboard.press(ignored)
  letGo()
  const dialog = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/flights$/)
})

test('a search typed into the palette before its code is there opens what was typed', async ({ page }) => {
  await signIn(page, await control.mint())
  const letGo = await holdScripts(page, 'windows')
  await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search or type a command' })
  await expect(field).toBeFocused()
  await page.keyboard.type('HA ROM 26DEC 2N 2A')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('HA ROM 26DEC 2N 2A')
  letGo()
  await expect(page).toHaveURL(/\/hotels\?place=\d+.*in=\d{4}-12-26&out=\d{4}-12-28/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
})

test('text typed right after Ctrl+K goes into the palette', async ({ page }) => {
  await openDesk(page, await control.mint())
  await openOnce(page, 'Control+k', page.getByRole('dialog', { name: 'Commands' }))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('AN14JANLONSIN')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/flights\?.*LON/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // What is missing is asked for in the palette, with the focus where it is missing.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('AN LON SIN/2A')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Depart' })).toBeFocused()
  await page.keyboard.type('jan 15')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/flights\?.*LON-SIN-\d{4}-01-15.*adt=2/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Stops all animation frames, as on a very slow machine: windows never finish opening or closing. */
async function holdFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })
}

/** Opens and closes something once, so that its code is loaded. */
async function openOnce(page: Page, key: string, opened: Locator): Promise<void> {
  await page.keyboard.press(key)
  await expect(opened).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
}

test('a dialog gets all keys from the one that opens it to the one that closes it', async ({ page }) => {
  await signIn(page, await control.mint())
  await search(page, 'LHR-AMS')
  await openOnce(page, '?', page.getByRole('dialog', { name: 'Shortcuts' }))
  await openOnce(page, 'Control+k', page.getByRole('dialog', { name: 'Commands' }))
  await holdFrames(page)
  for (const key of ['?', 'g', 'b', 'Escape', 'Control+k', 'Escape', 'j']) await page.keyboard.press(key)
  await expect(page.getByRole('region', { name: 'Selected fare' })).toBeVisible()
  await expect(page).toHaveURL(/\/flights\?/)
})

test('a key pressed as a screen appears runs its command', async ({ page }) => {
  await signIn(page, await control.mint())
  await heldFlight(page, 'LHR-AMS')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click()
  const booking = page.getByRole('list', { name: 'Bookings' }).getByRole('link').first()
  await expect(booking).toBeVisible()
  await page.evaluate(() => {
    // The moment in which the booking is rendered.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')?.textContent.startsWith('Held for')) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', code: 'KeyX', bubbles: true }))
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await booking.click()
  await expect(page.getByRole('dialog', { name: 'Cancel this hold?' })).toBeVisible()
})

/**
 * Uses the page, and waits until the code of its windows is there. A page that has loaded counts as idle for
 * the network before its windows ask for their code: that waits for an idle moment of the browser, which a
 * busy machine has seconds later. Keys that come before the code are ignored.
 */
async function loadWindows(page: Page): Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  await page.mouse.move(1, 1)
  // Idle callbacks run in the order in which they were asked for: this one after those of the windows.
  await page.evaluate(nextIdle)
  await expect.poll(() => underWay.size).toBe(0)
  // Scripts that have arrived run before the browser is idle again.
  await page.evaluate(nextIdle)
}

/** Runs in the page, and resolves in its next idle moment. */
function nextIdle(): Promise<void> {
  return new Promise((done) => requestIdleCallback(() => done()))
}

test('a popover, a list and a menu take keys at once, and Tab continues after their button', async ({
  page,
}) => {
  await openDesk(page, await control.mint())
  // None was opened before.
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused()
  await loadWindows(page)
  const trip = page.getByRole('combobox', { name: 'Trip' })
  const travellers = page.getByRole('button', { name: /^Travellers/ })
  const person = page.getByRole('button', { name: /account menu/ })
  await holdFrames(page)
  await person.focus()
  for (const key of ['Enter', 'Escape']) await page.keyboard.press(key)
  await expect(person).toBeFocused()
  await travellers.focus()
  for (const key of ['Enter', 'ArrowUp', 'Escape']) await page.keyboard.press(key)
  await expect(travellers).toContainText('2 adults')
  await expect(travellers).toBeFocused()
  await trip.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter', 'Tab']) await page.keyboard.press(key)
  await expect(trip).toHaveText('One-way')
  await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused()
})

test('a double click on Search adds one history step, and the focus leaves the field', async ({ page }) => {
  await openDesk(page, await control.mint())
  for (const word of ['LHR', 'AMS', '+30', '+3']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: 'Search', exact: true }).dblclick()
  await expect(completion(page)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('Enter')
  await hearKeys(page)
  // While a screen is coming, plain keys do nothing.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(page.getByRole('region', { name: 'Selected fare' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.goBack()
  await expect(page).toHaveURL(/\/flights$/)
})

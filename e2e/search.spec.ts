import { expect, test, type Page, type Request } from '@playwright/test'
import { control } from './control.ts'
import { openWitness } from './gateway-client.ts'
import { completeHold } from './steps/complete.ts'
import { fillForm } from './steps/fill-form.ts'
import { hold } from './steps/hold.ts'
import { openForm } from './steps/open-form.ts'
import { completion, rows, search } from './steps/search.ts'
import { openDesk, signIn } from './steps/sign-in.ts'

// The outcomes of a search: each is reported correctly, and Back loses nothing.

test('a recent search and the search button search again; the order and filters stay', async ({ page }) => {
  await signIn(page, await control.mint())
  await search(page, 'LHR-AMS')
  await page.getByRole('button', { name: /^Fastest/ }).click()
  await expect(page).toHaveURL(/sort=fastest/)
  const isSearch = (request: Request) => request.url().includes('low-fare-search')
  for (const ask of [
    () => page.keyboard.press('Alt+1'),
    () => page.getByRole('button', { name: 'Search', exact: true }).click(),
  ]) {
    const [sent] = await Promise.all([page.waitForRequest(isSearch), ask()])
    await sent.response()
    await expect(completion(page)).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    await expect(page).toHaveURL(/sort=fastest/)
  }
})

test('three legs of a multi-city trip are typed, found and held', async ({ page }) => {
  const office = await control.mint()
  await openDesk(page, office)
  const bar = page.getByRole('search', { name: 'Flights' })
  await bar.getByRole('combobox', { name: 'Trip' }).click()
  await page.getByRole('option', { name: 'Multi-city' }).click()
  await bar.getByRole('button', { name: 'Add a leg' }).click()
  const legs = [
    ['LON', 'AMS', '+40'],
    ['AMS', 'BCN', '+4'],
    ['BCN', 'LON', '+4'],
  ] as const
  for (const [index, [from, to, date]] of legs.entries()) {
    const number = index + 1
    for (const [label, word] of [
      [`From, leg ${number}`, from],
      [`To, leg ${number}`, to],
    ] as const) {
      await bar.getByRole('combobox', { name: label, exact: true }).fill(word)
      await bar.getByRole('combobox', { name: label, exact: true }).press('Tab')
    }
    await bar.getByLabel(`Depart, leg ${number}`).fill(date)
    await bar.getByLabel(`Depart, leg ${number}`).press('Tab')
  }
  await bar.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/trip=multi.*LON-AMS-.*,AMS-BCN-.*,BCN-LON-/)
  await expect(page.getByText(/, complete$/).first()).toBeVisible({ timeout: 20_000 })
  const label = (await rows(page).first().getByRole('group').getAttribute('aria-label')) ?? ''
  expect(label.split(';')).toHaveLength(3)
})

test('back from the form restores results, filters and order without a new search', async ({ page }) => {
  await signIn(page, await control.mint())
  await search(page, 'LHR-AMS')
  await page.getByRole('button', { name: /^Fastest/ }).click()
  await page.getByRole('checkbox', { name: 'Nonstop' }).click()
  await expect(page).toHaveURL(/sort=fastest.*stops=0/)
  const count = await rows(page).count()
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('low-fare-search')) searches.push(request.url())
  })
  await rows(page).first().getByRole('button').first().click()
  await page.keyboard.press('b')
  await expect(page.getByRole('heading', { name: 'Travellers' })).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(count)
  await expect(page).toHaveURL(/sort=fastest.*stops=0/)
  await expect(page.getByRole('checkbox', { name: 'Nonstop' })).toBeChecked()
  await expect(page.getByRole('button', { name: /^Fastest/ })).toHaveAttribute('aria-pressed', 'true')
  expect(searches).toEqual([])
})

test('a phone serves to look up, hold and ticket @narrow', async ({ page }) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  await openForm(page, 'LHR-AMS')
  expect(await scrollsSideways(page)).toBe(false)
  await fillForm(page)
  await hold(page)
  expect(await scrollsSideways(page)).toBe(false)
  const ticket = page.getByRole('button', { name: /^Ticket \$/ })
  for (const card of ['Itinerary', 'Timeline']) {
    await page.getByRole('region', { name: card }).scrollIntoViewIfNeeded()
    await expect(ticket).toBeInViewport({ ratio: 1 })
  }
  await completeHold(page)
  await expect(page.getByRole('heading', { name: /: (being )?ticketed$/ })).toBeInViewport()
  await control.advance(office, 60)
  await expect(page.getByRole('heading', { name: /: ticketed$/ })).toBeVisible({ timeout: 20_000 })
  for (const name of ['Bookings', 'Wallet', 'Flights']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(name.toLowerCase()))
    expect(await scrollsSideways(page), name).toBe(false)
  }
  expect(await witness.entries('charge')).toHaveLength(1)
})

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

/** A layout shift as the browser reports it. */
type Shift = { value: number; sources: { node?: Node | null }[] }

test('@narrow fares that arrive take their place in the list and shift nothing else', async ({ page }) => {
  await signIn(page, await control.mint())
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        // An untouched list takes better fares into their place; the page around it stands still.
        const around = entry.sources.filter(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return !element?.closest('[aria-label="Flights found"]')
        })
        if (around.length > 0) seen.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await search(page, 'LHR-AMS')
  await expect(rows(page).first()).toBeVisible()
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
  expect(shift).toBeLessThan(0.02)
})

import { expect, test, type Page } from '@playwright/test'
import { control } from './control.ts'
import { heldFlight } from './steps/held-booking.ts'
import { rows, searchAddress } from './steps/search.ts'
import { signIn } from './steps/sign-in.ts'

// Notices have a place of their own. Component tests read their text; a browser shows what they cover.

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1440, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

/** Names of the screen's controls that lie below a notice, or that a notice lies over. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const place = document.querySelector('section[aria-label="Notices"]')?.getBoundingClientRect()
    if (!place || place.height === 0) throw new Error('no notice is shown')
    const controls = document.querySelectorAll('main button, main a, main input, nav a, nav button, header a')
    return [...controls].flatMap((control) => {
      const scroller = control.closest('main, nav, header')?.getBoundingClientRect()
      const { left, right, top, bottom } = control.getBoundingClientRect()
      // An element that is scrolled out of its region is not on the screen.
      const low = Math.min(bottom, scroller?.bottom ?? bottom)
      const high = Math.max(top, scroller?.top ?? top)
      const meets = left < place.right && right > place.left && high < place.bottom && low > place.top
      return meets && low > high ? [control.textContent] : []
    })
  })
}

test('a notice covers no control at any size, moves nothing beside the rail, and says when the hold has lapsed', async ({
  page,
}) => {
  const office = await control.mint()
  await signIn(page, office)
  await heldFlight(page, 'LHR-AMS')
  // A hold lasts ten minutes; the page counts the last seconds before the announcement by itself.
  await control.advance(office, 410)
  await page.goto(searchAddress(['LHR-AMS']))
  await rows(page).first().getByRole('button').first().click()
  const hold = page.getByRole('region', { name: 'Selected fare' }).getByRole('button', { name: 'Hold' })
  await expect(hold).toBeVisible()
  const before = await hold.boundingBox()
  await expect(notices(page).getByText(/: under 3 minutes left$/)).toBeVisible({ timeout: 30_000 })
  expect(await hold.boundingBox()).toEqual(before)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect(notices(page).getByRole('button', { name: 'Open' })).toBeVisible()
    expect(await covered(page), `${size.width} x ${size.height}`).toEqual([])
  }
  await control.advance(office, 165)
  await page.getByRole('link', { name: /^1 hold/ }).click()
  await expect(notices(page).getByText(/^Hold of .+ expired at \d\d:\d\d$/)).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /: hold expired/ })).toBeVisible()
  await expect(notices(page).getByRole('listitem')).toHaveCount(0)
})

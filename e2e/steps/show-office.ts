import { expect, type Page } from '@playwright/test'
import { control, type Office } from '../control.ts'
import type { Traveller } from './fill-form.ts'
import { anna } from './fill-form.ts'
import { completeHold } from './complete.ts'
import { bookHotel } from './guest-form.ts'
import { bookRoute } from './hold.ts'
import type { Take } from './show-hotels.ts'

const longName: Traveller = {
  ...anna,
  lastName: 'VON WOLKENSTEIN HOHENBERG',
  firstName: 'MAXIMILIANE KATHARINA',
}

const screens = {
  today: '/today',
  bookings: '/bookings',
  'bookings-attention': '/bookings?tab=attention',
  wallet: '/wallet',
  office: '/office',
  accounts: '/office/accounts',
  people: '/office/people',
  macros: '/office/macros',
  travellers: '/office/travellers',
  'change-log': '/office/log',
  settings: '/office/settings',
  studio: '/studio',
}

/** The other screens of an office's admin, without searches and bookings: empty, and after a busy morning. */
export async function showOffice(page: Page, office: Office, take: Take): Promise<void> {
  const open = async (name: string, address: string) => {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    await take(name)
  }
  for (const [name, address] of Object.entries(screens)) await open(`${name}-empty`, address)

  await bookRoute(page, 'LHR-AMS', [longName])
  await control.arm(office, 'ticket_stall')
  await completeHold(page)
  await expect(page.getByRole('heading', { name: /: being ticketed/ })).toBeVisible()
  await bookHotel(page, 'Slow Voucher')
  await completeHold(page)
  await expect(page.getByRole('heading', { name: /voucher to follow$/ })).toBeVisible()
  await bookRoute(page, 'LHR-SIN')
  await control.advance(office, 13 * 60)
  await bookHotel(page)
  await bookRoute(page, 'LHR-CDG', [longName])
  await control.advance(office, 470)

  for (const [name, address] of Object.entries(screens)) await open(name, address)
  await page.goto('/bookings')
  await page.getByRole('list', { name: 'Bookings' }).getByRole('checkbox').first().check()
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  if (await filters.isVisible()) await filters.click()
  await take('bookings-selected')
  await page.goto('/bookings')
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog')).toBeVisible()
  await take('bookings-peek')
  await open('bookings-none', '/bookings?tab=cancelled&kind=activity')
  await page.goto('/office/travellers')
  await page.getByRole('textbox', { name: 'Name' }).fill('wolkenstein')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('button', { name: /^Erase / }).first()).toBeVisible()
  await take('travellers-found')
  await page.goto('/studio')
  const log = page.getByRole('region', { name: 'Wire log' })
  await log
    .getByRole('button', { name: /\/Air\/AirBookingData/ })
    .first()
    .click()
  await expect(log.getByText('$SESSION_ID').first()).toBeVisible()
  await take('studio-call')
  await showAway(page, open)
}

/** The same screens while the booking service answers nothing but the sign-in. */
async function showAway(page: Page, open: (name: string, address: string) => Promise<void>): Promise<void> {
  const reads = [
    'activity.config',
    'wallet.balance',
    'wallet.statement',
    'air.booking-data',
    'hotel.booking-data',
  ]
  await control.faults(...reads.map((operation) => ({ operation, kind: 'error' as const, status: 503 })))
  for (const [name, address] of Object.entries(screens)) await open(`${name}-away`, address)
  await control.faults()
  await page.goto('/today')
}

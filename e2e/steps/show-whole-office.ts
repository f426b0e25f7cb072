import { expect, type Page } from '@playwright/test'
import { control, type Office } from '../control.ts'
import { completeHold } from './complete.ts'
import type { Traveller } from './fill-form.ts'
import { heldFlight } from './held-booking.ts'
import { hearKeys } from './hear-keys.ts'

/**
 * Shows an admin the screens on which an office is run: notes, assigning, import, review, months and
 * invoices, each with a ticketed flight that an airline has moved since.
 */
export async function showWholeOffice(
  page: Page,
  office: Office,
  traveller: Traveller,
  take: (screen: string) => Promise<void>,
): Promise<void> {
  const booking = await heldFlight(page, 'LHR-AMS', traveller)
  await completeHold(page)
  await control.advance(office, 100)
  await control.arm(office, 'retime')
  await page.goto(`/bookings/${booking}`)
  await expect(page.getByRole('heading', { name: /: ticketed$/ })).toBeVisible({ timeout: 20_000 })

  const windows = [
    { keys: 'n', name: /^Note on / },
    { keys: 'a', name: 'Assign this booking' },
  ] as const
  for (const { keys, name } of windows) {
    await hearKeys(page)
    await page.keyboard.press(keys)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await take(`a booking, ${keys} pressed`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await page.goto('/bookings')
  await page.getByRole('button', { name: 'Import a booking' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await take('the import of bookings')

  await page.goto('/bookings/review')
  await expect(page.getByRole('list', { name: 'Changes to review' })).toContainText('Schedule changed')
  await take('changes to review')

  await page.goto('/office/accounts')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Wallet statement' })).toBeVisible()
  await take('a month')

  await page.goto(`/office/invoices/new?bookings=${booking}`)
  await page.getByLabel('Name or company').fill('Donaudampfschifffahrtsgesellschaft mbH & Co. KG')
  await take('a new invoice')
  await page.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(page.getByRole('heading', { name: /^Invoice / })).toBeVisible()
  await take('an invoice')
  await page.goto('/office/invoices')
  await expect(page.getByRole('list', { name: 'Invoices' })).toBeVisible()
  await take('the invoices')
}

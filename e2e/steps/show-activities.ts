import { expect, type Page } from '@playwright/test'
import { control, type Office } from '../control.ts'
import { openWitness } from '../gateway-client.ts'
import { openActivity, selectionBar } from './activities.ts'
import {
  fillLead,
  openActivityForm,
  reserveButton,
  reservedReference,
  travellerFields,
} from './activity-form.ts'
import { completeHold } from './complete.ts'
import type { Take } from './show-hotels.ts'

/** From the empty catalogue to a word, a city, a product, its form, and a booking until it is approved. */
export async function showActivities(page: Page, office: Office, take: Take): Promise<void> {
  const isWide = (page.viewportSize()?.width ?? 0) >= 900
  const rows = page.getByRole('list', { name: 'Activities found' }).getByRole('link')
  await page.goto('/activities')
  await expect(rows.first()).toBeVisible({ timeout: 60_000 })
  if (isWide) await expect(page.getByRole('checkbox').first()).toBeVisible({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await take('activities-start')
  await page.goto('/activities?q=river&lang=EN')
  await expect(page.locator('mark').first()).toBeVisible({ timeout: 60_000 })
  if (isWide) await expect(page.getByRole('checkbox').first()).toBeVisible({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await take('activities-found')
  await page.goto(`/activities?q=${encodeURIComponent('야경')}`)
  await expect(page.locator('mark').first()).toBeVisible({ timeout: 60_000 })
  if (isWide) await expect(page.getByRole('checkbox').first()).toBeVisible({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await take('activities')
  await page.goto('/activities?q=zzzz')
  await expect(page.getByRole('heading', { name: /^Nothing for/ })).toBeVisible({ timeout: 60_000 })
  await take('activities-none')
  await page.goto(`/activities?q=${encodeURIComponent('야경')}`)
  await rows.nth(1).click()
  await expect(page.getByRole('grid')).toBeVisible({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  await take('activity')
  await openActivity(page, 'No US Guests')
  await page.keyboard.press('n')
  await page.keyboard.type('united st')
  await page.keyboard.press('Enter')
  await expect(selectionBar(page)).toBeVisible()
  await take('activity-not-sold')
  const witness = await openWitness(office)
  await openActivityForm(page, witness, 'Every Option', { adults: 2, children: 1 })
  await take('activity-form-every-option')
  await openActivityForm(page, witness, 'Height and Weight', { adults: 2, children: 1 })
  await fillLead(page)
  await reserveButton(page).click()
  await take('activity-form-problems')
  for (const [traveller, height, weight] of [
    [1, '168', '60'],
    [2, '180', '75'],
    [3, '124', '25'],
  ] as const) {
    await travellerFields(page, traveller).getByRole('textbox', { name: 'Height' }).fill(height)
    await travellerFields(page, traveller).getByRole('textbox', { name: 'Weight' }).fill(weight)
  }
  await take('activity-form')
  await reserveButton(page).click()
  await reservedReference(page)
  await take('activity-reserved')
  await completeHold(page)
  await expect(page.getByRole('heading', { level: 1, name: /confirmed, waiting/ })).toBeVisible()
  await control.advance(office, 600)
  await expect(page.getByRole('heading', { level: 1, name: /approved$/ })).toBeVisible({ timeout: 20_000 })
  await take('activity-approved')
  await page.keyboard.press('x')
  await expect(page.getByRole('dialog')).toContainText('Refund')
  await take('activity-cancel')
  await page.keyboard.press('Escape')
}

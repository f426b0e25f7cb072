import { expect, type Page } from '@playwright/test'
import type { InputOf, ResponseOf } from '../../contract/registry.ts'
import { dayAhead } from '../day.ts'
import { environment } from '../environment.ts'

/** The uuid of the activity with exactly this title. */
async function activityCalled(page: Page, title: string): Promise<string> {
  const data: InputOf<'activity.products'> = { q: title, page: 1, per_page: 50 }
  const answer = await page.request.post('/api/read/activity.products', {
    headers: { 'x-desk': '1', origin: environment.deskUrl },
    data,
    maxRetries: 3,
  })
  const { data: rows } = (await answer.json()) as ResponseOf<'activity.products'>
  const match = rows.find((row) => row.title === title)
  if (!match) throw new Error(`no activity is called ${title}`)
  return match.uuid
}

/**
 * Opens an activity for dates that begin some days ahead.
 * @param more further parameters of the address, such as `&adults=1`
 */
export async function openActivity(page: Page, title: string, more = ''): Promise<void> {
  const uuid = await activityCalled(page, title)
  await page.goto(`/activities/${uuid}?from=${dayAhead(30)}&to=${dayAhead(36)}&adults=2${more}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
}

/** The bar at the bottom of an activity's page. */
export function selectionBar(page: Page) {
  return page.getByRole('region', { name: 'Selection' })
}

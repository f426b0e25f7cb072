import { expect, type Browser, type Page } from '@playwright/test'
import { checkAxe } from './check-axe.ts'
import { hearKeys } from './hear-keys.ts'

/** Offers the trip of the page by key; answers the link and the text of the mail. */
export async function offerTrip(page: Page, note = ''): Promise<{ link: string; mail: string }> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await hearKeys(page)
  await page.keyboard.press('o')
  const dialog = page.getByRole('dialog', { name: 'Offer to the client' })
  await dialog.getByLabel('Note to the client').fill(note)
  await dialog.getByLabel('Payment').fill('By bank transfer within a week.')
  await checkAxe(page, 'offer dialog')
  await dialog.getByRole('button', { name: 'Make the offer' }).click()
  await expect(dialog).toBeHidden()
  const card = offerCard(page)
  await expect(card).toContainText('Revision 1')
  await card.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/q\/[\w-]{43}$/)
  await card.getByRole('button', { name: 'Copy mail text' }).click()
  const mail = await page.evaluate(() => navigator.clipboard.readText())
  expect(mail).toContain(link)
  return { link, mail }
}

/** The card of the offer on a trip's page. */
export function offerCard(page: Page) {
  return page.getByRole('region', { name: 'Offer', exact: true })
}

/** A second browser on a phone's size: no cookie, no script. */
export async function openAsClient(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
    storageState: { cookies: [], origins: [] },
  })
  return context.newPage()
}

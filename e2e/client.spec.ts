import { expect, test } from '@playwright/test'
import { control, personOf } from './control.ts'
import { checkAxe } from './steps/check-axe.ts'
import { hearKeys } from './steps/hear-keys.ts'
import { signIn } from './steps/sign-in.ts'
import { tabTo } from './steps/tab-to.ts'

// Clients are kept by keyboard: what needs a browser is where the focus goes, and that Back finds the list.

test('an agent adds a client and a traveller by keyboard, finds it by phone, and an admin erases it', async ({
  page,
  browser,
}) => {
  const office = await control.mint({
    users: [
      { userName: 'agent', role: 'agent' },
      { userName: 'boss', role: 'admin' },
    ],
  })
  await signIn(page, office)
  await page.goto('/today')
  await hearKeys(page)
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible()
  await checkAxe(page, 'clients, none')
  await page.keyboard.press('n')
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await page.keyboard.type('Keller & Co')
  await tabTo(page, page.getByRole('textbox', { name: 'E-mail' }))
  await page.keyboard.type('office@keller')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter an e-mail address')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await checkAxe(page, 'client, new, wrong')
  await page.keyboard.type('.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('+49 30 5550123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Keller & Co' })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'New traveller' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Last name' })).toBeFocused()
  await page.keyboard.type('Keller')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Anna')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12JUN88')
  await page.keyboard.press('Enter')
  const edit = page.getByRole('button', { name: 'Edit the details of Anna Keller' })
  await expect(edit).toBeVisible()
  await tabTo(page, edit, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Airline or programme 1' }))
  await page.keyboard.type('Miles & More')
  await page.keyboard.press('Tab')
  await page.keyboard.type('992200112233')
  await checkAxe(page, 'client, details of a traveller')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Miles & More 992200112233')).toBeVisible()
  await checkAxe(page, 'client')

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('u')
  await expect(page.getByRole('list', { name: 'Clients' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('030 5550')
  await expect(page.getByRole('link', { name: 'Keller & Co' })).toBeVisible()
  await page.keyboard.type('9')
  await expect(page.getByText('No client matches “030 55509”.')).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('link', { name: 'Keller & Co' })).toBeVisible()
  await checkAxe(page, 'clients')
  // The text stays, and the keys of the rows work.
  await page.keyboard.press('Enter')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Keller & Co' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Find a client' })).toHaveValue('030 5550')
  expect(new URL(page.url()).search).toBe('')

  const context = await browser.newContext()
  const boss = await context.newPage()
  await signIn(boss, office, personOf(office, 'admin'))
  await boss.goto('/clients')
  await boss.getByRole('link', { name: 'Keller & Co' }).click()
  await boss.getByRole('button', { name: 'Erase' }).click()
  const dialog = boss.getByRole('dialog', { name: 'Erase Keller & Co?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('asked for it by letter')
  await dialog.getByRole('textbox', { name: 'Type erase to confirm' }).fill('erase')
  await checkAxe(boss, 'client, an erasure')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(boss.getByRole('heading', { name: 'No clients yet' })).toBeVisible()
  await context.close()
})

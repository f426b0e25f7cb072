import { expect, test } from '@playwright/test'
import { control, personOf } from './control.ts'
import { openWitness } from './gateway-client.ts'
import { checkAxe } from './steps/check-axe.ts'
import { anna } from './steps/fill-form.ts'
import { heldFlight } from './steps/held-booking.ts'
import { signIn } from './steps/sign-in.ts'

// Only a browser can show these: a passport number on the screen for half a minute, and an erasure.

test('an agent reveals a passport number, and an admin erases the traveller', async ({ page, browser }) => {
  const office = await control.mint({
    users: [
      { userName: 'agent', role: 'agent' },
      { userName: 'boss', role: 'admin' },
    ],
  })
  await signIn(page, office)
  const reference = await heldFlight(page, 'LHR-JED')
  const { number } = anna.passport
  await expect(page.getByText(number.slice(-3))).toBeVisible()
  expect(await page.content()).not.toContain(number)
  await page.getByRole('button', { name: 'Reveal the passport number of Anna Keller' }).click()
  await expect(page.getByText(number)).toBeVisible()
  await checkAxe(page, 'a revealed number')
  // Another page of the same session has it masked.
  expect(await (await page.request.get(`/bookings/${reference}`)).text()).not.toContain(number)

  const context = await browser.newContext()
  const boss = await context.newPage()
  await signIn(boss, office, personOf(office, 'admin'))
  await boss.goto('/office/travellers')
  await boss.getByRole('textbox', { name: 'Name' }).fill('keller')
  await boss.getByRole('button', { name: 'Find' }).click()
  await boss.getByRole('button', { name: `Erase Anna Keller in ${reference}` }).click()
  const dialog = boss.getByRole('dialog', { name: 'Erase Anna Keller?' })
  await dialog.getByRole('textbox', { name: `Type ${reference} to confirm` }).fill(reference)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('asked for it by letter')
  const erase = dialog.getByRole('button', { name: 'Erase for good' })
  await erase.click()
  await dialog.getByRole('checkbox', { name: 'Erase anyway' }).check()
  await checkAxe(boss, 'an erasure that is confirmed twice')
  await erase.click()
  await expect(boss.getByText(`Anna Keller is erased in ${reference}`)).toBeVisible()
  await expect(boss.getByRole('heading', { name: /^No traveller called/ })).toBeVisible()
  expect(new URL(boss.url()).search).toBe('')
  await context.close()

  await page.reload()
  await expect(page.getByRole('heading', { name: /^Held for an erased traveller/ })).toBeVisible()
  const witness = await openWitness(office)
  expect((await witness.statement()).map((entry) => entry.Kind)).toEqual(['hold', 'seed'])
})

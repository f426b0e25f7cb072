import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { openWitness } from './gateway-client.ts'
import { anna, ben } from './steps/fill-form.ts'
import { heldFlight } from './steps/held-booking.ts'
import { signIn } from './steps/sign-in.ts'

test('two holds are found by name, ticketed in one run, and exported; the address keeps the name to itself', async ({
  page,
}) => {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  await heldFlight(page, 'LHR-AMS')
  // Another person of nearly the same name: holds of one traveller at one time are not ticketed together.
  await heldFlight(page, 'LHR-SIN', { ...anna, firstName: 'ANNABEL', passport: ben.passport })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/bookings')
  const lines = page.getByRole('list', { name: 'Bookings' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  const aheadOf = (address: string) => /\/bookings\/.*_rsc=/.test(address)
  await page.waitForLoadState('networkidle')
  expect(requests.filter(aheadOf), 'pages of bookings that nobody pointed at').toEqual([])
  await lines.first().getByRole('link').hover()
  await expect.poll(() => requests.filter(aheadOf).length).toBeGreaterThan(0)
  await page.keyboard.press('/')
  await page.keyboard.type('keller/anna')
  await expect(page).toHaveURL(/#q=keller/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await page.keyboard.press('Shift+T')
  const dialog = page.getByRole('dialog', { name: 'Ticket 2 bookings?' })
  await expect(dialog.getByRole('button', { name: /^Ticket 2/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '2 done' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(lines.filter({ hasText: 'Ticket' })).toHaveCount(2)
  await control.advance(office, 100)
  await expect.poll(async () => (await witness.entries('charge')).length).toBe(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/^bookings-[a-z0-9-]+\.csv$/)
  expect(requests.filter((address) => /keller/i.test(address))).toEqual([])
})

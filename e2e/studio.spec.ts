import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { checkAxe } from './steps/check-axe.ts'
import { heldFlight } from './steps/held-booking.ts'
import { chooseFirst } from './steps/open-form.ts'
import { signIn } from './steps/sign-in.ts'

test('@own a demonstration shows a price that rises, a hold that lapses, and the calls on the wire', async ({
  page,
}) => {
  const office = await control.mint()
  await signIn(page, office)
  const reference = await heldFlight(page, 'LHR-AMS')

  await page.goto('/studio')
  const scenarios = page.getByRole('region', { name: 'Scenarios' })
  await expect(
    page.getByRole('region', { name: 'Office clock' }).getByText('Keller expires').first(),
  ).toBeVisible()
  await checkAxe(page, 'studio')
  await page.keyboard.press('/')
  await page.keyboard.type('check costs more')
  await scenarios.getByRole('button', { name: /^Arm: / }).click()
  await expect(scenarios.getByText('armed, 1 left')).toBeVisible()
  await chooseFirst(page, 'LHR-CDG')
  await expect(page.getByText(/^The price is \$[\d.,]+ higher now/)).toBeVisible()

  await page.goto('/studio')
  await expect(page.getByRole('button', { name: 'Next deadline' })).toBeEnabled()
  await page.keyboard.press('2')
  await expect(page.getByRole('status').getByText('expired, funds released')).toBeVisible()
  const log = page.getByRole('region', { name: 'Wire log' })
  await log
    .getByRole('button', { name: new RegExp(`/Air/AirBookingData.*${reference}`) })
    .first()
    .click()
  await expect(log.getByText(`"${reference}"`).first()).toBeVisible()
  await expect(log.getByText('$SESSION_ID').first()).toBeVisible()
  await checkAxe(page, 'studio, a call is open')
})

import { expect, test } from '@playwright/test'
import { control, personOf } from './control.ts'
import { openWitness } from './gateway-client.ts'
import { hearKeys } from './steps/hear-keys.ts'
import { heldFlight } from './steps/held-booking.ts'
import { rows, search } from './steps/search.ts'
import { signIn } from './steps/sign-in.ts'

// Permissions: missing ones are shown and named before an attempt, and the gateway enforces them in any case.

const users = [
  { userName: 'agent', role: 'agent' },
  { userName: 'colleague', role: 'agent' },
  { userName: 'boss', role: 'admin' },
  { userName: 'reader', role: 'viewer' },
] as const

test('a viewer sees everything and can commit nothing; each button says why', async ({ page, browser }) => {
  const office = await control.mint({ users: [...users] })
  await signIn(page, office)
  const reference = await heldFlight(page, 'LHR-AMS')
  const witness = await openWitness(office)

  const context = await browser.newContext()
  const reader = await context.newPage()
  await signIn(reader, office, personOf(office, 'viewer'))
  await search(reader, 'LHR-CDG')
  await rows(reader).first().getByRole('button').first().click()
  const holding = reader.getByRole('region', { name: 'Selected fare' }).getByRole('button', { name: 'Hold' })
  await expect(holding).toHaveAttribute('aria-disabled', 'true')
  await expect(holding).toHaveAccessibleDescription(/permission to book flights/)
  await reader.keyboard.press('b')
  await expect(reader).toHaveURL(/\/flights\?/)

  await reader.goto(`/bookings/${reference}`)
  await expect(reader.getByRole('heading', { name: /^Held for / })).toBeVisible()
  const ticket = reader.getByRole('button', { name: /^Ticket \$/ })
  const cancel = reader.getByRole('button', { name: 'Cancel', exact: true })
  await expect(ticket).toHaveAccessibleDescription(/permission to ticket flights/)
  await expect(cancel).toHaveAccessibleDescription(/permission to cancel flight bookings/)
  await hearKeys(reader)
  await ticket.focus()
  for (const key of ['Enter', 't', 'x']) await reader.keyboard.press(key)
  await expect(reader.getByRole('dialog')).toHaveCount(0)
  await reader.goto('/wallet')
  await expect(reader.getByRole('region', { name: 'Statement' }).getByRole('row')).toHaveCount(3)
  await reader.goto('/bookings')
  await expect(reader.getByRole('list', { name: 'Bookings' }).getByRole('listitem')).toHaveCount(1)
  expect((await witness.statement()).map((entry) => entry.Kind)).toEqual(['hold', 'seed'])
  await context.close()
})

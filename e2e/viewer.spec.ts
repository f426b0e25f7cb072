import { expect, test } from '@playwright/test'
import { control, personOf } from './control.ts'
import { openWitness } from './gateway-client.ts'
import { askCancel } from './steps/ask-cancel.ts'
import { hearKeys } from './steps/hear-keys.ts'
import { bookRoute } from './steps/hold.ts'
import { rows, search } from './steps/search.ts'
import { signIn } from './steps/sign-in.ts'

// Permissions: missing ones are shown and named before an attempt, and the gateway enforces them in any case.

const users = [
  { userName: 'agent', role: 'agent' },
  { userName: 'colleague', role: 'agent' },
  { userName: 'boss', role: 'admin' },
  { userName: 'reader', role: 'viewer' },
] as const

test('a viewer sees everything and can commit nothing; each button names the permission', async ({
  page,
  browser,
}) => {
  const office = await control.mint({ users: [...users] })
  await signIn(page, office)
  const reference = await bookRoute(page, 'LHR-AMS')
  const witness = await openWitness(office)

  const context = await browser.newContext()
  const reader = await context.newPage()
  await signIn(reader, office, personOf(office, 'viewer'))
  await search(reader, 'LHR-CDG')
  await rows(reader).first().getByRole('button').first().click()
  const holding = reader.getByRole('region', { name: 'Selected fare' }).getByRole('button', { name: 'Hold' })
  await expect(holding).toHaveAttribute('aria-disabled', 'true')
  await expect(holding).toHaveAccessibleDescription(/air_book/)
  await reader.keyboard.press('b')
  await expect(reader).toHaveURL(/\/flights\?/)

  await reader.goto(`/bookings/${reference}`)
  await expect(reader.getByRole('heading', { name: /^Held for / })).toBeVisible()
  const ticket = reader.getByRole('button', { name: /^Ticket \$/ })
  const cancel = reader.getByRole('button', { name: 'Cancel', exact: true })
  await expect(ticket).toHaveAccessibleDescription(/air_order_ticket/)
  await expect(cancel).toHaveAccessibleDescription(/air_cancel/)
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

test("a colleague's booking: only its maker or an admin may end it", async ({ page, browser }) => {
  const office = await control.mint({ users: [...users] })
  await signIn(page, office)
  const reference = await bookRoute(page, 'LHR-AMS')
  const witness = await openWitness(office)

  const colleague = await (await browser.newContext()).newPage()
  await signIn(colleague, office, office.users[1])
  await colleague.goto(`/bookings/${reference}`)
  const cancel = colleague.getByRole('button', { name: 'Cancel', exact: true })
  await expect(cancel).toHaveAccessibleDescription('Only Agent, who made it, or an office admin can do this')

  const boss = await (await browser.newContext()).newPage()
  await signIn(boss, office, personOf(office, 'admin'))
  const dialog = await askCancel(boss, reference)
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await dialog.getByRole('button', { name: /^Cancel and release/ }).click()
  const reason = dialog.getByLabel('Reason for acting on the booking of Agent')
  await expect(reason).toHaveAccessibleDescription(/Say why/)
  expect(await witness.entries('release')).toEqual([])
  await reason.fill('booked twice')
  await dialog.getByRole('button', { name: /^Cancel and release/ }).click()
  await expect(boss.getByRole('heading', { name: /: cancelled/ })).toBeVisible()
  await expect(boss.getByText('Reason: booked twice')).toBeVisible()
  expect(await witness.entries('release')).toHaveLength(1)
})

test('another office finds nothing of a booking', async ({ page, browser }) => {
  const office = await control.mint()
  await signIn(page, office)
  const reference = await bookRoute(page, 'LHR-AMS')
  const stranger = await (await browser.newContext()).newPage()
  await signIn(stranger, await control.mint())
  for (const asked of [reference, 'TD0000000000']) {
    await stranger.goto(`/bookings/${asked}`)
    await expect(stranger.getByText('KELLER')).toHaveCount(0)
    await expect(stranger.getByRole('main')).toContainText("doesn't exist, or it belongs to another office")
  }
})

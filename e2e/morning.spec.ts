import { expect, test, type Locator, type Page } from '@playwright/test'
import { control, personOf } from './control.ts'
import { centsOf, dollars } from './dollars.ts'
import { openWitness, type Witness } from './gateway-client.ts'
import { joinDatabase, killPrograms, untilBack } from './second-programs.ts'
import { reserve } from './steps/activity-form.ts'
import { askCancel } from './steps/ask-cancel.ts'
import { checkAxe } from './steps/check-axe.ts'
import { heldFlight, heldStay } from './steps/held-booking.ts'
import { signIn } from './steps/sign-in.ts'

// A morning of an office: three kinds of booking, an agent, an admin and a viewer. In the middle of it
// gateway and desk are killed, and a second pair of them works on the same database.

const users = [
  { userName: 'agent', role: 'agent' },
  { userName: 'boss', role: 'admin' },
  { userName: 'reader', role: 'viewer' },
] as const

/** The words of the statement. */
const words = {
  seed: 'Opening',
  hold: 'Held',
  release: 'Released',
  charge: 'Charged',
  refund: 'Refund',
  credit: 'Credit',
} as const

/**
 * Expects the wallet page and its statement to agree with the gateway's ledger, to the cent. Returns the
 * kinds of the movements, oldest first.
 */
async function expectLedger(page: Page, witness: Witness, deskUrl = ''): Promise<string[]> {
  const [ledger, balance] = [await witness.statement(), await witness.call('wallet.balance')]
  const [available, held] = [centsOf(balance.Available), centsOf(balance.Held)]
  await page.goto(`${deskUrl}/wallet`)
  const totals = page.getByRole('region', { name: 'Available', exact: true })
  await expect(totals.getByText(dollars(available), { exact: true }).first()).toBeVisible()
  await expect(totals).toContainText(new RegExp(`Held[^$]*${held === 0 ? '' : '−'}\\${dollars(held)}`))
  const forecast = page.getByRole('table', { name: 'Available balance forecast' })
  const outcome = (name: string) => forecast.getByRole('row', { name }).getByRole('cell').last()
  await expect(outcome('If every hold is completed')).toHaveText(dollars(available))
  if (held > 0) await expect(outcome('If everything expires')).toHaveText(dollars(available + held))

  const file = await page.request.get(`${deskUrl}/api/wallet/statement?format=csv`)
  const rows = (await file.text()).split('\r\n').filter((line) => /^\d+,/.test(line))
  const shown = rows.map((line) => {
    const [, , movement, amount = '', , after = '', set = '', free = '', reference] = line
      .replaceAll('"', '')
      .split(',')
    return [movement, centsOf(amount), centsOf(after), centsOf(set), centsOf(free), reference]
  })
  const movements = ledger.toReversed().map(({ Kind, Amount, Balance, Held, Reference }) => {
    const [after, set] = [centsOf(Balance), centsOf(Held)]
    return [words[Kind], centsOf(Amount), after, set, after - set, Reference ?? '']
  })
  expect(shown).toEqual(movements)
  return ledger.toReversed().map(({ Kind }) => Kind)
}

/** The seconds that the countdown of a row shows. */
async function secondsLeft(row: Locator): Promise<number> {
  const [, minutes, seconds] = /(\d\d):(\d\d)/.exec(await row.getByRole('timer').innerText()) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

test('@alone a morning at one office: Today, statement, forecast and change log agree with the ledger', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const joining = joinDatabase()
  const office = await control.mint({ users: [...users] })
  const witness = await openWitness(office, personOf(office, 'viewer'))
  await signIn(page, office)
  await reserve(page, await openWitness(office), 'Instant Confirmation')
  const hotel = await heldStay(page)
  const flight = await heldFlight(page, 'LHR-AMS')
  expect(await expectLedger(page, witness)).toEqual(['seed', 'hold', 'hold', 'hold'])
  const second = await joining
  try {
    await page.goto('/today')
    const matters = page.getByRole('list', { name: 'Bookings that need attention' }).getByRole('listitem')
    await expect(matters).toHaveCount(3)

    // The page stays while both programs are killed; its next act goes to those that came back.
    const row = matters.filter({ hasText: flight })
    const left = await secondsLeft(row)
    await killPrograms()
    await untilBack()
    await expect.poll(() => secondsLeft(row)).toBeLessThan(left)
    await row.getByRole('button', { name: /^Ticket/ }).click()
    const ask = page.getByRole('dialog', { name: /^Ticket for KELLER/ })
    await ask.getByRole('button', { name: /^Ticket \$/ }).click()
    await expect(page.getByText(`${flight}: ticket ordered.`)).toBeVisible()

    // An admin works at the second desk, which asks the second gateway.
    const boss = await (await browser.newContext({ baseURL: second.deskUrl })).newPage()
    await signIn(boss, office, personOf(office, 'admin'), second.deskUrl)
    const dialog = await askCancel(boss, hotel)
    await dialog.getByRole('button', { name: /^Cancel and release/ }).click()
    await dialog.getByLabel(/^Reason for acting on the booking of/).fill('the guests travel in May')
    await dialog.getByRole('button', { name: /^Cancel and release/ }).click()
    await expect(boss.getByRole('heading', { name: /: cancelled/ })).toBeVisible()

    // Half an hour later the activity has lapsed. The agent's session serves at the second desk as well.
    await control.advance(office, 31 * 60)
    await page.goto(`${second.deskUrl}/today`)
    await expect(matters).toHaveCount(1)
    await expect(matters).toContainText('Expired')
    await checkAxe(page, 'today, after a lapse')
    const movements = await expectLedger(page, witness, second.deskUrl)
    expect(movements.toSorted()).toEqual(['charge', 'hold', 'hold', 'hold', 'release', 'release', 'seed'])

    const reader = await (await browser.newContext()).newPage()
    await signIn(reader, office, personOf(office, 'viewer'))
    expect(await expectLedger(reader, witness)).toEqual(movements)

    await boss.goto('/office/log')
    const log = boss.getByRole('list', { name: 'Change log' }).getByRole('listitem')
    const made = [
      [flight, 'Held (flights)'],
      [flight, 'Ticket ordered (flights)'],
      [hotel, 'Held (hotels)'],
      [hotel, 'Reason: the guests travel in May'],
      // The log names an activity by the code of its supplier.
      ['PA', 'Reserved (activities)'],
    ] as const
    for (const [reference, text] of made) {
      await expect(log.filter({ hasText: reference }).filter({ hasText: text })).toHaveCount(1)
    }
    await boss.getByRole('button', { name: 'Check integrity' }).click()
    await expect(
      boss.getByRole('region', { name: 'Change log integrity' }).getByRole('status'),
    ).toContainText('entries')
  } finally {
    await second.close()
  }
})

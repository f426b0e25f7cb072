import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AskProvider } from '../../../components/shell/admins.tsx'
import { WalletScreen } from '../../../components/wallet/wallet-screen.tsx'
import { forecastOf, fewerSteps } from '../../../lib/wallet/forecast.ts'
import { renderDesk } from '../render-desk.tsx'
import { NOW, statement, wallet } from './statement-fixture.ts'

const winter = { reference: 'PO0004140', label: 'Winter', title: 'FRA – GRU', totalCents: 912_000 }
const holds = [
  { reference: 'PO3', label: 'Moreau', cents: 49_800, deadlineAt: '2026-11-22T14:41:55.000Z' },
  { reference: 'PO1', label: 'Keller', cents: 210_840, deadlineAt: '2026-11-22T14:34:41.000Z' },
  { reference: 'PH2', label: 'Costa', cents: 41_250, deadlineAt: '2026-11-22T14:39:12.000Z' },
]
const forecast = forecastOf({
  now: NOW,
  availableCents: 841_260,
  alertCents: 100_000,
  holds,
  shorts: [winter],
})

const figures = () =>
  within(screen.getByRole('table', { name: 'Available balance forecast' }))
    .getAllByRole('row')
    .slice(1)
    .map((each) => [...each.children].map(({ textContent }) => textContent))

test('one number, and a forecast of the same: held money is set aside already', () => {
  renderDesk(<WalletScreen view={wallet({ forecast, statement: statement({ openCount: 3 }) })} />)
  const money = screen.getByRole('region', { name: 'Available' })
  expect(money.textContent).toMatch(/\$8,412\.60.*Balance\$11,431\.50Held, 3 bookings−\$3,018\.90/)
  expect(money.textContent).toMatch(/Next release 14:34:41 02:[34]\d\+\$2,108\.40/)
  expect(figures()).toEqual([
    ['If every hold is completed', '', '', '$8,412.60'],
    ['Hold of Keller expires', '14:34:41', '+$2,108.40', '$10,521.00'],
    ['Hold of Costa expires', '14:39:12', '+$412.50', '$10,933.50'],
    ['Hold of Moreau expires', '14:41:55', '+$498.00', '$11,431.50'],
    ['If everything expires', '', '', '$11,431.50'],
    ['If Winter is booked as well', '', '−$9,120.00', '−$707.40'],
    ['Low-balance alert', '', '', '$1,000.00'],
  ])
})

test('the alert names the exact shortfall, and its message asks for it', async () => {
  const writeText = vi.fn(async () => undefined)
  const view = wallet({ forecast, shorts: [winter] })
  const { user } = renderDesk(
    <AskProvider value={{ admins: ['Ines Duarte'], fundsContact: 'Ines, ext. 12', person: null }}>
      <WalletScreen view={view} />
    </AskProvider>,
  )
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Winter, FRA – GRU, cannot be booked: $707.40 short.')
  expect(alert.textContent).toContain('Add $1,707.40 to book it and stay above the alert.')
  await user.keyboard('m')
  const dialog = await screen.findByRole('dialog', { name: 'Ask for funds' })
  expect(dialog.textContent).toContain('Send this to Ines, ext. 12.')
  await user.click(within(dialog).getByRole('button', { name: 'Copy message' }))
  expect(writeText).toHaveBeenCalledWith(
    [
      'Aurora Travel (AUR-1001-SANDBOX) needs $1,707.40 in its wallet.',
      'Available now: $8,412.60. Low-balance alert: $1,000.00.',
      'Not booked because the wallet was short:',
      '- PO0004140: Winter, FRA – GRU, $9,120.00, $707.40 short',
    ].join('\n'),
  )
})

test('funds that suffice by now are said to, and nothing is asked for', () => {
  renderDesk(<WalletScreen view={wallet({ shorts: [{ ...winter, totalCents: 100_000 }] })} />)
  expect(screen.getByRole('alert').textContent).toContain('The wallet now covers it.')
  expect(screen.queryByRole('button', { name: /^Ask for funds/ })).toBeNull()
})

test('a wallet below its alert is named although no booking is short', () => {
  const low = {
    ...wallet().totals,
    balanceCents: 90_000,
    heldCents: 0,
    availableCents: 90_000,
    alertCents: 100_000,
    asOf: null,
  }
  renderDesk(<WalletScreen view={wallet({ totals: low })} />)
  expect(screen.getByText(/^\$100\.00 below your low-balance alert/)).toBeTruthy()
})

test('a wallet above its alert, with nothing short, has no alert and no key', async () => {
  const { user } = renderDesk(<WalletScreen view={wallet()} />)
  await user.keyboard('m')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an empty office explains its opening balance; unknown totals are said to be', () => {
  const { rerender } = renderDesk(<WalletScreen view={wallet({ statement: statement({ totalCount: 1 }) })} />)
  expect(screen.getByText(/Nothing has been booked yet: \$8,412\.60 is the opening balance/)).toBeTruthy()
  rerender(<WalletScreen view={wallet({ totals: null, forecast: null })} />)
  expect(screen.getByText('The balance is unavailable right now.')).toBeTruthy()
  expect(screen.getByText('No forecast: the balance is unavailable.')).toBeTruthy()
})

test('totals that were kept have their time', () => {
  const totals = {
    ...wallet().totals,
    balanceCents: 1,
    heldCents: 0,
    availableCents: 1,
    alertCents: 0,
    asOf: '2026-11-22T14:00:00.000Z',
  }
  renderDesk(<WalletScreen view={wallet({ totals })} />)
  expect(screen.getByRole('region', { name: 'Available' }).textContent).toContain(
    'These are the totals as of 22 Nov 2026, 14:00:00 UTC.',
  )
})

test('refunds without a date are pending, and are no promise', () => {
  renderDesk(<WalletScreen view={wallet({ refundsPending: { count: 1, atMostCents: 8010 } })} />)
  expect(screen.getByRole('region', { name: 'Available' }).textContent).toContain(
    'Refund pending, no date suppliedat most +$80.10',
  )
})

test('many holds: the last ones are one step, and the end stays the same', () => {
  const steps = forecast.steps
  expect(fewerSteps(steps, 2)).toEqual([
    steps[0],
    { ...steps[2], label: '2 more', cents: 91_050, count: 2, afterCents: 1_143_150 },
  ])
  expect(fewerSteps(steps, 3)).toEqual(steps)
})

test('a hold without a known deadline comes last', () => {
  const unknown = { reference: 'PO9', label: 'PO9', cents: 100, deadlineAt: null }
  const { steps, lapsedCents } = forecastOf({
    now: NOW,
    availableCents: 0,
    alertCents: 0,
    holds: [unknown, ...holds],
    shorts: [],
  })
  expect(steps.map(({ label }) => label)).toEqual(['Keller', 'Costa', 'Moreau', 'PO9'])
  expect(lapsedCents).toBe(301_990)
})

import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AttentionRow } from '../../../components/today/attention-row.tsx'
import { AskFunds } from '../../../components/today/row-question-dialog.tsx'
import { TodayScreen } from '../../../components/today/today-screen.tsx'
import { TravellerFinder } from '../../../components/traveller/traveller-finder.tsx'
import { WalletScreen } from '../../../components/wallet/wallet-screen.tsx'
import { findTravellers } from '../../../server/traveller/actions.ts'
import { amounts, seenWith } from '../client-prices.tsx'
import { renderDesk } from '../render-desk.tsx'
import { minutesOn, NOW, rowOf, todayFixture } from '../today/today-fixture.ts'
import { wallet } from '../wallet/statement-fixture.ts'

// Screens of the office's own money while net prices are hidden.

test('the wallet is hidden as a whole; its button shows it again', async () => {
  const { user } = renderDesk(seenWith('client', <WalletScreen view={wallet()} />))
  expect(amounts()).toEqual([])
  await user.click(screen.getByRole('button', { name: /^Show net prices/ }))
  expect(amounts().length).toBeGreaterThan(0)
  expect(screen.getByRole('region', { name: 'Available' }).isConnected).toBe(true)
})

const changed = { about: 'price', before: '$500.00', after: '$512.00', at: NOW } as const
const rows = [
  rowOf('due', minutesOn(10), { reference: 'PO1' }),
  rowOf('changed', NOW, { reference: 'PO2', changed }),
  rowOf('ended', NOW, { reference: 'PO3', state: 'short', totalCents: 912_000 }),
]
const today = todayFixture(rows, {
  changed: {
    kind: 'read',
    toReview: 0,
    lines: [
      {
        ...{ at: NOW, reference: 'PO2', kind: 'air', leadName: 'Anna Keller', tone: 'bad' },
        ...{ text: 'price changed', prices: '$500.00 → $512.00' },
      },
    ],
  },
})

test('Today counts what is due, and names neither totals nor funds', async () => {
  const { user } = renderDesk(seenWith('client', <TodayScreen view={today} />))
  expect(amounts()).toEqual([])
  const due = screen.getByRole('region', { name: 'Due before midnight' })
  expect(due.textContent).toContain('1 hold, 1 not booked: insufficient funds')
  within(due).getByRole('button', { name: / holds( |$)/ })
  expect(screen.getByRole('region', { name: 'Updates, last 12 h' }).textContent).toContain('price changed')
  await user.keyboard('{Shift>}T{/Shift}')
  await screen.findByRole('dialog')
  expect(amounts()).toEqual([])
})

test('with net prices Today adds up', () => {
  renderDesk(seenWith('net', <TodayScreen view={today} />))
  for (const amount of ['$2,108.40', '$9,120.00', '$8,412.60', '$707.40', '$512.00']) {
    expect(amounts()).toContain(amount)
  }
})

test('a row that was cancelled with a fee, and the message that asks for funds, show no net amount', () => {
  const settlement = { chargedCents: 50_000, feeCents: 4000, refundedCents: 46_000 }
  const row = rowOf('ended', NOW, { kind: 'hotel', state: 'refunded', settlement })
  const shared = { serverNow: NOW, pending: false, onAct: () => undefined, onRunOut: () => undefined }
  renderDesk(
    seenWith(
      'client',
      <>
        <AttentionRow row={row} number={1} shortCents={null} {...shared} />
        <AskFunds line={row.line} shortCents={70_740} open onOpenChange={() => undefined} />
      </>,
    ),
  )
  // The fee is the client's.
  expect(amounts()).toEqual(['$40.00'])
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty(
    'value',
    expect.stringContaining('The wallet needs more.'),
  )
})

test.each([
  ['client', []],
  ['net', ['$421.80']],
] as const)('the bookings of a traveller show the amounts that %s prices allow', async (prices, expected) => {
  const booking = {
    ...({ kind: 'air', reference: 'PO4932801', state: 'ticketed', service: null } as const),
    ...{ totalCents: 42_180, madeBy: 'Maya Lindqvist' },
  }
  const travellers = [{ name: 'ANNA KELLER', bookings: [booking], saved: [] }]
  vi.mocked(findTravellers).mockResolvedValue({ kind: 'found', more: false, travellers })
  const { user } = renderDesk(seenWith(prices, <TravellerFinder />))
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await screen.findByRole('region', { name: 'Anna Keller' })
  expect(amounts()).toEqual(expected)
})

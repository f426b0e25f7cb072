import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChangesScreen } from '../../../components/office/changes-screen.tsx'
import { OverviewScreen } from '../../../components/office/overview-screen.tsx'
import { PeopleScreen } from '../../../components/office/people-screen.tsx'
import { AdminPage } from '../../../components/office/admin-page.tsx'
import { SettingsScreen } from '../../../components/office/settings-screen.tsx'
import { AskProvider } from '../../../components/shell/admins.tsx'
import type { ChangesView } from '../../../lib/office/change-view.ts'
import type { OverviewView, Spent } from '../../../lib/office/overview-view.ts'
import { saveOfficeSettings, signOutColleague, verifyChangeLog } from '../../../server/office/actions.ts'
import { amounts, seenWith } from '../client-prices.tsx'
import { describedBy } from '../described-by.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

const NOW = '2026-11-22T14:32:00.000Z'

const spent = (chargedCents: number, refundedCents = 0): Spent => ({
  chargedCents,
  refundedCents,
  netCents: chargedCents - refundedCents,
})

const overview: OverviewView = {
  period: { id: '7', from: '2026-11-16', to: '2026-11-22' },
  serverNow: NOW,
  tiles: {
    holds: { count: 2, totalCents: 91_050, soonestAt: '2026-11-22T14:35:00.000Z' },
    failed: { count: 0, totalCents: 0 },
    refunds: { count: 1, totalCents: 8_010 },
    today: spent(50_000, 20_000),
  },
  agents: [
    { agent: 'Maya Lindqvist', bookings: 3, totalCents: 91_050, completed: 1, lapsed: 1 },
    { agent: '', bookings: 1, totalCents: 0, completed: 0, lapsed: 0 },
  ],
  spend: {
    kind: 'read',
    missing: 0,
    spend: {
      total: spent(50_000, 20_000),
      byDay: [
        { day: '2026-11-21', ...spent(0, 20_000) },
        { day: '2026-11-22', ...spent(50_000) },
      ],
      byFamily: [
        { family: 'air', ...spent(50_000) },
        { family: 'hotel', ...spent(0, 20_000) },
      ],
      byAgent: [{ agent: 'Maya Lindqvist', ...spent(50_000, 20_000) }],
    },
  },
}

const cellsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th,td')].map((cell) => cell.textContent).filter(Boolean))

test('the overview: every figure has its rows, and every list the same sum', () => {
  renderDesk(<OverviewScreen view={overview} />)
  const hrefs = new Map(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  )
  expect(hrefs.get('2 Holds at risk: show the rows')).toBe('/bookings?status=held')
  expect(hrefs.get('1 Refunds pending: show the rows')).toBe('/bookings?status=ending')
  expect(hrefs.get("$300.00 Today's spend: show the rows")).toBe('/wallet?from=2026-11-22&to=2026-11-22')
  expect(cellsOf('Spend by day')).toEqual([
    ['22 Nov 2026', '$500.00', '$0.00', '$500.00'],
    ['21 Nov 2026', '$0.00', '−$200.00', '−$200.00'],
    ['Total', '$500.00', '−$200.00', '$300.00'],
  ])
  for (const table of ['Spend by service', 'Spend by agent']) {
    expect(cellsOf(table).at(-1)).toEqual(['Total', '$500.00', '−$200.00', '$300.00'])
  }
  const refunded = within(screen.getByRole('table', { name: 'Spend by service' })).getByRole('link', {
    name: '−$200.00',
  })
  expect(refunded.getAttribute('href')).toBe(
    '/wallet?kind=refunds&from=2026-11-16&to=2026-11-22&service=hotel',
  )
  expect(cellsOf('Bookings by agent').at(-1)).toEqual(['2 agents', '4', '$910.50', '1', '1'])
})

test('an office without bookings and without a statement says so', () => {
  const tiles = { ...overview.tiles, today: null }
  const spend = { kind: 'not-supplied', permissionMissing: false } as const
  renderDesk(<OverviewScreen view={{ ...overview, tiles, agents: [], spend }} />)
  expect(screen.getByText('No bookings were made in this period.')).toBeDefined()
  expect(screen.getByText(/has no statement/)).toBeDefined()
})

test('somebody who is no admin learns what is missing and whom to ask', () => {
  renderDesk(
    <AskProvider value={{ admins: ['Ines Duarte', 'Sara Weiss'], fundsContact: null, person: null }}>
      <AdminPage refusal={{ kind: 'not-admin', roleKnown: true }} />
    </AskProvider>,
  )
  expect(screen.getByRole('main').textContent).toContain(
    'You need the role office admin. Ask Ines Duarte or Sara Weiss.',
  )
})

test('an admin signs a colleague out everywhere, after a question', async () => {
  vi.mocked(signOutColleague).mockResolvedValue({ kind: 'done', sessions: 2 })
  const person = {
    userName: 'maya',
    displayName: 'Maya Lindqvist',
    role: 'agent',
    permissions: ['air_book', 'wallet_balance', 'wallet_statement', 'rail_book'],
    firstSeenAt: NOW,
    lastSeenAt: NOW,
    sessions: 2,
    bookings: 12,
  } as const
  const makers = [
    { name: 'Kirsten Vance', bookings: 312 },
    { name: '', bookings: 4 },
  ]
  const { user } = renderDesk(<PeopleScreen view={{ people: [person], makers, me: 'ines', now: NOW }} />)
  const people = screen.getByRole('list', { name: 'People' })
  const links = screen.getAllByRole('link', { name: /bookings$/ }).map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    ['Maya+Lindqvist', 'Kirsten+Vance', 'API'].map((name) => `/bookings?agent=${name}&sort=newest`),
  )
  expect(screen.getByText('API')).toBeDefined()
  expect(people.textContent).toContain('2 active sessions')
  expect(people.textContent).toMatch(/Flights 1 of 13.*Wallet all.*Other all/)
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere: Maya Lindqvist' }))
  await screen.findByRole('dialog', { name: 'Sign out Maya Lindqvist everywhere?' })
  expect(signOutColleague).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  expect(await screen.findByText('2 sessions ended')).toBeDefined()
  expect(signOutColleague).toHaveBeenCalledWith('maya')
})

const changes: ChangesView = {
  today: '2026-11-22',
  query: { who: null, what: null, reference: null, from: null, to: null, before: null },
  lines: [
    {
      seq: '7',
      at: '2026-11-22T14:00:00.000Z',
      officeAt: '2026-11-25T09:00:00.000Z',
      who: 'Ines Duarte',
      what: 'Cancelled (flights)',
      about: { text: 'PO0004127', href: '/bookings/PO0004127' },
      before: 'Held',
      after: 'Cancelled',
      reason: 'booked twice',
      requestId: 'request-1',
    },
  ],
  nextBefore: '7',
  entries: 7,
  people: [{ value: 'ines', label: 'Ines Duarte' }],
  verbs: [{ value: 'air.cancel', label: 'Cancelled (flights)' }],
}

test('the change log: states in words, both times, the reason, and the next page', async () => {
  const { user } = renderDesk(<ChangesScreen view={changes} />)
  const row = within(screen.getByRole('list', { name: 'Change log' })).getByRole('listitem')
  expect(within(row).getByText('25 Nov 2026, 09:00:00 UTC').title).toBe('Real time 22 Nov 2026, 14:00:00 UTC')
  await user.click(within(row).getByRole('button', { name: /^Copy the request id/ }))
  expect(await navigator.clipboard.readText()).toBe('request-1')
  expect(row.textContent).toContain('Held →to Cancelled')
  expect(row.textContent).toContain('Reason: booked twice')
  expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('/office/log?before=7')
  await user.type(screen.getByLabelText('Reference'), 'Keller{Enter}')
  expect(describedBy(screen.getByLabelText('Reference'))).toContain('names are not searched here')
  expect(router.push).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText('Reference'))
  await user.type(screen.getByLabelText('Reference'), 'PO0004127{Enter}')
  expect(router.push).toHaveBeenLastCalledWith('/office/log?reference=PO0004127')
})

test.each([
  ['net', ['$412.40', '$430.00']],
  ['client', []],
] as const)('with %s prices the change log names what was held only to the office', (prices, expected) => {
  const [line] = changes.lines
  const repriced = { ...line!, before: 'Held at $412.40', after: 'Held at $430.00' }
  renderDesk(seenWith(prices, <ChangesScreen view={{ ...changes, lines: [repriced] }} />))
  expect(amounts()).toEqual(expected)
  expect(screen.queryAllByText(/net hidden/)).toHaveLength(prices === 'net' ? 0 : 2)
})

test('days of the change log are typed as everywhere; a reference that is being typed stays', async () => {
  const { user, rerender } = renderDesk(<ChangesScreen view={changes} />)
  await user.type(screen.getByLabelText('Reference'), 'PO00041')
  await user.type(screen.getByLabelText('From'), '20nov{Tab}')
  expect(router.push).toHaveBeenLastCalledWith('/office/log?from=2026-11-20')
  rerender(<ChangesScreen view={{ ...changes, query: { ...changes.query, from: '2026-11-20' } }} />)
  expect(screen.getByLabelText('Reference')).toHaveProperty('value', 'PO00041')
  expect(screen.getByLabelText('From')).toHaveProperty('value', '20 Nov 2026')
  await user.type(screen.getByLabelText('To'), '19nov{Tab}')
  expect(describedBy(screen.getByLabelText('To'))).toContain('The earliest date is 20 Nov 2026')
  await user.clear(screen.getByLabelText('To'))
  await user.type(screen.getByLabelText('To'), '21nov{Enter}')
  expect(router.push).toHaveBeenLastCalledWith('/office/log?reference=PO00041&from=2026-11-20&to=2026-11-21')
})

test('the chain of the change log is checked on demand', async () => {
  vi.mocked(verifyChangeLog).mockResolvedValueOnce({ kind: 'checked', entries: 7, checked: 7, faults: [] })
  const { user } = renderDesk(<ChangesScreen view={changes} />)
  await user.click(screen.getByRole('button', { name: 'Check integrity' }))
  expect(await screen.findByText('All 7 entries are intact.')).toBeDefined()
  const faults = [{ seq: '3', problem: 'its values were changed' }]
  vi.mocked(verifyChangeLog).mockResolvedValueOnce({ kind: 'checked', entries: 7, checked: 7, faults })
  await user.click(screen.getByRole('button', { name: 'Check integrity' }))
  expect(await screen.findByText(/Entry 3 fails the check: its values were changed/)).toBeDefined()
})

test('settings are checked as they are typed in, and saved', async () => {
  vi.mocked(saveOfficeSettings).mockResolvedValue({ kind: 'saved', changed: 2 })
  const view = {
    fundsContact: null,
    lowBalanceCents: null,
    noticeMinutes: [3, 1],
    markup: {},
    letterhead: null,
    priceTolerance: null,
    invoice: null,
    costCentres: ['4711'],
    dayLimits: null,
    logo: null,
    agents: [],
    facts: {
      environment: 'sandbox',
      officeName: 'Aurora Travel',
      officeId: 'AUR-1001-SANDBOX',
      gatewayHost: 'localhost:4010',
      hasSessionInfo: true,
      hasStatement: false,
      serviceAlertCents: 100_000,
    },
  } as const
  const { user } = renderDesk(<SettingsScreen view={view} />)
  expect(screen.getByText('not provided by the service')).toBeDefined()
  await user.type(screen.getByLabelText('Funding contact'), ' Accounts, ext. 12 ')
  await user.type(screen.getByLabelText('Low-balance alert'), 'much')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(describedBy(screen.getByLabelText('Low-balance alert'))).toContain('An amount'))
  expect(saveOfficeSettings).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText('Low-balance alert'))
  await user.type(screen.getByLabelText('Low-balance alert'), '1,500')
  await user.clear(screen.getByLabelText('Deadline notifications'))
  await user.type(screen.getByLabelText('Deadline notifications'), '1 5 5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved: 2 changes.')).toBeDefined()
  expect(saveOfficeSettings).toHaveBeenCalledWith({
    funds_contact: { text: 'Accounts, ext. 12' },
    low_balance_cents: 150_000,
    notice_minutes: [5, 1],
  })

  // Only changed settings are sent, so a change that another admin made meanwhile stays.
  await user.type(screen.getByLabelText('Low-balance alert'), '.00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Nothing was changed.')).toBeDefined()
  expect(saveOfficeSettings).toHaveBeenCalledTimes(1)
  await user.clear(screen.getByLabelText('Low-balance alert'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saveOfficeSettings).toHaveBeenLastCalledWith({ low_balance_cents: null }))
})

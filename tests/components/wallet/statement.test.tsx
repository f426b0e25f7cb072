import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { takeToasts } from '../../../components/ui/toast.ts'
import { StatementCard } from '../../../components/wallet/statement-card.tsx'
import { outcomeWords } from '../../../components/wallet/statement-outcome.tsx'
import { statementQuery } from '../../../lib/wallet/statement-query.ts'
import type { StatementView } from '../../../lib/wallet/wallet-view.ts'
import { sealFindText } from '../../../server/wallet/actions.ts'
import { describedBy } from '../described-by.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'
import { booking, line, NOW, row, statement } from './statement-fixture.ts'
import { formatNet } from '../../../lib/money.ts'

function show(changed: Partial<StatementView> = {}) {
  return renderDesk(<StatementCard view={statement(changed)} serverNow={NOW} />)
}

const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => each.textContent)

test('a hold stands below the charge that ended it, and both lead to the booking', () => {
  const charged = row({
    ordinal: 2,
    kind: 'charge',
    at: '2026-11-22T14:18:06.000Z',
    hold: line(),
    booking: booking({ state: 'ticketed', deadlineAt: null, reference: 'PO0004131' }),
  })
  show({ rows: [charged] })
  const [end, hold] = rowTexts()
  expect(end).toMatch(/^22 Nov 14:18:06Charged.*after 4 min 6 s.*−\$10\.00/)
  expect(hold).toMatch(/^22 Nov 14:14:00Held.*\$10\.00/)
  expect(screen.getAllByRole('link', { name: 'PO0004131' })).toHaveLength(2)
})

test.each([
  ['hotel', 'Hotels'],
  ['cruise', 'cruise'],
])('a movement of the family %s without a booking is of the service %s', (family, service) => {
  show({ rows: [row({ family, booking: null })] })
  expect(screen.getByRole('cell', { name: service })).toBeTruthy()
})

test('an open hold counts down to its deadline', () => {
  show()
  expect(screen.getAllByText(/expires 14:41:55/)[0]).toBeTruthy()
  expect(screen.getAllByRole('timer')[0]?.textContent).toContain('09:55')
})

test.each([
  [{ state: 'lapsed' }, 'expired, not ticketed after 10 min'],
  [{ state: 'cancelled' }, 'cancelled after 10 min'],
  // The row is from before the release.
  [{ state: 'held' }, 'after 10 min'],
])('a released hold whose booking is %j says why', (state, words) => {
  const hold = line({ at: '2026-11-22T14:00:00.000Z' })
  const released = row({
    ordinal: 2,
    kind: 'release',
    at: '2026-11-22T14:10:00.000Z',
    hold,
    booking: booking(state),
  })
  show({ rows: [released] })
  expect(screen.getAllByText(words)[0]).toBeTruthy()
})

test('a refund names its charge and what was kept', () => {
  const settlement = { chargedCents: 20_000, feeCents: 2811, refundedCents: 17_189 }
  show({
    rows: [row({ kind: 'refund', amountCents: 17_189, booking: booking({ state: 'refunded', settlement }) })],
  })
  expect(screen.getAllByText('of $200.00, kept $28.11')[0]).toBeTruthy()
  expect(screen.getByText(/\+\$171\.89/)).toBeTruthy()
})

test.each([
  // Two tickets, the first refunded without a penalty.
  [{ chargedCents: 160_000, feeCents: 0, refundedCents: 80_000 }, [80_000], ['of $1,600.00']],
  [{ chargedCents: 160_000, feeCents: 0, refundedCents: 160_000 }, [80_000, 80_000], ['of $1,600.00']],
  [{ chargedCents: 160_000, feeCents: 6000, refundedCents: 154_000 }, [77_000, 77_000], ['of $1,600.00']],
  [{ chargedCents: 160_000, feeCents: 0, refundedCents: 160_000 }, [160_000], ['in full']],
  [
    { chargedCents: 160_000, feeCents: null, refundedCents: null },
    [80_000],
    ['of $1,600.00, kept not known'],
  ],
])('of %j the refunds of %j say %j, no more than is known of each', (settlement, amounts, words) => {
  const of = booking({ state: 'refunded', settlement })
  const rows = amounts.map((amountCents, index) =>
    row({ ordinal: index + 1, kind: 'refund', amountCents, booking: of }),
  )
  expect(rows.map((row) => outcomeWords(row, formatNet))).toEqual(rows.map(() => words[0]))
})

test('filters lead to an address, from its first page, each beside those that were asked for before', async () => {
  const { user } = show({ page: 2, query: { ...statementQuery(new URLSearchParams()), page: 2 } })
  await user.click(screen.getByRole('button', { name: 'Charged' }))
  expect(router.push).toHaveBeenLastCalledWith('/wallet?kind=charged')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Hotels')
  expect(router.push).toHaveBeenLastCalledWith('/wallet?kind=charged&service=hotel')
  await user.click(screen.getByRole('button', { name: 'Any time' }))
  await user.click(await screen.findByRole('button', { name: 'Last 7 days' }))
  expect(router.push).toHaveBeenLastCalledWith(
    '/wallet?kind=charged&from=2026-11-16&to=2026-11-22&service=hotel',
  )
})

test('the last day is chosen beside a first day whose page is not there yet', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Any time' }))
  await user.type(await screen.findByRole('textbox', { name: 'From' }), '16 nov 2026{Tab}')
  expect(router.push).toHaveBeenLastCalledWith('/wallet?from=2026-11-16')
  await user.type(screen.getByRole('textbox', { name: 'To' }), '20 nov 2026{Tab}')
  expect(router.push).toHaveBeenLastCalledWith('/wallet?from=2026-11-16&to=2026-11-20')
})

test('what is typed on after Enter stays when the page arrives; Back shows what was looked for', async () => {
  const { user, rerender } = show()
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name or reference' })
  const arrives = (find: string) => rerender(<StatementCard view={statement({ find })} serverNow={NOW} />)
  await user.type(field, 'PO0004131{Enter}')
  await user.keyboard('2')
  arrives('PO0004131')
  expect(field.value).toBe('PO00041312')
  await user.keyboard('{Enter}')
  arrives('PO00041312')
  arrives('')
  // React shows a page that arrives while the search is still being asked for when that has ended.
  await waitFor(() => expect(field.value).toBe(''))
})

test('a name that cannot be sealed is not looked for in silence', async () => {
  vi.mocked(sealFindText).mockRejectedValueOnce(new Error('offline'))
  const { user } = show()
  await user.type(screen.getByRole('searchbox', { name: 'Name or reference' }), 'keller{Enter}')
  const title = "Travel Desk isn't responding. The statement was not searched."
  const toasts: unknown[] = []
  await waitFor(() => {
    toasts.push(...takeToasts())
    expect(toasts).toMatchObject([{ title }])
  })
  expect(router.push).not.toHaveBeenCalled()
})

test('a reference goes into the address, a name only sealed', async () => {
  vi.mocked(sealFindText).mockResolvedValue('v1.key.sealed')
  const { user } = show()
  await user.keyboard('/')
  const field = screen.getByRole('searchbox', { name: 'Name or reference' })
  expect(document.activeElement).toBe(field)
  await user.type(field, 'PO0004131{Enter}')
  expect(router.push).toHaveBeenLastCalledWith('/wallet?q=PO0004131')
  expect(sealFindText).not.toHaveBeenCalled()
  await user.clear(field)
  await user.type(field, 'KELLER/ANNA{Enter}')
  expect(sealFindText).toHaveBeenCalledWith('KELLER/ANNA')
  await waitFor(() => expect(router.push).toHaveBeenLastCalledWith('/wallet?find=v1.key.sealed'))
})

test('what is shown is summed over all pages, and Show all leads back', async () => {
  const query = { ...statementQuery(new URLSearchParams()), kind: 'charged' as const }
  const sums = { ...statement().sums, chargedCents: 123_456 }
  const { user, rerender } = show({ query, sums, rows: [row({ kind: 'charge' })], shownCount: 2 })
  expect(screen.getByRole('heading', { name: /^Statement ?2 of 342/ })).toBeTruthy()
  expect(screen.getByText('$1,234.56')).toBeTruthy()
  rerender(<StatementCard view={statement({ query, rows: [], shownCount: 0 })} serverNow={NOW} />)
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(router.push).toHaveBeenLastCalledWith('/wallet')
})

test('without a statement it says what is missing, and shows no balances', () => {
  const own = row({ balanceCents: null, heldCents: null })
  show({ origin: { kind: 'own', why: 'not-supplied' }, rows: [own] })
  expect(screen.getByRole('status').textContent).toMatch(
    /provides no wallet statement\. .*credits, bookings made elsewhere, and the balance after each movement are missing/,
  )
  expect(screen.queryByRole('columnheader', { name: 'Balance' })).toBeNull()
})

test('a stale statement has its time, and older movements are announced', () => {
  show({ origin: { kind: 'kept', at: '2026-11-22T14:00:00.000Z' }, missingCount: 301 })
  expect(screen.getByRole('status').textContent).toMatch(
    /This is the statement as it was read 22 Nov 2026, 14:00:00 UTC\. 301 older movements still loading/,
  )
})

test('more movements than a PDF may have: the button says so', () => {
  show({ shownCount: 1001 })
  const pdf = screen.getByRole('button', { name: /^PDF/ })
  expect(pdf.getAttribute('aria-disabled')).toBe('true')
  expect(describedBy(pdf)).toContain('at most 1,000 movements')
})

test('j and Enter open the booking of a row', async () => {
  const { user } = show({ rows: [row({ reference: 'FZXU7ED', booking: booking({ reference: 'uuid-1' }) })] })
  await user.keyboard('j{Enter}')
  expect(router.push).toHaveBeenLastCalledWith('/bookings/uuid-1')
  expect(within(screen.getByRole('table')).getByRole('link', { name: 'FZXU7ED' })).toBeTruthy()
})

test('the movement that the address names is the chosen row; among a pair it is marked, and a filter drops it', async () => {
  const charged = row({ ordinal: 9, id: 'C9', kind: 'charge', hold: line({ id: 'H8' }) })
  const other = row({ ordinal: 3, id: 'X3', kind: 'credit', reference: null })
  const query = { ...statementQuery(new URLSearchParams('q=PO0004131&entry=H8')) }
  const { user } = show({ rows: [other, charged], query })
  const chosen = screen
    .getAllByRole('rowgroup')
    .filter((each) => each.getAttribute('aria-current') === 'true')
  expect(chosen).toHaveLength(1)
  const [end, hold] = within(chosen[0]!).getAllByRole('row')
  expect(end?.textContent).not.toContain('from the timeline of the booking')
  expect(hold?.textContent).toContain('from the timeline of the booking')
  await user.keyboard('k')
  expect(chosen[0]?.getAttribute('aria-current')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Charged' }))
  expect(router.push.mock.calls).toEqual([['/wallet?kind=charged&q=PO0004131']])
})

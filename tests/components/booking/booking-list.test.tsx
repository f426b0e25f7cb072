import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BookingList } from '../../../components/booking/list/booking-list.tsx'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import type { BookingListView } from '../../../lib/booking/list-view.ts'
import { actOnBookings, importBooking, keepListView } from '../../../server/booking/actions.ts'
import { lineFixture } from '../../desk/booking/line-fixture.ts'
import { listFixture } from '../../desk/booking/list-fixture.ts'
import { answerRoute } from '../answers.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

// Keys, selection, side sheet, search and the acts of the bookings list.

const held = {
  state: 'held',
  original: '10/10',
  deadlineAt: '2026-11-22T14:40:00.000Z',
} as const
const keller = lineFixture({
  ...held,
  reference: 'PO1',
  totalCents: 210_840,
  people: ['Anna Keller', 'Ben Keller', 'Cy Keller'],
})
const costa = lineFixture({
  kind: 'hotel',
  reference: 'PH2',
  state: 'confirmed',
  original: '20/20',
  leadName: 'Rui Costa',
  people: [],
})
const winter = lineFixture({
  ...held,
  reference: 'PO3',
  totalCents: 49_800,
  leadName: 'HELENE VAN DER WINTER',
  people: [],
})
const lines = [keller, costa, winter]

beforeEach(() => window.history.replaceState(null, '', '/bookings'))

function shown(change: Partial<BookingListView> = {}, search = '') {
  return renderDesk(<BookingList drawn={{ view: listFixture({ lines, ...change }), search }} />)
}

const rows = () => within(screen.getByRole('list', { name: 'Bookings' })).getAllByRole('listitem')
const current = () => rows().findIndex((row) => row.getAttribute('aria-current') === 'true')
const bar = () => screen.queryByRole('region', { name: 'Selected bookings' })

test('a row says who, what, the status of all kinds without the code of the service; surnames come first', () => {
  shown()
  expect(rows()[0]?.textContent).toContain('KELLER / ANNA +2')
  expect(rows()[0]?.textContent).toContain('Held')
  expect(rows()[1]?.textContent).toContain('Confirmed')
  expect(rows()[2]?.textContent).toContain('VAN DER WINTER / HELENE')
})

test('j and k move, Enter and a click anywhere open', async () => {
  const { user } = shown()
  await user.keyboard('jj')
  expect(current()).toBe(1)
  await user.keyboard('k{Enter}')
  await user.click(screen.getByText('$498.00'))
  expect(router.push.mock.calls).toEqual([['/bookings/PO1'], ['/bookings/PO3']])
})

test('Enter on a button presses it, also while a row is current', async () => {
  const { user } = shown()
  await user.keyboard('j')
  screen.getByRole('button', { name: 'Import a booking' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(router.push).not.toHaveBeenCalled()
})

test('a refresh between two keys puts no other booking under them; one that left is not replaced', async () => {
  const { user, rerender } = shown()
  const refreshed = (seconds: number, now: readonly BookingLine[]) => {
    const serverNow = new Date(Date.parse(listFixture().serverNow) + seconds * 1000).toISOString()
    rerender(<BookingList drawn={{ view: listFixture({ lines: [...now], serverNow }), search: '' }} />)
    return waitFor(() => expect(rows()).toHaveLength(now.length))
  }
  await user.keyboard('jj')
  await refreshed(30, [costa, winter])
  expect(current()).toBe(0)
  await user.keyboard('x{Enter}')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select PH2' }).checked).toBe(true)
  expect(router.push.mock.calls).toEqual([['/bookings/PH2']])
  await refreshed(60, [winter])
  expect(current()).toBe(-1)
  await user.keyboard('x {Enter}t')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select PO3' }).checked).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.push).toHaveBeenCalledTimes(1)
  await user.keyboard('j')
  expect(current()).toBe(0)
})

test('x selects, a selects the page, and the bar has the sum of the holds', async () => {
  const { user } = shown()
  await user.keyboard('jx')
  expect(bar()?.textContent).toContain('1 selected$2,108.401 hold, first ends in 08:00, $2,108.40 set aside')
  await user.keyboard('a')
  expect(bar()?.textContent).toMatch(/^3 selected\$2,606\.412 holds, first ends in 08:00/)
  expect(screen.getByRole('button', { name: 'Ticket 2 · $2,606.40' })).toBeDefined()
  expect(router.push).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(bar()).toBeNull()
})

test('all bookings that match are selected, also those of other pages', async () => {
  const others = [lineFixture({ reference: 'PO4', totalCents: 1_000 }), lineFixture({ reference: 'PO5' })]
  const asked: unknown[] = []
  answerRoute('/api/bookings/list', (input) => {
    asked.push(input)
    const isLater = JSON.stringify(input).includes('after=next')
    return listFixture({ lines: isLater ? others : lines, nextCursor: isLater ? null : 'next' })
  })
  const counts = { ...listFixture().counts, all: { count: 5, more: false } }
  const { user } = shown({ nextCursor: 'next', counts })
  await user.keyboard('jx')
  await user.click(screen.getByRole('button', { name: 'Select all 5' }))
  await waitFor(() => expect(bar()?.textContent).toMatch(/^5 selected/))
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull()
  expect(asked).toHaveLength(2)
})

test('n writes a note on the current row', async () => {
  const { user } = shown()
  await user.keyboard('jjn')
  expect(await screen.findByRole('dialog', { name: 'Note on PH2' })).toBeDefined()
  expect(router.push).not.toHaveBeenCalled()
})

test('t asks before it tickets the current hold, and the outcome stays until it is closed', async () => {
  vi.mocked(actOnBookings).mockResolvedValueOnce({
    kind: 'ran',
    sessionLost: false,
    rows: [
      {
        kind: 'air',
        reference: 'PO1',
        leadName: null,
        totalCents: null,
        outcome: { kind: 'done', state: 'ticketing' },
      },
    ],
  })
  const { user } = shown()
  await user.keyboard('jt')
  const dialog = await screen.findByRole('dialog', { name: 'Ticket for KELLER / ANNA?' })
  expect(dialog.textContent).toContain('Set aside')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Ticket \$2,108\.40/))
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Ticket ordered: ticketing')).toBeDefined()
  expect(vi.mocked(actOnBookings).mock.calls).toEqual([['complete', ['PO1'], null]])
  expect(router.refresh).toHaveBeenCalled()
})

test('what was not sent stays selected, for another try', async () => {
  const row = { kind: 'air', leadName: null, totalCents: null } as const
  vi.mocked(actOnBookings).mockResolvedValueOnce({
    kind: 'ran',
    sessionLost: true,
    rows: [
      { ...row, reference: 'PO1', outcome: { kind: 'done', state: 'ticketing' } },
      { ...row, reference: 'PO3', outcome: { kind: 'not-tried' } },
    ],
  })
  const { user } = shown()
  await user.keyboard('a')
  await user.click(screen.getByRole('button', { name: /^Ticket 2/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Ticket 2/ }))
  await screen.findByText('Ticket ordered: ticketing')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(bar()?.textContent).toContain('2 selected'))
})

test('Space opens the side sheet and j goes on in it; the address has the booking, and Escape closes', async () => {
  const { user } = shown()
  await user.keyboard('j ')
  const facts = await screen.findByRole('group', { name: 'Booking details' })
  await waitFor(() => expect(document.activeElement === facts).toBe(true))
  expect(facts.textContent).toContain('KELLER / BEN')
  expect(window.location.search).toBe('?peek=PO1')
  await user.keyboard('j')
  expect(facts.textContent).toContain('COSTA')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('')
  expect(current()).toBe(1)
})

test('Space on a checkbox selects and opens nothing', async () => {
  const { user } = shown()
  await user.keyboard('j')
  screen.getByRole('checkbox', { name: 'Select PH2' }).focus()
  await user.keyboard(' ')
  expect(bar()?.textContent).toMatch(/^1 selected\$0\.01none held/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('typing searches all bookings after a pause, keeps the focus, and stands in the fragment alone', async () => {
  const search = vi.fn((_input: unknown) => listFixture({ lines: [winter] }))
  answerRoute('/api/bookings/list', search)
  window.history.replaceState(null, '', '/bookings?tab=attention')
  const { user } = shown({}, 'tab=attention')
  await user.keyboard('/')
  await user.keyboard('winter')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(search.mock.calls).toEqual([[{ search: 'q=winter' }]])
  expect(window.location.search + window.location.hash).toBe('#q=winter')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Find a booking' }))
})

test('nothing found: the way to the other bookings, and the offer to add one that was made elsewhere', async () => {
  const counts = { ...listFixture().counts, all: { count: 0, more: false } }
  answerRoute('/api/bookings/list', () => listFixture({ lines: [], counts }))
  vi.mocked(importBooking).mockResolvedValueOnce({ kind: 'not-found' })
  vi.mocked(importBooking).mockResolvedValueOnce({ kind: 'imported', reference: 'PO7' })
  const { user } = shown()
  await user.type(screen.getByRole('searchbox'), 'PO0004999')
  await user.click(await screen.findByRole('button', { name: 'Import PO0004999' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByDisplayValue('PO0004999')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText(/has no booking of your office with this reference/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(router.push.mock.calls).toEqual([['/bookings/PO7']]))
})

test('a filter, an order and a tab go into the address; a failed reading says so and keeps the lines', async () => {
  answerRoute('/api/bookings/list', () =>
    Response.json({ code: 'Unavailable', message: 'Away' }, { status: 422 }),
  )
  const { user } = shown()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'held')
  expect(window.location.search).toBe('?status=held')
  expect((await screen.findByRole('alert')).textContent).toContain("Couldn't load the bookings: Away")
  expect(rows()).toHaveLength(3)
  await user.click(screen.getByRole('link', { name: /^Upcoming/ }))
  expect(window.location.search).toBe('?tab=upcoming&status=held')
})

test('a query is saved under a name, without its page', async () => {
  vi.mocked(keepListView).mockResolvedValueOnce({ kind: 'done' })
  window.history.replaceState(null, '', '/bookings?status=held&after=x#q=keller')
  answerRoute('/api/bookings/list', () => listFixture({ lines }))
  const { user } = shown({}, 'status=held&after=x')
  await user.click(await screen.findByRole('button', { name: 'Save this view' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'held kellers{Enter}')
  await waitFor(() =>
    expect(vi.mocked(keepListView).mock.calls).toEqual([
      [{ name: 'held kellers', params: 'status=held', typed: 'keller' }],
    ]),
  )
})

test('the keys of rows are shown where they work: none without rows, and t with a hold alone', () => {
  const keys = () => [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent)
  const withHold = shown()
  expect(keys()).toEqual(expect.arrayContaining(['j', 'x', 't']))
  withHold.unmount()
  const withoutHold = shown({ lines: lines.filter(({ state }) => state !== 'held') })
  expect(keys()).toEqual(expect.arrayContaining(['j', 'x']))
  expect(keys()).not.toContain('t')
  withoutHold.unmount()
  shown({ lines: [] })
  expect(keys()).not.toContain('j')
})

test('an office without bookings sees what to do first', () => {
  shown({ lines: [] })
  expect(screen.getByRole('heading', { name: 'No bookings yet' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Import a booking' })).toBeDefined()
})

test('the palette leads here with a reference to look for', async () => {
  window.history.replaceState(null, '', '/bookings?import=PO0004999')
  const { user } = shown()
  expect(await screen.findByDisplayValue('PO0004999')).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('')
})

test('a line of a trip links to it, and a click on that opens no booking', async () => {
  const trip = {
    id: '7c6a4f0e-1d2b-4b8e-9a55-0f4f1a2b3c4d',
    name: 'Keller, Rome',
    clientId: null,
    isAttached: true,
  }
  const { user } = shown({ lines: [{ ...keller, trip }, costa] })
  const link = within(rows()[0] as HTMLElement).getByRole('link', { name: 'Keller, Rome' })
  expect(link.getAttribute('href')).toBe(`/trips/${trip.id}`)
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(router.push).not.toHaveBeenCalled()
  expect(rows()[1]?.textContent).not.toContain('Trip')
})

test('the bookings of a trip are chosen by its name; the address names the trip', async () => {
  const id = '7c6a4f0e-1d2b-4b8e-9a55-0f4f1a2b3c4d'
  const line = { id, name: 'Keller, Rome', state: 'booked', days: null }
  answerRoute('/api/trips/find', () => [line])
  answerRoute('/api/bookings/list', () => listFixture({ lines: [costa], trip: { name: line.name } }))
  const { user } = shown()
  await user.click(screen.getByRole('button', { name: 'Trip: any' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bookings of a trip' }))
  await user.type(dialog.getByRole('combobox', { name: 'Trip' }), 'rome')
  await user.click(await screen.findByRole('option', { name: /Rome/ }))
  await user.click(dialog.getByRole('button', { name: 'Show' }))
  expect(await screen.findByRole('button', { name: 'Trip: Keller, Rome' })).toBeDefined()
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(new URLSearchParams(window.location.search).get('trip')).toBe(id)
})

test('selected bookings show what they cost and what their clients pay together', async () => {
  const marked = { ...keller, markupCents: 5_000 }
  const { user } = shown({ lines: [marked, { ...winter, markupCents: 0 }, costa] })
  await user.keyboard('jxjx')
  expect(bar()?.textContent).toContain('$2,606.40')
  expect(bar()?.textContent).toContain('clients pay $2,656.40')
  // The price of one for its client is not known.
  await user.keyboard('jx')
  expect(bar()?.textContent).not.toContain('clients pay')
})

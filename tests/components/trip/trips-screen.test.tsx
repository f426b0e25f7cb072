import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { TripsScreen } from '../../../components/trip/trips-screen.tsx'
import type { ListedTrip, TripsView } from '../../../lib/trip/trip.ts'
import { answerRoute, refusal } from '../answers.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

// The list of trips: its keys, its search and its filter.

const rome: ListedTrip = {
  id: 'rome',
  name: 'Keller, Rome',
  state: 'planning',
  clientId: null,
  clientName: 'Nordhaus',
  days: { from: '2026-12-14', to: '2026-12-20' },
  madeBy: 'Maya',
  changedAt: '2026-11-22T10:00:00.000Z',
  items: 2,
  netCents: 10_000,
  clientCents: 11_000,
  deadlineAt: '2026-11-22T15:00:00.000Z',
}
const oslo: ListedTrip = { ...rome, id: 'oslo', name: 'Board, Oslo', state: 'booked', deadlineAt: null }

beforeEach(() => window.history.replaceState(null, '', '/trips'))

function shown(change: Partial<TripsView> = {}) {
  const serverNow = '2026-11-22T14:32:00.000Z'
  return renderDesk(
    <TripsScreen view={{ lines: [rome, oslo], currentId: 'oslo', changeBar: null, serverNow, ...change }} />,
  )
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Trips' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('a row says whom the trip is for, when, how it stands, what ends first, and its price', async () => {
  const { user } = shown()
  expect(rows()).toEqual([
    'Keller, RomeNordhaus14 – 20 DecPlanning2 items28:00$110.00',
    'Board, OslocollectingNordhaus14 – 20 DecBooked2 items$110.00',
  ])
  await user.keyboard('jj{Enter}')
  expect(router.push).toHaveBeenCalledWith('/trips/oslo')
})

test('a state is chosen in the address; what is left without any trip offers all again', async () => {
  const { user } = shown()
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'booked')
  expect(window.location.search).toBe('?state=booked')
  expect(rows()).toHaveLength(1)
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'over')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(window.location.search).toBe('')
  expect(rows()).toHaveLength(2)
})

test('typing finds trips, without the text in the address; a failed search offers another try', async () => {
  const asked: unknown[] = []
  answerRoute('/api/trips/find', (input) => {
    asked.push(input)
    return asked.length === 1 ? [rome] : refusal(503, 'Unavailable')
  })
  const { user } = shown()
  await user.keyboard('/')
  await user.keyboard('kel')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(asked).toEqual([{ typed: 'kel' }])
  expect(window.location.search).toBe('')
  await user.keyboard('l')
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('an office without trips is told how to begin', () => {
  shown({ lines: [] })
  expect(screen.getByText('No trips yet')).toBeDefined()
})

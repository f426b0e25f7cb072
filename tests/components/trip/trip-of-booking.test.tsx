import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AskProvider } from '../../../components/shell/admins.tsx'
import { TripOfBooking } from '../../../components/trip/trip-of-booking.tsx'
import type { TripOfBooking as TripOfBookingFacts } from '../../../lib/booking/trip-of-booking.ts'
import type { TripLine } from '../../../lib/trip/trip.ts'
import { attach, detach } from '../../../server/trip/actions.ts'
import { answerRoute } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'

// The page of a booking says which trip it is part of, and puts it into one.

const line: TripLine = {
  id: '7c6a4f0e-1d2b-4b8e-9a55-0f4f1a2b3c4d',
  name: 'Keller, Singapore',
  state: 'planning',
  clientId: null,
  days: { from: '2026-12-14', to: '2026-12-20' },
  madeBy: 'Mara',
  changedAt: '2026-11-26T10:00:00.000Z',
  items: 2,
  netCents: 10_000,
  clientCents: 11_000,
  deadlineAt: null,
}
const { id, name } = line

function show(trip: TripOfBookingFacts | null) {
  const onSet = vi.fn()
  const person = {
    userName: 'maya',
    displayName: 'Maya Lindqvist',
    officeName: 'Aurora',
    role: 'agent' as const,
    isDemo: false,
  }
  const { user } = renderDesk(
    <AskProvider value={{ admins: [], fundsContact: null, person }}>
      <TripOfBooking booking={{ reference: 'PO0004127', trip }} onSet={onSet} />
    </AskProvider>,
  )
  return { user, onSet }
}

test('a booking without a trip is put into one that is found by its name; a dropped one is not offered', async () => {
  answerRoute('/api/trips/find', () => [line, { ...line, id: 'x', name: 'Keller, Rome', state: 'dropped' }])
  vi.mocked(attach).mockResolvedValue({ kind: 'done' })
  const { user, onSet } = show(null)
  await user.click(screen.getByRole('button', { name: /Add to a trip/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to a trip' }))
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('Choose a trip.')).toBeDefined()
  await user.type(dialog.getByRole('combobox', { name: 'Trip' }), 'kell')
  const option = await screen.findByRole('option', { name: /Keller, Singapore/ })
  expect(screen.queryByRole('option', { name: /Rome/ })).toBeNull()
  await user.click(option)
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(onSet).toHaveBeenCalled())
  expect(attach).toHaveBeenCalledWith({ tripId: id, references: ['PO0004127'] })
})

test('an attached booking links to its trip and is taken off; a refusal is shown', async () => {
  vi.mocked(detach).mockResolvedValueOnce({
    kind: 'refused',
    message: 'There is no such trip in this office.',
  })
  vi.mocked(detach).mockResolvedValueOnce({ kind: 'done' })
  const { user, onSet } = show({ id, name, clientId: null, isAttached: true })
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/trips/${id}`)
  await user.click(screen.getByRole('button', { name: 'Take off' }))
  await waitFor(() => expect(detach).toHaveBeenCalledWith({ tripId: id, reference: 'PO0004127' }))
  expect(onSet).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Take off' }))
  await waitFor(() => expect(onSet).toHaveBeenCalled())
})

test('a booking that was made of an option of its trip stays there', () => {
  show({ id, name, clientId: null, isAttached: false })
  expect(screen.getByRole('link', { name })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

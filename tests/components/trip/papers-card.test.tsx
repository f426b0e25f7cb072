import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PapersCard } from '../../../components/trip/papers-card.tsx'
import type { TripBooking, TripPageView } from '../../../lib/trip/trip.ts'
import { renderDesk } from '../render-desk.tsx'
import { tripView } from './trip-fixture.ts'

// The papers of a trip: what is booked gets an itinerary and a calendar, what is paid an invoice.

const booking = (reference: string, changed: Partial<TripBooking> = {}): TripBooking => ({
  ...{ reference, kind: 'hotel', title: 'Hotel Rossa', state: 'confirmed', word: 'Confirmed', tone: 'ok' },
  ...{ standing: 'made', netCents: 40_000, markupCents: 2_000, deadlineAt: null },
  ...{ firstDay: '2027-01-15', lastDay: '2027-01-20', stretches: [] },
  ...changed,
})

const viewOf = (attached: readonly TripBooking[], fields: Partial<TripPageView> = {}): TripPageView => {
  const view = tripView([], fields)
  return { ...view, trip: { ...view.trip, clientId: '1f1e2d3c-4b5a-4678-9abc-def012345678', attached } }
}
const held = booking('PO1', { state: 'held', word: 'Held', standing: 'held' })
const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href')

test('it has nothing while nothing is booked, and nothing of a booking that has ended', () => {
  renderDesk(<PapersCard view={viewOf([booking('PH1', { standing: 'over' })])} />)
  expect(screen.queryByRole('heading', { name: 'Papers' })).toBeNull()
})

test('the itinerary has the price of the client, and says what is not confirmed', () => {
  renderDesk(<PapersCard view={viewOf([booking('PH1'), held])} />)
  screen.getByText('2 bookings, 1 not confirmed')
  screen.getByRole('button', { name: 'With $840.00' })
  expect(hrefOf('Without prices')).toMatch(/\/itinerary\?prices=none&show$/)
})

test('the invoice is for the client of the trip, and for what is paid and not invoiced yet', () => {
  const paid = [booking('PH1'), booking('PH2'), held]
  renderDesk(<PapersCard view={viewOf(paid, { invoiced: { PH2: 'INV-2026-0007' } })} />)
  expect(hrefOf('INV-2026-0007')).toBe('/office/invoices/INV-2026-0007')
  expect(hrefOf('Make one for 1 booking')).toBe(
    '/office/invoices/new?bookings=PH1&client=1f1e2d3c-4b5a-4678-9abc-def012345678',
  )
})

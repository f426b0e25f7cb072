import type { BookingView } from '../../../lib/booking/booking-view.ts'

/** A held booking as the desk shows it, changed where a test says so. */
export function bookingFixture(change: Partial<BookingView> = {}): BookingView {
  return {
    reference: 'PO0004127',
    clientReference: 'TD-1',
    state: 'held',
    leadName: 'Anna Keller',
    madeBy: 'maya',
    createdAt: '2026-11-20T14:25:00.000Z',
    ticketedAt: null,
    cancelledAt: null,
    deadlines: null,
    segments: [],
    travellers: [],
    money: { baseCents: 0, taxCents: 0, serviceCents: 0, totalCents: 0, markupCents: 0, place: 'held' },
    terms: null,
    timeline: [],
    ...change,
  }
}

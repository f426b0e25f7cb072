import type { AirBookingView } from '../../../lib/air/booking-view.ts'

/** A held booking as the desk shows it, with the changes of a test. */
export function bookingFixture(change: Partial<AirBookingView> = {}): AirBookingView {
  return {
    kind: 'air',
    reference: 'PO0004127',
    clientReference: 'TD-1',
    state: 'held',
    leadName: 'Anna Keller',
    madeBy: 'maya',
    createdAt: '2026-11-20T14:25:00.000Z',
    completedAt: null,
    cancelledAt: null,
    deadlines: null,
    segments: [],
    travellers: [],
    money: { parts: [], totalCents: 0, markup: null, place: 'held', settlement: null },
    terms: null,
    agreed: null,
    timeline: [],
    ...change,
  }
}

import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'

/** A line of the bookings list, a ticketed flight, with the changes of a test. */
export function lineFixture(change: Partial<BookingLine> = {}): BookingLine {
  return {
    madeThrough: 'desk',
    kind: 'air',
    reference: 'PO0004127',
    state: 'ticketed',
    original: '21/21',
    deadlineAt: null,
    leadName: 'Anna Keller',
    people: ['Anna Keller'],
    service: {
      title: 'LHR – SIN',
      detail: 'EK · 1 traveller',
      days: { from: '2027-01-14', to: '2027-01-14' },
      codes: ['QX7K2M'],
      findBy: ['EK', 'LHR', 'SIN'],
      places: ['LHR', 'SIN'],
      occupied: [{ about: 'EK 2', from: '2027-01-14T10:05:00', to: '2027-01-15T07:10:00' }],
    },
    totalCents: 1,
    markupCents: null,
    settlement: null,
    madeBy: 'maya',
    owner: null,
    createdAt: '2026-11-20T14:00:00.000Z',
    startsAt: '2027-01-14T10:05',
    freeUntil: null,
    stateSince: null,
    completedAt: null,
    endedAt: null,
    changed: null,
    costCentre: null,
    attendedAt: null,
    ...change,
  }
}

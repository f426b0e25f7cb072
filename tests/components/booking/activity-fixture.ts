import type { ActivityBookingView } from '../../../lib/activity/booking-view.ts'
import { NOW } from './fare-form.tsx'

/** A waiting booking of a lantern walk in Seoul, with the changes of a test. */
export function activityFixture(change: Partial<ActivityBookingView> = {}): ActivityBookingView {
  return {
    kind: 'activity',
    reference: '0daed9e9-0811-443e-b9df-435bb6db29bc',
    clientReference: null,
    state: 'waiting',
    status: 'waiting',
    leadName: 'Anna Keller',
    madeBy: 'Maya',
    createdAt: NOW,
    completedAt: null,
    cancelledAt: null,
    deadlines: null,
    money: { parts: [], totalCents: 9800, markup: null, place: 'held', settlement: null },
    terms: null,
    agreed: null,
    timeline: [],
    code: 'PA1234567',
    ownReference: null,
    variant: { uuid: 'variant-1', title: 'Lantern walk in hanbok' },
    product: null,
    date: '2027-04-14',
    start: '19:30',
    tickets: [{ type: 'adult', count: 2 }],
    email: 'anna@example.com',
    phone: '+49 30 1234567',
    answers: { perBooking: [], perPax: [] },
    ...change,
  }
}

import { dateOf, plusSeconds } from '../clock.ts'
import type { Database } from './schema.ts'

/** How long one kind of stored data is kept. docs/operations.md shows these rows; a test compares them. */
export type Retention = {
  data: string
  tables: readonly (keyof Database)[]
  kept: string
  /** The rows that the sweeper deletes; null where it deletes none. */
  sweep: Sweep | null
}

type Sweep = {
  table: keyof Database
  /** Its primary key. */
  key: readonly string[]
  /** The column that says since when the days count, in real time or ahead of it. */
  since: string
  days: number
  /** The column as the sweeper compares it. */
  asOf: (at: Date) => Date | string
}

const DAY_SECONDS = 86_400

const instant = (at: Date) => at
const calendarDate = (at: Date) => dateOf(at)

/**
 * The data that the gateway keeps, and for how long. Office clocks only run ahead of real time, so days of
 * real time are enough for data with office time.
 */
export const retention: readonly Retention[] = [
  {
    data: 'Sessions',
    tables: ['session'],
    kept: '1 day after the last call',
    sweep: { table: 'session', key: ['session_key'], since: 'seen_at', days: 1, asOf: instant },
  },
  {
    data: 'Access tokens',
    tables: ['token'],
    kept: '1 day after they expire',
    sweep: { table: 'token', key: ['token_key'], since: 'expires_at', days: 1, asOf: instant },
  },
  {
    data: 'Failed sign-ins, as hashes',
    tables: ['sign_in_failure'],
    kept: '1 day',
    sweep: { table: 'sign_in_failure', key: ['subject', 'id'], since: 'at', days: 1, asOf: instant },
  },
  {
    data: 'Accounts whose sign-ins failed, as hashes',
    tables: ['sign_in_subject'],
    kept: '1 day after the last failure',
    sweep: { table: 'sign_in_subject', key: ['subject'], since: 'at', days: 1, asOf: instant },
  },
  {
    data: 'Searches: who, what, when',
    tables: ['search'],
    kept: '1 day after the search',
    sweep: {
      table: 'search',
      key: ['office_id', 'search_id'],
      since: 'searched_at',
      days: 1,
      asOf: instant,
    },
  },
  {
    data: 'Revalidated fares and checked rates',
    tables: ['checked_offer'],
    kept: '1 day after they expire',
    sweep: {
      table: 'checked_offer',
      key: ['office_id', 'session_key', 'offer_code'],
      since: 'expires_at',
      days: 1,
      asOf: instant,
    },
  },
  {
    data: 'First answers to requests with an Idempotency-Key (encrypted)',
    tables: ['first_answer'],
    kept: '1 day, or until somebody of the booking is erased',
    sweep: {
      table: 'first_answer',
      key: ['request_key'],
      since: 'claimed_at',
      days: 1,
      asOf: instant,
    },
  },
  {
    data: 'Rooms taken',
    tables: ['room_night'],
    kept: '1 day after their night',
    sweep: {
      table: 'room_night',
      key: ['scope', 'hotel_id', 'night', 'room_id'],
      since: 'night',
      // A night ends on the day after it.
      days: 2,
      asOf: calendarDate,
    },
  },
  {
    data: 'Places of activities taken',
    tables: ['activity_place'],
    kept: '1 day after their date',
    sweep: {
      table: 'activity_place',
      key: ['scope', 'variant_uuid', 'date', 'timeslot_uuid'],
      since: 'date',
      // A date ends on the day after it.
      days: 2,
      asOf: calendarDate,
    },
  },
  {
    data: 'People of bookings: names, birth dates, passports, e-mail, phone (encrypted)',
    tables: ['person_key'],
    kept: 'until they are erased',
    sweep: null,
  },
  {
    data: 'Bookings without their people, with the first answer and the keyed hash of the request',
    tables: ['booking', 'active_offer', 'seat'],
    kept: 'for good',
    sweep: null,
  },
  {
    data: 'Events of activity bookings: states, uuids and the references of callers',
    tables: ['activity_event'],
    kept: 'as long as the booking',
    sweep: null,
  },
  { data: 'Money', tables: ['wallet', 'transfer'], kept: 'for good', sweep: null },
  { data: 'Deadlines', tables: ['timer'], kept: 'until they have passed', sweep: null },
  { data: 'Armed scenarios', tables: ['armed'], kept: 'until they have applied', sweep: null },
  {
    data: 'Repricings that the sandbox was asked for',
    tables: ['activity_repricing'],
    kept: 'until the office is reset',
    sweep: null,
  },
  {
    data: 'Offices, accounts, settings, and the last numbers of bookings and searches',
    tables: ['office', 'account', 'setting', 'counter'],
    kept: 'for good',
    sweep: null,
  },
  {
    data: 'Faults that the sandbox was asked for',
    tables: ['fault'],
    kept: 'until they have struck or are taken back',
    sweep: null,
  },
  {
    data: 'Counted searches of the rate limit',
    tables: ['counted_search'],
    kept: '1 day after the minute that they count in',
    sweep: { table: 'counted_search', key: ['office_id'], since: 'ends_at', days: 1, asOf: instant },
  },
  { data: 'Logs: no personal data', tables: [], kept: 'by whoever stores the output', sweep: null },
]

/** The latest value of `since` whose row is deleted. */
export function limitOf(sweep: Sweep, now: Date): Date | string {
  return sweep.asOf(plusSeconds(now, -sweep.days * DAY_SECONDS))
}

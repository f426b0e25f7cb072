import 'server-only'
import { sql, type RawBuilder } from 'kysely'
import type { DeskTables } from './schema.ts'

/** How long one kind of stored data is kept. docs/operations.md shows these rows; a test compares them. */
export type Retention = {
  data: string
  tables: readonly (keyof DeskTables)[]
  kept: string
  /**
   * The rows that the sweeper deletes: those whose `since` is this many days ago; null where it deletes
   * nothing.
   */
  sweep: Sweep | null
}

type Sweep = {
  table: keyof DeskTables
  /** Its primary key. */
  key: readonly string[]
  since: string
  days: number
  and?: RawBuilder<boolean>
}

/** The data that the desk keeps, and how long. */
export const retention: readonly Retention[] = [
  {
    data: 'Drafts of booking forms (encrypted)',
    tables: ['draft'],
    kept: '24 hours after the last change, or until the booking is made',
    sweep: { table: 'draft', key: ['office_id', 'user_name', 'key'], since: 'expires_at', days: 0 },
  },
  {
    data: 'Sessions (what they hold of the gateway is encrypted)',
    tables: ['session'],
    kept: '12 hours after sign-in',
    sweep: { table: 'session', key: ['office_id', 'id'], since: 'absolute_expires_at', days: 0 },
  },
  {
    data: 'Failed sign-ins, as hashes',
    tables: ['sign_in_failure'],
    kept: '1 day',
    sweep: { table: 'sign_in_failure', key: ['subject', 'id'], since: 'at', days: 1 },
  },
  {
    data: 'Accounts whose sign-ins failed, as hashes',
    tables: ['sign_in_subject'],
    kept: '1 day after the last failure',
    sweep: { table: 'sign_in_subject', key: ['subject'], since: 'at', days: 1 },
  },
  {
    data: 'Commits that were sent once, by whom, why, and their outcome; the e-ticket numbers of refunds',
    tables: ['intent'],
    kept: '90 days; one of unknown outcome for good',
    sweep: {
      table: 'intent',
      key: ['office_id', 'verb', 'client_reference'],
      since: 'created_at',
      days: 90,
      and: sql<boolean>`state in ('open', 'done', 'refused') and watch_until is null`,
    },
  },
  {
    data: 'The list of bookings; names of travellers are encrypted, and keyed hashes find them',
    tables: ['booking'],
    kept: 'for good; names until they are erased',
    sweep: null,
  },
  {
    data: 'Notes on bookings, encrypted, and who wrote them',
    tables: ['booking_note'],
    kept: 'for good, or until somebody of the booking is erased',
    sweep: null,
  },
  {
    data: 'References of bookings that lists of the booking service name, and how far they were read',
    tables: ['discovery', 'listed_booking'],
    kept: 'for good',
    sweep: null,
  },
  {
    data: 'What owners are told of their bookings: who did what, and the reason or note, encrypted',
    tables: ['owner_notice'],
    kept: '90 days, or until somebody of the booking is erased',
    sweep: { table: 'owner_notice', key: ['office_id', 'user_name', 'id'], since: 'at', days: 90 },
  },
  {
    data: 'Changes of bookings, before and after, and who accepted them',
    tables: ['booking_change'],
    kept: 'for good',
    sweep: null,
  },
  {
    data: 'The copy of the wallet statement: amounts and references',
    tables: ['wallet_entry', 'wallet_copy'],
    kept: 'for good',
    sweep: null,
  },
  {
    data: 'Closed months: amounts, references, agents, cost centres; who closed them and why',
    tables: ['account_month', 'account_line'],
    kept: 'for good',
    sweep: null,
  },
  {
    data: 'Invoices and credit notes of the office: buyer and lines are encrypted, and keyed hashes find them',
    tables: ['invoice', 'invoice_counter'],
    kept: 'for good: the office must be able to show its invoices',
    sweep: null,
  },
  {
    data: 'People who signed in: name, role, permissions',
    tables: ['person'],
    kept: '400 days after the last sign-in',
    sweep: { table: 'person', key: ['office_id', 'user_name'], since: 'last_seen_at', days: 400 },
  },
  {
    data: 'Settings of the office and of its people, and its logo; saved views of the bookings list, encrypted with their names',
    tables: ['office_setting', 'office_logo', 'person_setting', 'saved_view'],
    kept: 'for good; views that name an erased traveller go with it',
    sweep: null,
  },
  {
    data: 'What agents took of their daily limits, and what they asked admins for: amounts and references',
    tables: ['limit_use', 'limit_request'],
    kept: 'for good',
    sweep: null,
  },
  {
    data: 'Macros of the office: lines of the palette, encrypted',
    tables: ['macro'],
    kept: 'until they are deleted; one that names an erased traveller goes with it',
    sweep: null,
  },
  {
    data: 'Saved travellers of the office (encrypted), found by keyed hashes of their names',
    tables: ['traveller'],
    kept: '400 days unused, longer while a client has them, or until erased',
    sweep: {
      table: 'traveller',
      key: ['office_id', 'id'],
      since: 'saved_at',
      days: 400,
      and: sql<boolean>`not exists (select from desk.client_traveller c
        where c.office_id = traveller.office_id and c.traveller_id = traveller.id)`,
    },
  },
  {
    data: 'When saved travellers of the office last changed',
    tables: ['traveller_turn'],
    kept: 'for good',
    sweep: null,
  },
  {
    data: 'Clients of the office (encrypted), found by keyed hashes, and which saved travellers they have',
    tables: ['client', 'client_traveller'],
    kept: 'until they are erased',
    sweep: null,
  },
  {
    data: 'Trips: their names (encrypted), what was offered for them, and which bookings are part of them',
    tables: ['trip', 'trip_option', 'trip_booking'],
    kept: 'for good; one that is named after an erased person gets another name',
    sweep: null,
  },
  {
    data: 'How far holding all options of a trip went: no personal data',
    tables: ['trip_hold_run'],
    kept: 'for good',
    sweep: null,
  },
  {
    data: 'Which saved travellers a trip has, by their ids',
    tables: ['trip_traveller'],
    kept: 'as long as the saved traveller',
    sweep: null,
  },
  {
    data: 'Quotes: what clients were offered and answered, and the secret of the link (encrypted)',
    tables: ['quote', 'quote_answer', 'quote_counter'],
    kept: 'for good; names and words go, and the link ends, when the person is erased',
    sweep: null,
  },
  {
    data: 'The catalogue of activities as each booking service has it for everybody',
    tables: ['activity_catalogue'],
    kept: '30 days after it was last read',
    sweep: { table: 'activity_catalogue', key: ['gateway'], since: 'read_at', days: 30 },
  },
  {
    data: 'The audit: no personal data of travellers',
    tables: ['audit', 'audit_head'],
    kept: 'for good',
    sweep: null,
  },
  {
    data: 'Facts about the store: the hash of the secret it is sealed with',
    tables: ['setting'],
    kept: 'for good',
    sweep: null,
  },
  { data: 'Logs: no personal data', tables: [], kept: 'by whoever stores the output', sweep: null },
  {
    data: 'Sandbox only: the wire log of the studio, the last 200 calls of an office, credentials, documents, birth dates and contacts masked; names of travellers are in it',
    tables: [],
    kept: 'until the desk stops, in memory',
    sweep: null,
  },
]

import 'server-only'
import { ofMigrations, reference, type Placement, type Placements } from '../../database/placement.ts'
import type { DeskTables } from './schema.ts'

/** Its ids are of the environment and the gateway's OfficeId, so this is another group than the gateway's. */
const byOffice: Placement = { kind: 'distributed', by: 'office_id', group: 'desk.office' }

const bySubject: Placement = {
  kind: 'distributed',
  by: 'subject',
  group: 'desk.sign_in',
  why: 'Failures are counted for offices that do not exist, too.',
}

/**
 * Where the tables of the schema `desk` are kept in a cluster, each after those that it refers to. A table
 * that is not here is a type error.
 */
export const deskPlacement: Placements<DeskTables> = {
  setting: reference,
  session: byOffice,
  client: byOffice,
  traveller: byOffice,
  booking: byOffice,
  booking_note: byOffice,
  owner_notice: byOffice,
  booking_change: byOffice,
  intent: byOffice,
  draft: byOffice,
  audit: byOffice,
  audit_head: byOffice,
  wallet_entry: byOffice,
  wallet_copy: byOffice,
  person: byOffice,
  office_setting: byOffice,
  saved_view: byOffice,
  traveller_turn: byOffice,
  macro: byOffice,
  office_logo: byOffice,
  account_month: byOffice,
  account_line: byOffice,
  person_setting: byOffice,
  limit_use: byOffice,
  limit_request: byOffice,
  discovery: byOffice,
  listed_booking: byOffice,
  client_traveller: byOffice,
  invoice_counter: byOffice,
  invoice: byOffice,
  trip: byOffice,
  trip_option: byOffice,
  trip_booking: byOffice,
  trip_traveller: byOffice,
  trip_hold_run: byOffice,
  quote_counter: byOffice,
  quote: byOffice,
  quote_answer: byOffice,
  sign_in_failure: bySubject,
  sign_in_subject: bySubject,
  activity_catalogue: {
    kind: 'distributed',
    by: 'gateway',
    group: 'desk.activity_catalogue',
    why: 'It is no office’s: every desk reads one row of megabytes, once.',
  },
  ...ofMigrations,
}

import { ofMigrations, reference, type Placement, type Placements } from '../../database/placement.ts'
import type { Database } from './schema.ts'

const byOffice: Placement = { kind: 'distributed', by: 'office_id', group: 'gateway.office' }

const bySubject: Placement = {
  kind: 'distributed',
  by: 'subject',
  group: 'gateway.sign_in',
  why: 'Failures are counted for accounts that do not exist, too.',
}

/**
 * Where the tables of the schema `gateway` are kept in a cluster, each after those that it refers to. A table
 * that is not here is a type error.
 */
export const gatewayPlacement: Placements<Database> = {
  account: reference,
  office: reference,
  setting: reference,
  fault: reference,
  wallet: byOffice,
  transfer: byOffice,
  booking: byOffice,
  person_key: byOffice,
  active_offer: byOffice,
  activity_event: byOffice,
  activity_repricing: byOffice,
  search: byOffice,
  checked_offer: byOffice,
  seat: byOffice,
  timer: byOffice,
  armed: byOffice,
  counted_search: byOffice,
  session: {
    kind: 'distributed',
    by: 'session_key',
    group: 'gateway.session',
    why: 'A call names its session before anybody knows whose it is.',
  },
  token: {
    kind: 'distributed',
    by: 'token_key',
    group: 'gateway.token',
    why: 'A call names its token before anybody knows whose it is.',
  },
  first_answer: {
    kind: 'distributed',
    by: 'request_key',
    group: 'gateway.first_answer',
    why: 'A key is claimed before the booking, in a transaction of its own, and read by itself.',
  },
  room_night: {
    kind: 'distributed',
    by: 'hotel_id',
    group: 'gateway.room_night',
    why: 'All offices compete for the rooms of a hotel.',
  },
  activity_place: {
    kind: 'distributed',
    by: 'variant_uuid',
    group: 'gateway.activity_place',
    why: 'All offices compete for the places of a variant.',
  },
  counter: {
    kind: 'distributed',
    by: 'name',
    group: 'gateway.counter',
    shards: 1,
    why: 'Two rows that all gateways take numbers from, some hundred at once.',
  },
  sign_in_failure: bySubject,
  sign_in_subject: bySubject,
  ...ofMigrations,
}

import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { Environment, Role } from '../../contract/session/limits.ts'
import type { WalletEntryKind } from '../../contract/wallet/entry-kinds.ts'

/** int8: read as BigInt, written as BigInt or number. */
type Big = ColumnType<bigint, bigint | number, bigint | number>
type Json<T extends object> = JSONColumnType<T, string, string>

/**
 * People of an organisation in one environment. The same person has other credentials in the other
 * environment.
 */
export type AccountTable = {
  org_id: string
  org_name: string
  environment: Environment
  user_id: string
  user_name: string
  display_name: string
  role: Role
  verified: boolean
  /** SHA-256 of the lower-case hexadecimal SHA-512 that callers send. */
  credential_hash: string
  /** `user.uuid` of the activity config: a separate id, never the account UUID. */
  public_id: string
}

/** An organisation's office in one environment, with its own clock. */
export type OfficeTable = {
  office_id: string
  org_id: string
  environment: Environment
  name: string
  clock_offset_seconds: Generated<number>
  created_at: Date
}

/** Sessions by the hash of their id; the id itself is never stored. Times are real time. */
export type SessionTable = {
  session_key: string
  office_id: string
  org_id: string
  office_name: string
  user_id: string
  user_name: string
  display_name: string
  role: Role
  environment: Environment
  public_id: string
  created_at: Date
  seen_at: Date
  ended_at: Date | null
}

/**
 * Access tokens by the hash of the token; the token itself is never stored. Times are real time.
 * `session_key` is the session that the token was exchanged for.
 */
export type TokenTable = {
  token_key: string
  office_id: string
  org_id: string
  office_name: string
  user_id: string
  user_name: string
  display_name: string
  role: Role
  environment: Environment
  public_id: string
  /** Separated by spaces. */
  scopes: string
  session_key: string | null
  client_key: string
  created_at: Date
  expires_at: Date
}

/**
 * Balances that each transfer updates in its own statement; `check-ledger.ts` compares them with the
 * transfers.
 */
export type WalletTable = {
  office_id: string
  balance_cents: Big
  held_cents: Big
  alert_cents: Big
  /** The number of the office's last transfer. It rises by 1, also over a reset of the office. */
  last_transfer_id: Big
}

export type LedgerAccount = 'funding' | 'available' | 'held' | 'supplier'

/** One immutable double entry of `amount_cents` from `debit_account` to `credit_account`. */
export type TransferTable = {
  office_id: string
  /** Counts the transfers of the office (`WalletTable.last_transfer_id`). */
  transfer_id: Big
  kind: WalletEntryKind
  amount_cents: Big
  debit_account: LedgerAccount
  credit_account: LedgerAccount
  /** Office time. */
  at: Date
  reference: string | null
  family: string | null
  /** The hold that this transfer resolves; a hold is resolved by one transfer at most. */
  resolves_id: bigint | null
  /** The balance and the held amount after this transfer. */
  balance_cents: Big
  held_cents: Big
  request_id: string | null
}

/** A booking of any kind; the data of its kind are in `detail`. */
export type BookingTable = {
  office_id: string
  reference: string
  kind: BookingKind
  /** A state of the booking's kind. */
  state: string
  owner_id: string
  owner_name: string
  ordered_by: string | null
  client_reference: string | null
  /**
   * The name that the first answer is bound to (`PlacingRules.boundTo`); null where it is bound to nothing,
   * and where nothing was reserved. Unique per office and kind (gaps 85, 217).
   */
  dedupe_key: string | null
  /** Keyed hash of the request; empty once somebody of the booking is erased. */
  body_hash: string
  offer_code: string
  total_cents: Big
  hold_id: bigint | null
  /**
   * All instants are office time. `lapses_at` is when a hold ends; `limit_at` is the limit that the answer
   * stated.
   */
  created_at: Date
  updated_at: Date
  lapses_at: Date | null
  limit_at: Date | null
  confirmed_at: Date | null
  cancelled_at: Date | null
  /** The first answer, returned again when the same request comes under the name of `dedupe_key`. */
  first_answer: Json<object>
  detail: Json<object>
  /** Who is contacted and who travels or stays, each encrypted with their own key (`PersonKeyTable`). */
  people: Json<readonly string[]>
  request_id: string | null
}

/**
 * The keys of the people of bookings, wrapped with the master key, which is not in the database. Without the
 * key nobody can read the person's data again.
 */
export type PersonKeyTable = {
  office_id: string
  reference: string
  /** 0 is the contact, 1 the first who travels or stays: the index in `people`. */
  position: number
  /** Null once the person is erased. */
  wrapped_key: string | null
  /** Real time. */
  erased_at: Date | null
}

/**
 * A key of its offer that an active booking occupies (gaps 85, 217); no two bookings of an office share a
 * key.
 */
export type ActiveOfferTable = { office_id: string; offer_key: string; reference: string }

/**
 * The first answers to requests that were named by an Idempotency-Key, for a day, and which of these requests
 * are running.
 */
export type FirstAnswerTable = {
  /** Hash of client, operation and key. */
  request_key: string
  office_id: string
  /** Keyed hash of the request's body. */
  body_hash: string
  /** Names the request to the act; kept when the request is made again because it was broken off. */
  attempt: string
  /** Real time. */
  claimed_at: Date
  /** The answer, encrypted; null while the request runs. */
  answer: string | null
  /** The booking that the answer is about; null for none. */
  reference: string | null
}

/** One row per search. The offers are not stored; they are computed again from `query`. */
export type SearchTable = {
  office_id: string
  /** `nextNumber` of `search`. */
  search_id: Big
  kind: BookingTable['kind']
  user_id: string
  query: Json<object>
  /** Office time. */
  searched_at: Date
  request_id: string | null
}

/** An offer that a session may book until `expires_at` (office time). */
export type CheckedOfferTable = {
  office_id: string
  session_key: string
  offer_code: string
  total_cents: Big
  expires_at: Date
}

/** Seats that bookings of this office take from the computed supply. */
export type SeatTable = {
  office_id: string
  flight_key: string
  seats: number
}

/**
 * Rooms that bookings take from the computed supply. `scope` is the environment, so that only one of two
 * offices gets the last room; for the scenario hotels it is the office (decision 11).
 */
export type RoomNightTable = {
  scope: string
  hotel_id: Big
  /** YYYY-MM-DD. */
  night: string
  room_id: number
  rooms: number
}

/**
 * Places that confirmed bookings take from the computed supply. `scope` is as of rooms; `timeslot_uuid` is
 * empty where a variant has no start times.
 */
export type ActivityPlaceTable = {
  scope: string
  variant_uuid: string
  /** YYYY-MM-DD. */
  date: string
  timeslot_uuid: string
  places: number
}

/** An event of a booking of an activity, which callers may poll. */
export type ActivityEventTable = {
  office_id: string
  /** Counts the events of the office, from 1 on. */
  event_id: bigint
  reference: string
  event: string
  /** Office time of the change. */
  at: Date
  /** JSON, as it is signed. */
  payload: string
}

/** When a variant was repriced for one office, because the sandbox was asked to. */
export type ActivityRepricingTable = {
  office_id: string
  variant_uuid: string
  /** Office time. */
  at: Date
}

/** Work that falls due, in office time. Rows are claimed with `for update skip locked`. */
export type TimerTable = {
  office_id: string
  timer_id: Generated<bigint>
  /** A job of the booking's kind. */
  kind: string
  subject: string
  due_at: Date
  request_id: string | null
}

/** Scenarios armed for ordinary inventory; `remaining` counts down each time one applies. */
export type ArmedTable = {
  office_id: string
  scenario: string
  remaining: number
}

/**
 * Settings of the deployment that outlive a restart, for example the sandbox clock for offices minted later.
 */
export type SettingTable = { name: string; value: string }

/** The last number that a gateway has taken (`number-blocks.ts`). */
export type CounterTable = { name: 'booking' | 'search'; last: Big }

/** A fault of the sandbox control plane (`control/faults.ts`). `times`: how often it still strikes. */
export type FaultTable = {
  fault_id: string
  position: number
  operation: string
  kind: string
  millis: number | null
  status: number | null
  times: number | null
  struck: number
}

/** Searches that gateways have claimed for an office in a minute, until `ends_at` (domain/rate-limit.ts). */
export type CountedSearchTable = { office_id: string; ends_at: Date; calls: Big }

/** A failed sign-in, by a hash of the counted account or address (database/sign-in-failures.ts). */
export type SignInFailureTable = { id: Generated<bigint>; subject: string; at: Date }

/** An account whose sign-in failed, by the hash of `SignInFailureTable`, and when it last did. */
export type SignInSubjectTable = { subject: string; at: Date }

export type Database = {
  account: AccountTable
  office: OfficeTable
  session: SessionTable
  token: TokenTable
  wallet: WalletTable
  transfer: TransferTable
  booking: BookingTable
  person_key: PersonKeyTable
  active_offer: ActiveOfferTable
  search: SearchTable
  checked_offer: CheckedOfferTable
  seat: SeatTable
  room_night: RoomNightTable
  activity_place: ActivityPlaceTable
  activity_event: ActivityEventTable
  activity_repricing: ActivityRepricingTable
  timer: TimerTable
  armed: ArmedTable
  setting: SettingTable
  counter: CounterTable
  sign_in_failure: SignInFailureTable
  sign_in_subject: SignInSubjectTable
  first_answer: FirstAnswerTable
  fault: FaultTable
  counted_search: CountedSearchTable
}

import 'server-only'
import type { ColumnType, Generated } from 'kysely'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { WalletEntryKind } from '../../contract/wallet/entry-kinds.ts'
import type { MadeThrough } from '../../lib/booking/maker.ts'
import type { ServiceChange } from '../../lib/booking/service-change.ts'
import type { DiscoveryTable, ListedBookingTable } from './tables/discovery.ts'
import type { LimitRequestTable, LimitUseTable } from './tables/limit.ts'
import type { AgreedTerms, TermView, Settlement } from '../../lib/booking/booking-view.ts'
import type { OfficeLogoTable } from './tables/office-logo.ts'
import type { PersonSettingTable } from './tables/person-setting.ts'
import type { BookingChangeTable } from './tables/booking-change.ts'
import type { QuoteAnswerTable, QuoteCounterTable, QuoteTable } from './tables/quote.ts'
import type { TripBookingTable, TripOptionTable, TripTable } from './tables/trip.ts'
import type { TripHoldRunTable } from './tables/trip-hold-run.ts'
import type { TripTravellerTable } from './tables/trip-traveller.ts'
import type { BookingNoteTable } from './tables/booking-note.ts'
import type { OwnerNoticeTable } from './tables/owner-notice.ts'
import type { ClientTable, ClientTravellerTable } from './tables/client.ts'
import type { InvoiceCounterTable, InvoiceTable } from './tables/invoice.ts'
import type { ActivityCatalogueTable } from './tables/activity-catalogue.ts'
import type { AccountLineTable, AccountMonthTable } from './tables/account.ts'

/**
 * Tables of the schema `desk`. `office_id` is the environment and the gateway's OfficeId
 * (`sandbox:AUR-1001-SANDBOX`), because the two environments share nothing. Sealed columns hold AES-256-GCM
 * texts of `database/sealed-text.ts`.
 */
export type DeskTables = {
  session: SessionTable
  booking: BookingTable
  booking_note: BookingNoteTable
  owner_notice: OwnerNoticeTable
  booking_change: BookingChangeTable
  intent: IntentTable
  draft: DraftTable
  audit: AuditTable
  audit_head: AuditHeadTable
  sign_in_failure: SignInFailureTable
  sign_in_subject: SignInSubjectTable
  setting: SettingTable
  wallet_entry: WalletEntryTable
  wallet_copy: WalletCopyTable
  person: PersonTable
  office_setting: OfficeSettingTable
  saved_view: SavedViewTable
  traveller: TravellerTable
  traveller_turn: TravellerTurnTable
  macro: MacroTable
  office_logo: OfficeLogoTable
  account_month: AccountMonthTable
  account_line: AccountLineTable
  person_setting: PersonSettingTable
  limit_use: LimitUseTable
  limit_request: LimitRequestTable
  discovery: DiscoveryTable
  listed_booking: ListedBookingTable
  client: ClientTable
  client_traveller: ClientTravellerTable
  invoice_counter: InvoiceCounterTable
  invoice: InvoiceTable
  trip: TripTable
  trip_option: TripOptionTable
  trip_booking: TripBookingTable
  trip_traveller: TripTravellerTable
  quote_counter: QuoteCounterTable
  quote: QuoteTable
  quote_answer: QuoteAnswerTable
  trip_hold_run: TripHoldRunTable
  activity_catalogue: ActivityCatalogueTable
}

/** A JSON column: read as a value, written as text. */
type Json<T> = ColumnType<T, string, string>
/** int8, read as bigint; a number may be written. */
type BigInteger = ColumnType<bigint, bigint | number, bigint | number>

export type SessionTable = {
  id: string
  id_hash: string
  /** The id before the last renewal: requests under way may still use it for a minute. */
  previous_id_hash: string | null
  previous_until: Date | null
  office_id: string
  office_name: string
  user_name: string
  display_name: string
  role: string
  /** Null if the gateway does not list them: then the rules of the role apply. */
  permissions: Json<string[] | null>
  environment: string
  /** The office and user as typed, for renewal. */
  sign_in_office: string
  sealed_gateway_session: string
  /** The v3 access token that the gateway session was exchanged for, and when it is renewed. */
  sealed_token: string | null
  token_due_at: Date | null
  idle_expires_at: Date
  absolute_expires_at: Date
  ended_at: Date | null
  created_at: Date
}

export type BookingTable = {
  office_id: string
  /** The gateway's reference. */
  reference: string
  kind: BookingKind
  client_reference: string | null
  /** Hash of the code of the booked offer, which finds the earlier booking of a duplicate. */
  offer_hash: string | null
  sealed_lead_name: string | null
  /** The summary for the kind's list line; null if nothing but the reference is known. */
  summary: Json<unknown>
  total_cents: BigInteger | null
  /** The markup for the client; null on rows that were not read since the column exists. */
  markup_cents: BigInteger | null
  /** The commission that its record tells; null where it tells none, or was not read since. */
  commission_cents: BigInteger | null
  /** The cost centre that the office counts it for; null for none. */
  cost_centre: ColumnType<string | null, string | null | undefined, string | null>
  /** The client that it was made for; null for none. */
  client_id: ColumnType<string | null, string | null | undefined, string | null>
  /** How a charge was settled, as last read; null if it was not, or not read since the column exists. */
  settlement: Json<Settlement | null>
  /** The terms that were agreed to; null if the desk did not hold it, or before the column existed. */
  agreed: Json<AgreedTerms | null>
  state: string
  /** The earlier deadline of a held booking, in office time. */
  deadline_at: Date | null
  made_by: string
  /** Whether this desk made it, or another program of the office. */
  made_through: ColumnType<MadeThrough, MadeThrough | undefined, MadeThrough>
  /** User name and name of whom it was handed over to; null while it is its maker's. */
  owner: ColumnType<string | null, string | null | undefined, string | null>
  owner_name: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Date
  seen_at: Date
  /** First and last day of the service, `YYYY-MM-DD`, local to the place; null if not known. */
  first_day: string | null
  last_day: string | null
  /** Departure, check-in or start, local to the place: `YYYY-MM-DDTHH:MM`; null if no time is known. */
  starts_at: string | null
  /** Until when cancelling costs nothing; null if it never does, or it is not known. */
  free_until: Date | null
  /** When it was ticketed, confirmed or approved, in office time. */
  completed_at: Date | null
  /** When it was cancelled or lapsed, in office time. */
  ended_at: Date | null
  /** Since when the desk knows this state, in office time; null on rows from before the column. */
  state_since: Date | null
  /** The change made outside the desk; null if there was none, or somebody has seen to it. */
  changed: ColumnType<ServiceChange | null, string | null | undefined, string | null>
  /** The terms of the last reading, which the next one is compared with; null before the first. */
  seen_terms: ColumnType<readonly TermView[] | null, string | null | undefined, string | null>
  /** Up to when somebody has seen to it, in office time, and who took it off the list last. */
  attended_at: Date | null
  attended_by: string | null
  /** JSON list of the names of all travellers; null until a reading has supplied them. */
  sealed_people: string | null
  /** Keyed hashes of the beginnings of the words that find it (`server/booking/find-tokens.ts`). */
  find_tokens: string[] | null
  /** Such hashes of its notes, which readings of the booking add to `find_tokens`; null without notes. */
  note_tokens: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
  /** Id of the key of these hashes; another id means that they must be written again. */
  find_key: string | null
  /**
   * The time since which no reading writes names: people were erased here whom the booking service still has.
   */
  people_erased_at: Date | null
}

/**
 * The desk's copy of the wallet statement, which the gateway gives page by page. `ordinal` counts the
 * office's movements from the oldest, 1. Instants are office time.
 */
export type WalletEntryTable = {
  office_id: string
  ordinal: BigInteger
  id: string
  at: Date
  kind: WalletEntryKind
  amount_cents: BigInteger
  balance_cents: BigInteger
  held_cents: BigInteger
  reference: string | null
  family: string | null
  /** The hold that this movement ended. */
  resolves_id: string | null
  /** Whether a movement of the copy ended this hold. */
  ended: ColumnType<boolean, boolean | undefined, boolean>
}

/**
 * How far the copy of an office's statement reaches, and the last totals that the gateway gave.
 * `wallet_entry` has every movement from `from_ordinal` to `to_ordinal`; both are 0 while it has none.
 */
export type WalletCopyTable = {
  office_id: string
  /** Counts how often the copy was emptied because the ledger began anew. */
  epoch: ColumnType<bigint, bigint | number | undefined, bigint | number>
  from_ordinal: ColumnType<bigint, bigint | number | undefined, bigint | number>
  to_ordinal: ColumnType<bigint, bigint | number | undefined, bigint | number>
  /** The sums of all movements of the copy; null while nobody has counted them. */
  sums: ColumnType<CopySums | null, string | null | undefined, string | null>
  balance_cents: BigInteger | null
  held_cents: BigInteger | null
  alert_cents: BigInteger | null
  /** Office time of these totals; null while none were read. */
  totals_at: Date | null
  /** Office time at which the statement was last read for its page; null while it was not. */
  copied_at: Date | null
}

/** Sums of the movements of a copy, in cents: `ends` are movements that ended a hold, `ended` such holds. */
export type CopySums = {
  rows: number
  ends: number
  ended: number
  endedCents: number
  cents: Partial<Record<WalletEntryKind, number>>
}

/** Somebody who has signed in at this desk, with the role and permissions of the last time. */
export type PersonTable = {
  office_id: string
  user_name: string
  display_name: string
  role: string
  permissions: Json<string[] | null>
  first_seen_at: Date
  last_seen_at: Date
}

/** A setting of an office. */
export type OfficeSettingTable = {
  office_id: string
  name: string
  value: Json<unknown>
  changed_by: string
  changed_at: Date
}

/** A view of the bookings list that a person has saved: the query of its address. */
export type SavedViewTable = {
  office_id: string
  user_name: string
  id: string
  /** Only in rows of an earlier desk, until they are sealed: the name, for which the query is sealed then. */
  name: string | null
  /** `SavedView` as JSON, sealed: its name and text may be those of a traveller. */
  query: string
  created_at: Date
}

/** Steps of the palette under a short name, shared by the office. */
export type MacroTable = {
  office_id: string
  id: string
  name: string
  /** The lines as JSON, sealed: one may have a traveller's name. */
  steps: string
  /** The digit of its key; null for none. */
  key: number | null
  made_by: string
  made_by_name: string
  made_at: Date
}

/** Somebody whom the office has booked, for its next bookings. */
export type TravellerTable = {
  office_id: string
  id: string
  /** Keyed hash of name and date of birth: the same person is one row. */
  person_hash: string
  /** Keyed hash of the name alone, by which an erasure finds everybody of that name. */
  name_hash: string
  /** JSON of the fields (`TravellerFields`). */
  sealed_fields: string
  /** Keyed hashes of the beginnings of the names (`server/booking/find-tokens.ts`). */
  find_tokens: string[]
  /** Id of the key of all these hashes; another id means that they must be written again. */
  find_key: string
  /** The bookings that it came from, latest last. */
  booking_references: string[]
  saved_at: Date
}

/** When saved travellers of an office last changed. Whoever changes them locks the row first. */
export type TravellerTurnTable = { office_id: string; at: Date }

export type IntentState = 'open' | 'sent' | 'done' | 'unknown' | 'refused'

export type IntentTable = {
  office_id: string
  verb: string
  client_reference: string
  body_hash: string
  /** Key of the draft that is erased once the booking is made. */
  draft_key: string | null
  /** The terms of the offer when it was sent, until the booking has them. */
  agreed: Json<AgreedTerms | null>
  state: IntentState
  answer: Json<unknown>
  /** The parts of the booking that the verb is for; null for the whole booking. */
  parts: Json<readonly string[] | null>
  created_by: string
  /** The name that the timeline shows and why, for a verb on a booking: its outcome may come much later. */
  by_name: string | null
  reason: string | null
  created_at: Date
  sent_at: Date | null
  settled_at: Date | null
  /** Until when a given-up attempt is watched for a late booking. */
  watch_until: Date | null
}

export type DraftTable = {
  office_id: string
  user_name: string
  key: string
  sealed_payload: string
  expires_at: Date
}

export type AuditTable = {
  office_id: string
  seq: BigInteger
  /** The desk's own time. */
  at: Date
  /** The office's time, which a sandbox can move; null if it was not known or not recorded. */
  office_at: Date | null
  who: string
  /** The name that the timeline shows; null on entries from before it was recorded. */
  who_name: string | null
  verb: string
  reference: string
  before_state: string | null
  after_state: string | null
  /** Why, where the desk asked for a reason. */
  reason: string | null
  request_id: string
  previous_hash: string
  hash: string
}

export type AuditHeadTable = { office_id: string; seq: BigInteger; hash: string }

/** A fact about the whole store, such as which secret its data are sealed with. */
export type SettingTable = { name: string; value: string }

export type SignInFailureTable = { id: Generated<string>; subject: string; at: Date }

/** An account whose sign-in failed, by the hash of `SignInFailureTable`, and when it last did. */
export type SignInSubjectTable = { subject: string; at: Date }

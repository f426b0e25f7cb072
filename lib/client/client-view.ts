import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { ServiceLine } from '../booking/booking-list-view.ts'
import type { CalendarDate } from '../dates.ts'
import type { SavedTraveller } from '../traveller/saved-traveller.ts'
import type { Client } from './client.ts'

/** A client as lists show it: with the names of its travellers, and how many bookings were made for it. */
export type ClientRow = Pick<Client, 'id' | 'kind' | 'name' | 'email' | 'phone' | 'changedAt'> & {
  travellers: string[]
  bookingCount: number
}

/** The clients that a text finds, the latest change first; `matchCount` counts those left out as well. */
export type FoundClients = { rows: ClientRow[]; matchCount: number }

/** The page of all clients. */
export type ClientsView = FoundClients & {
  /** Why this person may add none; null if they may. */
  bar: string | null
}

/** The page of a client. */
export type ClientView = {
  client: Client
  /** Its saved travellers; none for somebody who may not use them. */
  travellers: SavedTraveller[]
  /** The latest bookings that were made for it, and how many there are. */
  bookings: BookingOfClient[]
  bookingCount: number
  /** The latest changes, newest first. */
  history: ClientEvent[]
  /** Why this person may change nothing; null if they may. */
  bar: string | null
  mayErase: boolean
  /** The day of the office. */
  today: CalendarDate
}

/** A booking that was made for a client. */
export type BookingOfClient = {
  kind: BookingKind
  reference: string
  state: string
  service: ServiceLine | null
}

/** What somebody did to a client: `Changed: e-mail, note`. `at`: office time, ISO 8601 UTC. */
export type ClientEvent = { text: string; at: string; who: string }

import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { KindsOfBooking } from './domain/booking/kind.ts'
import type { GatewaySettings } from './settings.ts'
import type { ReplicaReads } from '../database/replica-reads.ts'
import type { DataKeys } from './store/data-keys.ts'
import type { Database } from './store/schema.ts'
import type { Db } from './store/transaction.ts'
import type { ActivitySupply } from './supply/activity/port.ts'
import type { AirSupply } from './supply/air/port.ts'
import type { HotelSupply } from './supply/hotel/port.ts'
import type { PlaceSupply } from './supply/place/port.ts'
import type { ReferenceSupply } from './supply/reference/port.ts'

/** The suppliers that the gateway buys from, one per noun. */
export type Suppliers = {
  air: AirSupply
  hotels: HotelSupply
  places: PlaceSupply
  reference: ReferenceSupply
  activities: ActivitySupply
}

/** The suppliers, stores and settings that the domain works with. Made once at start, or once per test. */
export type Services = Suppliers & {
  db: Db
  /** The pool behind `db`, used directly by the one statement that proves the session or token of a call. */
  pool: pg.Pool
  /** Lists, statements and exports, which a replica may answer (`database/replica-reads.ts`). */
  replicaReads: ReplicaReads<Database>
  /** Throws where the database does not answer or cannot be written. */
  checkStore(): Promise<void>
  clock: Clock
  /** The keys that encrypt and hash personal data. */
  keys: DataKeys
  /** The kinds of booking that the engine runs. */
  kinds: KindsOfBooking
  settings: GatewaySettings
  log: Logger
}

import type { Tx } from '../../store/transaction.ts'
import type { Fault } from '../fault.ts'
import type { Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import type { KindOfBooking } from './kind.ts'

/** A checked offer of any kind that this session may book now. */
export type Offer<A extends object> = {
  /** Its code as the request names it. */
  offerCode: string
  /** Each may be in one active booking of the office (gap 217). */
  activeKeys: readonly string[]
  /** The amount to hold on the wallet. Cents of USD. */
  totalCents: number
  /** The end of the hold, and the deadline that the caller gets. Office time. */
  lapsesAt: Date
  limitAt: Date
  /** The kind's part of the answer: plain JSON, stored for repeated requests. */
  answer: A
  /** The kind's part of the record; `reserved` is false where nothing was reserved. */
  detail(reserved: boolean): object
  /** The contact, then the people who travel or stay: the fields that identify them. Stored encrypted. */
  people: readonly object[]
  /** Takes the offer from the supply; false when too little is left, and the caller rolls back. */
  take(tx: Tx): Promise<boolean>
  /** Undoes `take`. */
  giveBack(tx: Tx): Promise<void>
}

/** How a booking is placed; by default as its kind and `GATEWAY_DEDUPE` say (gaps 85, 217). */
export type PlacingRules = {
  /** The name that the answer is bound to: the same request gets it again. Null: it is bound to nothing. */
  boundTo: string | null
  /** The name stays bound when the booking has ended; otherwise it is free then (gap 242). */
  staysBound: boolean
  /** No two active bookings have a key of the offer in common. */
  reservesOffer: boolean
  /** Any active booking of the offer refuses another one, also one that reserved no key. */
  isOnlyOne: boolean
  /** A request that reserved nothing leaves a record (gaps 64, 140). */
  keepsRefused: boolean
}

/** A booking request that its kind passes to `placeBooking`. */
export type BookingRequest<A extends object, F extends Fault, D = never> = {
  kind: KindOfBooking
  grant: Grant
  /** The body that decides whether two requests are the same (gap 85). */
  body: object
  clientReference: string | null
  /** The rules that the request asks for instead of those of its kind. */
  rules?: PlacingRules
  /** Resolves and checks the offer. Called only when the request was not answered before. */
  quote(): Promise<Outcome<Offer<A>, F, D>>
}

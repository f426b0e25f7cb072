import type { Tx } from '../../store/transaction.ts'
import type { Fault } from '../fault.ts'
import type { Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import type { KindOfBooking } from './kind.ts'

/** Something that this session has checked and may book now, whatever its kind. */
export type Offer<A extends object> = {
  /** Its code as the request names it. */
  offerCode: string
  /** What stands for this offer while a booking of it is active: one for all codes of the same offer. */
  activeCode: string
  /** What is held on the wallet. Cents of USD. */
  totalCents: number
  /** When the hold ends by the clock, and the limit that is told. Office time. */
  lapsesAt: Date
  limitAt: Date
  /** What the kind adds to the answer: plain JSON, kept for the same request again. */
  answer: A
  /** The kind's own part of the record; `reserved` is false where nothing was. */
  detail(reserved: boolean): object
  /** Takes it from the supply; false when too little is left: the caller rolls back. */
  take(tx: Tx): Promise<boolean>
  /** Undoes `take`. */
  giveBack(tx: Tx): Promise<void>
}

/** A request for a booking, as its kind hands it to the engine. */
export type BookingRequest<A extends object, F extends Fault, D = never> = {
  kind: KindOfBooking
  grant: Grant
  /** What two requests are compared by (gap 85). */
  body: object
  clientReference: string | null
  /** Resolves and checks the request. Asked only when it was not answered before. */
  quote(): Promise<Outcome<Offer<A>, F, D>>
}

import type { AnyOperation, ResponseOf } from '../contract/registry.ts'
import type { BookingReading } from './booking/booking-view.ts'
import type { FareRulesView } from './air/fare-rules-view.ts'
import type { bookingKinds, KindReads, ViewOf } from './kinds.ts'

/** Operations that the read route answers with JSON. */
export type ReadId = Extract<AnyOperation, { kind: 'read'; answer: 'json'; serverOnly: false }>['id']

type Kinds = typeof bookingKinds

/**
 * A booking is answered as its view with the office time, a checked offer with the office's time and money,
 * the rules of a fare as text without HTML.
 */
type Reshaped = {
  [Kind in keyof Kinds as Kinds[Kind]['record']['operation']]: BookingReading<ViewOf<Kind>>
} & {
  [Kind in keyof Kinds as Kinds[Kind]['check']['operation']]: KindReads[Kind]['checked']
} & { 'air.rules': FareRulesView }

/** What the read route answers: the operation's payload, except for the operations that it reshapes. */
export type ReadResponse<Id extends ReadId> = Id extends keyof Reshaped ? Reshaped[Id] : ResponseOf<Id>

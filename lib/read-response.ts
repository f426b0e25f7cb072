import type { AnyOperation, ResponseOf } from '../contract/registry.ts'
import type { BookingView } from './booking/booking-view.ts'

/** Operations that the read door answers with JSON. */
export type ReadId = Extract<AnyOperation, { kind: 'read'; answer: 'json' }>['id']

/** What the read door answers: the operation's payload, save that a booking comes as its view with the office time. */
export type ReadResponse<Id extends ReadId> = Id extends 'air.booking-data'
  ? { booking: BookingView; serverNow: string }
  : ResponseOf<Id>

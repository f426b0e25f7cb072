import 'server-only'
import type { z } from 'zod'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { InputOf, OperationId } from '../../contract/registry.ts'
import type { ServiceLine } from '../../lib/booking/booking-list-view.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { DraftAbout } from '../../lib/booking/draft.ts'
import type { HoldInput } from '../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import type { CheckedAt } from '../../lib/booking/offer-check.ts'
import type { Desk } from '../desk.ts'
import { callAs, type GrantForCall } from '../gateway-client/call-as.ts'
import type { Outcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'

/** One booking by the gateway's reference, or by the one that the desk sent it with. */
export type BookingReference = { reference: string } | { clientReference: string }

/** What the gateway answers to a hold, in words of all kinds. It may say yes although nothing is held: the state tells. */
export type HoldAnswer = {
  reference: string
  /** Null for one that is not documented. */
  state: string | null
  priceChanged: boolean
  message: string
}

/** A hold that nothing stops any more: how it is sent, once, and what goes with it. */
export type ReadyHold = {
  kind: 'ready'
  send: () => Promise<Outcome<HoldAnswer>>
  totalCents: number
  /** The draft that it was made from. */
  draftKey: string
}

/** A commit on a booking that exists: how it is sent, and by what one sees that it took effect. */
export type BookingAct<View extends BookingView = BookingView> = {
  /** Its verb among the intents; it tells the permission. */
  operation: OperationId
  /** @param grant of somebody who has the operation's permission */
  send(desk: Desk, grant: AnyGrant, reference: string): Promise<Outcome<unknown>>
  isDone(booking: View): boolean
}

/** A commit that is sent as the operation `operation` with what `inputOf` makes of the booking's reference. */
export function bookingAct<Id extends OperationId, View extends BookingView>(
  operation: Id,
  inputOf: (reference: string) => InputOf<Id>,
  isDone: (booking: View) => boolean,
): BookingAct<View> {
  return {
    operation,
    send: (desk, grant, reference) => callAs(desk, grant as GrantForCall<Id>, operation, inputOf(reference)),
    isDone,
  }
}

/**
 * All that the server must know of a kind of booking to hold it once, look it up, watch it, list it and act on it; what
 * both sides know stands in `lib/kinds.ts`. What is done with it stands in this folder, once for all kinds. (Methods, so
 * that a kind's own view, form and grants fit the table.)
 */
export type KindOfBooking<
  View extends BookingView = BookingView,
  Verb extends string = string,
  Form = unknown,
  Draft extends DraftAbout = DraftAbout,
> = {
  kind: BookingKind
  hold: {
    /** Its verb among the intents; it tells the permission. */
    operation: OperationId
    /** The fields of the form, whatever is in them. */
    form: z.ZodType<Form>
    /**
     * Everything that can stop a hold before anything is committed: the price of the moment in this very session, consent,
     * the rules of the form.
     * @param grant of somebody who has the operation's permission
     */
    prepare(
      desk: Desk,
      grant: AnyGrant,
      input: HoldInput<Form>,
    ): Promise<ReadyHold | { kind: 'stop'; outcome: HoldOutcome }>
  }
  /** A kept form of it. */
  draft: z.ZodType<Draft>
  read(desk: Desk, grant: AnyGrant, by: BookingReference): Promise<Outcome<View>>
  /** The answer of the read as a view of it. */
  viewOf(record: unknown): View
  /** What the browser gets of the answer of a price check. */
  checkedOf(answer: unknown, at: CheckedAt): CheckedAt
  /** What can be done with a booking, as `verbs` of the kind's facts names it. */
  acts: Readonly<Record<Verb, BookingAct<View>>>
  /** What the list keeps of a booking: a JSON value. */
  summaryOf(booking: View): unknown
  /** What the list shows of what it kept. */
  serviceLine(summary: unknown): ServiceLine
  /** Where the same is searched again; null where it cannot be said. */
  searchAgainHref(booking: View): string | null
}

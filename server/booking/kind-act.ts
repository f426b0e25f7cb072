import 'server-only'
import type { InputOf, OperationId } from '../../contract/registry.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { ChosenParts } from '../../lib/booking/chosen-parts.ts'
import type { Desk } from '../desk.ts'
import { callAs, type GrantForCall } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'

/** A commit on an existing booking: how to send it, and how the record shows that it took effect. */
export type BookingAct<View extends BookingView = BookingView> = {
  /** Decides the permission. Also the intent's verb, unless several verbs share the operation. */
  operation: OperationId
  intent?: string
  /**
   * The act is done to chosen parts of a booking, and can be done again to others. Its outcome is `refused`
   * before anything is sent where the parts are not those that the person agreed to.
   */
  ofParts?: true
  /** @param grant proves the permission of the operation */
  send: (desk: Desk, grant: AnyGrant, reference: string, chosen: ChosenParts) => Promise<CallOutcome<unknown>>
  /** @param parts the parts that it was done to; none for the whole booking */
  isDone: (booking: View, parts: readonly string[]) => boolean
  /**
   * Proves that the act was not done, once its request can no longer arrive and the record does not show it.
   * Left out where the record is proof enough.
   */
  isUndone?: (desk: Desk, grant: AnyGrant, reference: string, parts: readonly string[]) => Promise<boolean>
}

/** The verb under which the intents and audit entries of a commit are kept. */
export function intentOf({ operation, intent }: Pick<BookingAct, 'operation' | 'intent'>): string {
  return intent ?? operation
}

/** A commit that calls `operation` with the input that `inputOf` makes from the booking's reference. */
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

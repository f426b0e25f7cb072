import 'server-only'
import type { z } from 'zod'
import type { OperationId } from '../../contract/registry.ts'
import type { TermView } from '../../lib/booking/booking-view.ts'
import type { HoldInput } from '../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import type { AgreedMarkup } from '../../lib/booking/markup.ts'
import type { PriceTolerances } from '../../lib/booking/price-tolerance.ts'
import type { Occupied } from '../../lib/booking/occupied.ts'
import type { KnownPerson } from '../../lib/booking/same-person.ts'
import type { Desk } from '../desk.ts'
import type { GrantForCall } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'

/**
 * The gateway's answer to a hold, the same for all kinds. A successful answer can still mean that nothing is
 * held: the state decides.
 */
export type HoldAnswer = {
  reference: string
  /** Null for a state that is not documented. */
  state: string | null
  priceChanged: boolean
  message: string
}

/** A hold that has passed all checks: the function that sends it, once, and the facts that go with it. */
export type ReadyHold = {
  kind: 'ready'
  send: () => Promise<CallOutcome<HoldAnswer>>
  totalCents: number
  /** The markup that the form adds for the client; null for none. */
  markup: AgreedMarkup | null
  /** The terms of the offer at this moment: the booking keeps them. */
  terms: readonly TermView[] | null
  /** How many items each part of the offer has; left out where the record tells. */
  partSizes?: readonly number[]
  /** The times that it takes of its people. */
  occupied: readonly Occupied[]
  /** Key of the draft that the form was saved as. */
  draftKey: string
}

/** The result of a hold's checks: ready, or stopped with an outcome. */
export type Prepared = Promise<ReadyHold | { kind: 'stop'; outcome: HoldOutcome }>

/** A form with the limits within which a higher total than the accepted one is held without asking. */
export type CheckedInput<Form> = HoldInput<Form> & { tolerances: PriceTolerances }

/** How offers of a kind are held. */
export type KindHold<Form> = {
  /** The intent's verb. It also decides the permission. */
  operation: OperationId
  /** The fields of the form, with any content. */
  form: z.ZodType<Form>
  /**
   * Makes every check that can stop a hold before anything is committed: the current price in this very
   * session, consent, and the rules of the form.
   * @param grant proves the permission of the hold
   */
  prepare: (desk: Desk, grant: AnyGrant, input: CheckedInput<Form>) => Prepared
  /** Who is in the form, by name and date of birth (gap 217). */
  peopleIn: (form: Form) => readonly KnownPerson[]
  /**
   * The form of a booking as if it were filled in again, by its record; null if somebody in it was erased.
   * Absent where a kind cannot be booked again.
   */
  formOf?: (desk: Desk, grant: AnyGrant, reference: string) => Promise<CallOutcome<Form | null>>
  /**
   * Runs once a form is booked: the office may save its people. It does not fail. Absent where nothing
   * follows.
   */
  onHeld?: (desk: Desk, grant: AnyGrant, form: Form, reference: string) => Promise<void>
}

/** How a kind holds: `prepare` has the grant that its operation needs, because the hold asks for that one. */
export function kindHold<Id extends OperationId, Form>(
  operation: Id,
  hold: Omit<KindHold<Form>, 'operation' | 'prepare'> & {
    prepare: (desk: Desk, grant: GrantForCall<Id>, input: CheckedInput<Form>) => Prepared
  },
): KindHold<Form> {
  const { prepare, ...rest } = hold
  return {
    ...rest,
    operation,
    prepare: (desk, grant, input) => prepare(desk, grant, input),
  }
}

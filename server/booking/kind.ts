import 'server-only'
import type { z } from 'zod'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { InputOf, OperationId, ServerReadId } from '../../contract/registry.ts'
import type { ListedFacts, ServiceLine } from '../../lib/booking/booking-list-view.ts'
import type { ServiceChange } from '../../lib/booking/service-change.ts'
import type { ChosenParts } from '../../lib/booking/chosen-parts.ts'
import type { AgreedMarkup } from '../../lib/booking/markup.ts'
import type { AgreedTerms, BookingView, TermView } from '../../lib/booking/booking-view.ts'
import type { DraftAbout, DraftFacts } from '../../lib/booking/draft.ts'
import type { CalendarDate } from '../../lib/dates.ts'
import type { HoldInput } from '../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import type { Occupied } from '../../lib/booking/occupied.ts'
import type { CheckedAt } from '../../lib/booking/offer-check.ts'
import type { KnownPerson } from '../../lib/booking/same-person.ts'
import type { Block } from '../../pdf/blocks.ts'
import type { ViewOf } from '../../lib/kinds.ts'
import type { Desk } from '../desk.ts'
import { callAs, type GrantForCall } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { BookingPeople } from './people.ts'

/** A booking by the gateway's reference or by the client reference that the desk sent. */
export type BookingReference = { reference: string } | { clientReference: string }

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

/** The types that a kind has for its bookings. */
export type KindTypes = {
  kind: BookingKind
  view: BookingView
  verb: string
  /** Its book form, with any content of the fields. */
  form: unknown
  /** A form as it is saved. */
  draft: DraftAbout
  /** The summary of a booking that the list stores. */
  summary: unknown
}

declare const of: unique symbol

/** A value that only the record of its kind can make and read. */
type Own<Name extends string> = { readonly [of]: Name }

/** The types of a kind that is known by its name only. */
export type SomeKind = {
  kind: BookingKind
  view: ViewOf
  verb: string
  form: Own<'form'>
  draft: DraftAbout & Own<'draft'>
  summary: Own<'summary'>
}

/** The result of a hold's checks: ready, or stopped with an outcome. */
export type Prepared = Promise<ReadyHold | { kind: 'stop'; outcome: HoldOutcome }>

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
  prepare: (desk: Desk, grant: AnyGrant, input: HoldInput<Form>) => Prepared
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
    prepare: (desk: Desk, grant: GrantForCall<Id>, input: HoldInput<Form>) => Prepared
  },
): KindHold<Form> {
  const { prepare, ...rest } = hold
  return {
    ...rest,
    operation,
    prepare: (desk, grant, input) => prepare(desk, grant, input),
  }
}

/** Another id by which the booking service knows bookings of a kind. */
export type OtherId<View> = {
  isOne: (text: string) => boolean
  /**
   * The reference of the booking that has this id, and a check that a booking read by it is that one; null if
   * the service does not tell a reference.
   */
  referenceOf: (
    desk: Desk,
    grant: AnyGrant,
    id: string,
  ) => Promise<CallOutcome<{ by: BookingReference; isIt: (read: View) => boolean } | null>>
}

/**
 * Everything that the server must know about a kind of booking in order to hold it once, look it up, watch
 * it, list it and act on it. Facts for both sides are in `lib/kinds.ts`. The code that uses them is in this
 * folder, once for all kinds.
 */
export type KindHandling<K extends KindTypes = SomeKind> = {
  /** For the type checker alone, which infers the types of the kind from it. It has no value. */
  carries?: K
  kind: K['kind']
  /** The gateway's read of one booking. It decides the permission, and only a view of its answer leaves. */
  record: ServerReadId
  hold: KindHold<K['form']>
  /** A saved form. */
  draft: z.ZodType<K['draft']>
  /** The facts of a saved form for the list of drafts. */
  draftFacts: (draft: K['draft']) => DraftFacts
  read: (desk: Desk, grant: AnyGrant, by: BookingReference) => Promise<CallOutcome<K['view']>>
  /** Another id by which the service knows bookings of this kind; absent where a kind has none. */
  otherId?: OtherId<K['view']>
  /**
   * Whether a cheaper read confirms that a booking still has this state; false if it cannot tell. Absent
   * where a kind has no such read.
   */
  confirmsState?: (
    desk: Desk,
    grant: AnyGrant,
    booking: { reference: string; state: string },
  ) => Promise<boolean>
  /** Who a booking is for as far as its view tells, without those whose part of it has ended. */
  peopleIn: (booking: K['view']) => readonly KnownPerson[]
  /**
   * Reads who a booking is for, in full. The answer is not stored, and leaves only for people who may see it.
   */
  people: (desk: Desk, grant: AnyGrant, reference: string) => Promise<CallOutcome<BookingPeople<K['view']>>>
  /** The view with the terms that were agreed to, where its record lacks them. */
  asAgreed?: (booking: K['view'], agreed: AgreedTerms) => K['view']
  /** The part of a price check's answer that the browser gets. */
  checkedOf: (answer: unknown, at: CheckedAt) => CheckedAt
  /** The verbs of this kind, by the names that `verbs` of the kind's facts has. */
  acts: Readonly<Record<K['verb'], BookingAct<K['view']>>>
  /** The summary of a booking that the list stores: a JSON value. */
  summaryOf: (booking: K['view']) => K['summary']
  /** The schema of the stored summary. */
  summary: z.ZodType<K['summary']>
  /** The line that the list shows for a summary. */
  serviceLine: (summary: K['summary']) => ServiceLine
  /**
   * The IANA zones of the clocks by which bookings start, in the order of their stored summaries; undefined
   * where it is not known. Absent where the summaries of a kind do not tell.
   */
  startZones?: (
    desk: Desk,
    grant: AnyGrant,
    summaries: readonly K['summary'][],
  ) => Promise<(string | undefined)[]>
  /** A state as the booking service writes it: `10/10`, `reserved`; null for one that is not documented. */
  originalState: (state: string) => string | null
  /** The facts that the list stores of a booking besides the summary. */
  listedFacts: (booking: K['view']) => ListedFacts
  /** The change between two summaries of one booking that nobody here made; null if there is none. */
  changeOf?: (before: K['summary'], after: K['summary']) => Omit<ServiceChange, 'at'> | null
  /** Address of a search for the same thing; null if it cannot be told. */
  searchAgainHref: (booking: K['view']) => string | null
  /** The itinerary of a booking for its traveller on paper, without any price. */
  itinerary: (desk: Desk, grant: AnyGrant, booking: K['view']) => Promise<readonly Block[]> | readonly Block[]
  /** The files for the traveller; absent where a kind has none. `wanted`: one of several. */
  vouchers?: {
    /** Decides the permission. */
    operation: OperationId
    answer: (desk: Desk, grant: AnyGrant, reference: string, wanted: WantedVoucher) => Promise<Response>
  }
  /** The cases that the sandbox makes happen to this kind. */
  scenarios: ScenariosOfKind
}

/** Scenarios that are about one kind, as the control plane tells them. */
export type ScenariosOfKind = {
  /** The control plane's name for all of them. */
  family: string
  /** The scenario of this target; null for one of another kind. */
  find: (target: unknown) => FoundScenario | null
}

type FoundScenario = {
  /**
   * Address at which the scenario can be seen.
   * @param date a day on which everything is on sale
   */
  href: (date: CalendarDate) => string
  /**
   * Whether a call of the desk asked for the scenario.
   * @param callText path, parameters and body of a call, as text
   */
  isAskedIn: (callText: string) => boolean
}

/** Scenarios whose target, where one happens by itself, has this schema. */
export function scenariosOf<Target>(
  family: string,
  target: z.ZodType<Target>,
  scenarioOf: (target: Target) => FoundScenario,
): ScenariosOfKind {
  return {
    family,
    find: (value) => {
      const read = target.safeParse(value)
      return read.success ? scenarioOf(read.data) : null
    },
  }
}

/** The voucher that is wanted, null for all; `shown` in the browser instead of saved as a file. */
export type WantedVoucher = { voucher: string | null; shown: boolean }

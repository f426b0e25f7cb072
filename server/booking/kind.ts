import 'server-only'
import type { z } from 'zod'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { OperationId, ServerReadId } from '../../contract/registry.ts'
import type { AgreedTerms, BookingView } from '../../lib/booking/booking-view.ts'
import type { CancelPreview } from '../../lib/booking/bulk.ts'
import type { ClientOfBooking } from '../../lib/booking/client-of-booking.ts'
import type { DraftAbout, DraftFacts } from '../../lib/booking/draft.ts'
import type { CheckedAt } from '../../lib/booking/offer-check.ts'
import type { ViewOf } from '../../lib/kinds.ts'
import type { Block } from '../../pdf/blocks.ts'
import type { Desk } from '../desk.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { BookingSource } from './kind-listing.ts'
import type { BookingAct } from './kind-act.ts'
import type { KindHold } from './kind-hold.ts'
import type { Itinerary } from './kind-itinerary.ts'
import type { KindList } from './kind-list.ts'
import type { KindNotes } from './kind-notes.ts'
import type { KindOffers } from './kind-offers.ts'
import type { KindScenarios } from './kind-scenarios.ts'
import type { KindPeople } from './people.ts'

/** A booking by the gateway's reference or by the client reference that the desk sent. */
export type BookingReference = { reference: string } | { clientReference: string }

/** What the desk itself reads of a form: its cost centre, none if empty, and its client (`formClient`). */
type CountedForm = { costCentre?: string | undefined; client?: ClientOfBooking | null | undefined }

/** The types that a kind has for its bookings. */
export type KindTypes = {
  kind: BookingKind
  view: BookingView
  verb: string
  /** Its book form, with any content of the fields. */
  form: CountedForm
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
  form: CountedForm & Own<'form'>
  draft: DraftAbout & Own<'draft'>
  summary: Own<'summary'>
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

/** The files for the traveller. */
export type KindVouchers<View> = {
  /** Decides the permission. */
  operation: OperationId
  /** As a page of another paper; null where there is none yet, or any more. */
  page: (desk: Desk, grant: AnyGrant, booking: View) => Promise<readonly Block[] | null>
  answer: (desk: Desk, grant: AnyGrant, reference: string, wanted: WantedVoucher) => Promise<Response>
}

/** The voucher that is wanted, null for all; `shown` in the browser instead of saved as a file. */
export type WantedVoucher = { voucher: string | null; shown: boolean }

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
  read: (desk: Desk, grant: AnyGrant, by: BookingReference) => Promise<CallOutcome<K['view']>>
  /** Another id by which the service knows bookings of this kind; absent where a kind has none. */
  otherId?: OtherId<K['view']>
  /** The service's own list of bookings of this kind; absent where it has none. */
  listing?: BookingSource<K['view']>
  /**
   * Whether a cheaper read confirms that a booking still has this state; false if it cannot tell. Absent
   * where a kind has no such read.
   */
  confirmsState?: (
    desk: Desk,
    grant: AnyGrant,
    booking: { reference: string; state: string },
  ) => Promise<boolean>
  /** The view with the terms that were agreed to, where its record lacks them. */
  asAgreed?: (booking: K['view'], agreed: AgreedTerms) => K['view']
  people: KindPeople<K['view']>
  /** The part of a price check's answer that the browser gets. */
  checkedOf: (answer: unknown, at: CheckedAt) => CheckedAt
  hold: KindHold<K['form']>
  /** A saved form, and its facts for the list of drafts. */
  draft: { schema: z.ZodType<K['draft']>; factsOf: (draft: K['draft']) => DraftFacts }
  /** The verbs of this kind, by the names that `verbs` of the kind's facts has. */
  acts: Readonly<Record<K['verb'], BookingAct<K['view']>>>
  /** What cancelling a completed booking would keep and give back now. */
  cancelPreview: (desk: Desk, grant: AnyGrant, booking: K['view']) => Promise<CallOutcome<CancelPreview>>
  list: KindList<K['view'], K['summary']>
  /** Address of a search for the same thing; null if it cannot be told. */
  searchAgainHref: (booking: K['view']) => string | null
  /** A booking for its travellers, on paper and in a calendar, without any price. */
  itinerary: (desk: Desk, grant: AnyGrant, booking: K['view']) => Promise<Itinerary> | Itinerary
  /** Absent where a kind has none. */
  vouchers?: KindVouchers<K['view']>
  /** The notes that the service keeps with a booking; absent where it keeps none, and the desk alone does. */
  notes?: KindNotes
  /** How its offers are kept on a trip. */
  offers: KindOffers
  /** The cases that the sandbox makes happen to this kind. */
  scenarios: KindScenarios
}

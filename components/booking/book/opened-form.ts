import type { BookingKind } from '../../../lib/booking/booking-kinds.ts'
import type { Draft } from '../../../lib/booking/draft.ts'
import type { HoldInput } from '../../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../../lib/booking/hold-outcome.ts'
import type { BookingLookUp } from '../../../lib/booking/look-up.ts'

/** What the page of an offer gives to its form, of any kind. */
export type OpenedForm<Form> = {
  /** Office time at rendering, ISO 8601 UTC. */
  serverNow: string
  /** Minted on the server for this form; the same after a reload until an attempt has settled. */
  clientReference: string
  /** An attempt of this form was sent and its outcome is not known yet. */
  outcomeOpen: boolean
  spendableCents: number | null
  /** Why this person may not hold, naming the permission; null where they may. */
  holdBar: string | null
  /** The person's unfinished forms, the latest first. */
  drafts: readonly Draft<Form>[]
  actions: BookActions<Form>
}

/** What the server offers to a book form. */
export type BookActions<Form> = {
  hold: (input: HoldInput<Form>) => Promise<HoldOutcome>
  /** Looks for a booking whose outcome is not known, by the reference it was sent with. */
  lookUp: (by: { clientReference: string }) => Promise<BookingLookUp>
  /** Keeps the unfinished form for 24 hours; the booking of it erases it. */
  saveDraft: (kind: BookingKind, draft: Draft<Form>) => Promise<{ kind: string }>
}

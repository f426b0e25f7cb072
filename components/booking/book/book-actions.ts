import type { BookingKind } from '../../../lib/booking/booking-kinds.ts'
import type { Draft } from '../../../lib/booking/draft.ts'
import type { HoldInput } from '../../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../../lib/booking/hold-outcome.ts'
import type { BookingLookUp } from '../../../lib/booking/look-up.ts'

/** What the server offers to a book form. */
export type BookActions<Form> = {
  hold: (input: HoldInput<Form>) => Promise<HoldOutcome>
  /** Looks for a booking whose outcome is not known, by the reference it was sent with. */
  lookUp: (by: { clientReference: string }) => Promise<BookingLookUp>
  /** Keeps the unfinished form for 24 hours; the booking of it erases it. */
  saveDraft: (kind: BookingKind, draft: Draft<Form>) => Promise<{ kind: string }>
}

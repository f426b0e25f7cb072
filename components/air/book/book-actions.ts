import type { HoldInput } from '../../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../../lib/booking/hold-outcome.ts'
import type { BookDraft } from '../../../lib/booking/draft.ts'
import type { BookingLookUp } from '../../../lib/booking/look-up.ts'

/** What the server offers to the book form. */
export type BookActions = {
  hold: (input: HoldInput) => Promise<HoldOutcome>
  /** Looks for a booking whose outcome is not known, by the reference it was sent with. */
  lookUp: (by: { clientReference: string }) => Promise<BookingLookUp>
  /** Keeps the unfinished form for 24 hours; null erases it. */
  saveDraft: (key: string, draft: BookDraft | null) => Promise<{ kind: string }>
}

import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { ChosenParts } from '../../lib/booking/chosen-parts.ts'
import type { VerbQuestion } from './cancel-dialog.tsx'

/** The props of a dialog that asks for which parts of a booking a verb is sent. */
export type PartsQuestion<View extends BookingView = BookingView> = VerbQuestion<View> & {
  onConfirmParts: (chosen: ChosenParts) => void
}

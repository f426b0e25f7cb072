import 'server-only'

/** A note that somebody of the office wrote on a booking. */
export type BookingNoteTable = {
  office_id: string
  reference: string
  /** Chosen by the browser, so that one note is written once. */
  id: string
  /** The text, sealed: it may name persons. */
  sealed_text: string
  /**
   * Where the note is: with the booking service too, or at the desk alone. `sending`: it was sent, and no
   * answer has said yet whether the service has it.
   */
  place: 'sending' | 'service' | 'desk'
  written_by: string
  written_by_name: string
  /** Office time. */
  written_at: Date
}

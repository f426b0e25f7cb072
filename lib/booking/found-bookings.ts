import type { BookingLine } from './booking-list-view.ts'
import type { SavedView } from './list-view.ts'

/** The matches of a typed text in the office: bookings, and saved views of the person. */
export type FoundBookings = { lines: BookingLine[]; views: SavedView[] }

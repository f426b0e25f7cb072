import type { BookingLine } from './booking-list-view.ts'
import type { SavedView } from './list-view.ts'

/** What a typed text finds in the office: bookings, and saved views of the person. */
export type FoundBookings = { lines: BookingLine[]; views: SavedView[] }

import type { StayDates } from '../../../lib/hotel/stay.ts'

/** The props that the page passes to a hotel's screen. */
export type HotelScreenProps = {
  hotelId: number
  stay: StayDates
  /** The place whose list the hotel was opened from; null without one. */
  place: string | null
  /** Office time at rendering, ISO 8601 UTC. */
  serverNow: string
  /** Why this person cannot hold a rate; undefined where they can. */
  blockedReason: string | undefined
}

import 'server-only'
import type { PlaceTime, Stretch } from '../../lib/booking/offer-facts.ts'
import type { Block } from '../../pdf/blocks.ts'

/** One thing of a booking at its time: a flight, a stay, an activity. */
export type ItineraryPart = {
  /** Tells it from the other parts of its booking, and stays the same when its time changes. */
  id: string
  use: Stretch['use']
  from: PlaceTime
  /** Null where nobody told when it ends. */
  to: PlaceTime | null
  /** It has no hours of its own: it takes its days. */
  isAllDay: boolean
  title: string
  /** Where to go, in one line; null where it is not known. */
  address: string | null
  /** What its travellers need to know, without any price. */
  blocks: readonly Block[]
}

/** A person of a booking, where its parts do not name them. */
export type ItineraryPerson = { name: string; role: string; details: readonly string[] }

/** A booking on paper: its parts in the order of time, and its people. */
export type Itinerary = { parts: readonly ItineraryPart[]; people: readonly ItineraryPerson[] }

import { z } from 'zod'

/** A moment as people live it: a wall time at a place. */
const placeTime = z.object({
  /** `YYYY-MM-DDTHH:MM`, local. */
  wall: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
  /** The name of the city; null where it is not known. */
  city: z.string().nullable(),
  /** IANA name; null where it is not known. */
  timeZone: z.string().nullable(),
})

/** A stretch of time that an offer takes: a flight of its journey, a stay, an activity. */
const stretch = z.object({
  from: placeTime,
  to: placeTime,
  /** In the space of a bar: `LHR – SIN`, `12 nights`, `09:00`. */
  label: z.string(),
  /** In words: `London Heathrow to Singapore, Malaysia Airlines, one stop`. */
  words: z.string(),
  /**
   * How it takes the people's time: `moves` them, gives them a bed for its `nights`, or is something to do.
   */
  use: z.enum(['moves', 'nights', 'event']),
})

/**
 * What is said of an offer wherever kinds stand beside each other: on a trip, and to the client who is
 * offered it. It holds no net price, no code of the booking service and no name of a person.
 */
export const offerFacts = z.object({
  /** `London – Singapore – London, Malaysia Airlines`. */
  title: z.string(),
  /** Further facts in words, each as a line: flights, rooms and board, tickets. */
  lines: z.array(z.string()).readonly(),
  /** What a cancellation costs, in words, each as a line. */
  terms: z.array(z.string()).readonly(),
  stretches: z.array(stretch).min(1).readonly(),
  /** Whom it is for; `childAges` has null for a child whose age the offer does not know. */
  party: z.object({ adults: z.int().min(0), childAges: z.array(z.int().nullable()).readonly() }),
  /** How many people its beds take; left out where it has none, or that is not known. */
  bedPlaces: z.int().min(0).optional(),
})

export type PlaceTime = z.infer<typeof placeTime>
export type Stretch = z.infer<typeof stretch>
export type OfferFacts = z.infer<typeof offerFacts>

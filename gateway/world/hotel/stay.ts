/** Who sleeps in one room. */
export type Occupancy = {
  /** 1 to 8. */
  adults: number
  /** Ages at check-out, 0 to 17, one per child. */
  childAges: readonly number[]
}

/** What is asked for: nights and rooms. */
export type Stay = {
  /** YYYY-MM-DD, local to the hotel. */
  checkIn: string
  /** YYYY-MM-DD, after `checkIn`. */
  checkOut: string
  /** One entry per room, at least one. */
  occupancies: readonly Occupancy[]
}

const DAY_MILLIS = 86_400_000

/** The nights of a stay, YYYY-MM-DD each: from check-in to the day before check-out. */
export function nightsOf(stay: Pick<Stay, 'checkIn' | 'checkOut'>): string[] {
  const from = Date.parse(`${stay.checkIn}T00:00:00Z`)
  const count = Math.round((Date.parse(`${stay.checkOut}T00:00:00Z`) - from) / DAY_MILLIS)
  return Array.from({ length: count }, (_, night) =>
    new Date(from + night * DAY_MILLIS).toISOString().slice(0, 10),
  )
}

/** The guests of one room. */
export type Occupancy = {
  /** 1 to 8. */
  adults: number
  /** Ages at check-out, 0 to 17, one per child. */
  childAges: readonly number[]
}

/** The nights and rooms that are searched for. */
export type Stay = {
  /** YYYY-MM-DD, local to the hotel. */
  checkIn: string
  /** YYYY-MM-DD, after `checkIn`. */
  checkOut: string
  /** One entry per room, at least one. */
  occupancies: readonly Occupancy[]
}

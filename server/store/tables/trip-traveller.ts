import 'server-only'

/** A saved traveller of a trip. */
export type TripTravellerTable = {
  office_id: string
  trip_id: string
  traveller_id: string
  /** Rises in the order of the trip; the first is the lead traveller. */
  position: number
  added_at: Date
}

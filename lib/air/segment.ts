/**
 * One flight of a fare or a booking. Times are local, without a zone, as in the documents; never subtract one
 * from another.
 */
export type Segment = {
  carrierCode: string
  flightNumber: string
  /** Null if the marketing carrier operates the flight or nothing was supplied. */
  operatingCarrierCode: string | null
  origin: { code: string; terminal: string | null }
  destination: { code: string; terminal: string | null }
  /** `YYYY-MM-DDTHH:MM:SS`, local. */
  departureAt: string
  arrivalAt: string
  flightMinutes: number
  /**
   * Wait until the next flight of the same leg; null after the leg's last flight, or if none was supplied.
   */
  connectionMinutes: number | null
  cabinName: string
  bookingClass: string
  /** As supplied ("30KG", "1PC"); null if nothing was. */
  baggage: string | null
  equipment: string | null
  /** 0 for the first leg, 1 for the next. */
  legIndex: number
}

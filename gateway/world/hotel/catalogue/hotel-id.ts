/**
 * Hotel ids: `7`, eight digits of the city's number, four digits of the row. They are positive, never begin
 * with the `1111` of external place ids (gap 109), and identify their city without a table.
 */
const first = 7_000_000_000_000
const rows = 10_000

/** Id of a hotel from its city's internal place id and its row there. */
export function hotelIdOf(cityPlaceId: number, row: number): number {
  return first - cityPlaceId * rows + row
}

/** The city and row in a hotel id, whether or not they exist; null for a number that is not a hotel id. */
export function readHotelId(hotelId: number): { cityPlaceId: number; row: number } | null {
  const rest = hotelId - first
  if (!Number.isSafeInteger(hotelId) || rest < rows || rest >= 1_000_000_000_000) return null
  return { cityPlaceId: -Math.floor(rest / rows), row: rest % rows }
}

/**
 * The hotel id in an external place id; null for a place that is not a hotel and for text that is not an id.
 */
export function hotelIdOfExternal(externalId: string): number | null {
  return /^7\d{12}$/.test(externalId) ? Number(externalId) : null
}

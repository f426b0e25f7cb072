/**
 * Hotel ids: `7`, eight digits of the city's number, four of the row. So they are positive, never begin with
 * the `1111` of rewritten place ids (gap 109), and lead to their city without a table.
 */
const first = 7_000_000_000_000
const rows = 10_000

/** Id of a hotel from its city's internal place id and its row there. */
export function hotelIdOf(cityPlaceId: number, row: number): number {
  return first - cityPlaceId * rows + row
}

/**
 * City and row that a hotel id speaks of, whether or not they exist; null for a number that is no hotel id.
 */
export function readHotelId(hotelId: number): { cityPlaceId: number; row: number } | null {
  const rest = hotelId - first
  if (!Number.isSafeInteger(hotelId) || rest < rows || rest >= 1_000_000_000_000) return null
  return { cityPlaceId: -Math.floor(rest / rows), row: rest % rows }
}

/**
 * The hotel id that an external id of a place is; null for a place that is no hotel, and for what is no id.
 */
export function hotelIdOfExternal(externalId: string): number | null {
  return /^7\d{12}$/.test(externalId) ? Number(externalId) : null
}

/** Types of place, in the order of the document (City lookup, cities/search). zod-free. */
export const placeTypes = ['city', 'district', 'region', 'country', 'landmark', 'hotel'] as const
export type PlaceType = (typeof placeTypes)[number]

/** Most ids in one bulk resolve (Limits). */
export const PLACE_LOOKUP_MAX = 500

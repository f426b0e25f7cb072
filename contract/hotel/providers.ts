/**
 * Where hotels come from (Session gateway, HotelAvailability, `Provider`): the first is rich and the default,
 * the second is an alternate source with fewer hotels, no pictures, and prices of its own.
 */
export const hotelProviders = ['example-provider-1', 'example-provider-2'] as const

export type HotelProvider = (typeof hotelProviders)[number]

/** The source of a search that names none (gap 40). */
export const DEFAULT_HOTEL_PROVIDER = 'example-provider-1' satisfies HotelProvider

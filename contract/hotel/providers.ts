/**
 * Sources of hotels (Session gateway, HotelAvailability, `Provider`). The first is the default and has rich
 * data; the second is an alternative with fewer hotels, no pictures and its own prices.
 */
export const hotelProviders = ['example-provider-1', 'example-provider-2'] as const

export type HotelProvider = (typeof hotelProviders)[number]

/** The source of a search that names none (gap 40). */
export const DEFAULT_HOTEL_PROVIDER = 'example-provider-1' satisfies HotelProvider

/** Sources of flights, by the names that a search may ask for (AirLowFareSearch, `Provider`; gap 40). */
export const airProviders = ['gds', 'ndc', 'lcc', 'cons'] as const

export type AirProvider = (typeof airProviders)[number]

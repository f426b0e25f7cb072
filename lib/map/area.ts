/** Longitude and latitude in degrees. */
export type Position = [number, number]

/** A town of the basemap. */
export type Town = { name: string; lat: number; lng: number; population: number }

/** The basemap of an area: rings of land by polygon, country borders, and towns, largest first. */
export type MapArea = { land: Position[][][]; borders: Position[][]; towns: Town[] }

/**
 * The desk's answer for an area: its own basemap, or the address of the configured style that replaces it.
 */
export type AreaAnswer = { kind: 'own'; area: MapArea } | { kind: 'style'; styleUrl: string }

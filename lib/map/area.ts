/** Longitude and latitude in degrees. */
export type Position = [number, number]

/** A town of the basemap. */
export type Town = { name: string; lat: number; lng: number; population: number }

/** What the basemap shows of an area: rings of land by polygon, borders of countries, towns with the largest first. */
export type MapArea = { land: Position[][][]; borders: Position[][]; towns: Town[] }

/** What the desk answers for an area: its own drawing of it, or the address of the style that is configured instead. */
export type AreaAnswer = { kind: 'own'; area: MapArea } | { kind: 'style'; styleUrl: string }

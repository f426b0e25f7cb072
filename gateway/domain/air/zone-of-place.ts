import type { ReferenceSupply } from '../../supply/reference/port.ts'

/**
 * The IANA zone of a place. The airports of a city have one zone; cities themselves are read too slowly for
 * every search.
 * @param place IATA code of an airport or a city; one that no airport has is taken to be on UTC.
 */
export function zoneOfPlace({ airports }: Pick<ReferenceSupply, 'airports'>, place: string): string {
  return airports().find(({ code, cityCode }) => code === place || cityCode === place)?.timeZone ?? 'UTC'
}

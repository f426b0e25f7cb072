import 'server-only'
import type { PlaceTime } from '../../lib/booking/offer-facts.ts'
import type { Desk } from '../desk.ts'
import { nameRows } from '../reference/name-file.ts'
import type { AnyGrant } from '../session/grant.ts'

/** City, name and zone of the airports that have flights, by their codes. */
export type AirportPlaces = ReadonlyMap<string, { city: string; airport: string; timeZone: string | null }>

/** The places of all airports; empty while the booking service does not give them. */
export async function airportPlaces(desk: Desk, grant: AnyGrant): Promise<AirportPlaces> {
  const cities = (await nameRows(desk, grant, 'places.json')) ?? []
  return new Map(
    cities.flatMap(([, city, , , airports, timeZone = null]) =>
      airports.map(([code, airport]) => [code, { city: city || code, airport, timeZone }] as const),
    ),
  )
}

/** A local time of an airport. */
export function airportTime(places: AirportPlaces, code: string, local: string): PlaceTime {
  const place = places.get(code)
  return { wall: local.slice(0, 16), city: place?.city ?? null, timeZone: place?.timeZone ?? null }
}

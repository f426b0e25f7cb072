import 'server-only'
import type { Desk } from '../desk.ts'
import { nameRows } from '../reference/name-file.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { AirSummary } from './air-summary.ts'

/**
 * The IANA zones of the airports where journeys begin, in the order of their summaries; undefined where the
 * names of places do not tell.
 */
export async function airStartZones(
  desk: Desk,
  grant: AnyGrant,
  summaries: readonly AirSummary[],
): Promise<(string | undefined)[]> {
  const cities = (await nameRows(desk, grant, 'places.json')) ?? []
  const zones = new Map(
    cities.flatMap(([, , , , airports, timeZone]) => airports.map(([code]) => [code, timeZone] as const)),
  )
  return summaries.map(({ route: [first] }) => first && zones.get(first.from))
}

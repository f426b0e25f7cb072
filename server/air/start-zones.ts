import 'server-only'
import type { Desk } from '../desk.ts'
import { nameRows } from '../reference/name-file.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { AirBookingView } from '../../lib/air/booking-view.ts'
import { surelyBy } from '../../lib/booking/cancel-times.ts'

/**
 * The IANA zones of the airports where journeys begin, in the order of their summaries; undefined where the
 * names of places do not tell.
 */
export async function airStartZones(
  desk: Desk,
  grant: AnyGrant,
  summaries: readonly { route: readonly { from: string }[] }[],
): Promise<(string | undefined)[]> {
  const cities = (await nameRows(desk, grant, 'places.json')) ?? []
  const zones = new Map(
    cities.flatMap(([, , , , airports, timeZone]) => airports.map(([code]) => [code, timeZone] as const)),
  )
  return summaries.map(({ route: [first] }) => first && zones.get(first.from))
}

/**
 * A ticketed booking with the time from which on nothing of it can be refunded: the departure of its last
 * leg. Legs that have not left are refunded until then (Session gateway, AirRefund; gaps 81, 256).
 */
export async function withDepartures(
  desk: Desk,
  grant: AnyGrant,
  view: AirBookingView,
): Promise<AirBookingView> {
  const lastLeg = view.segments.at(-1)?.legIndex
  const first = view.segments.find(({ legIndex }) => legIndex === lastLeg)
  if (view.money.place !== 'charged' || first === undefined) return view
  const places = (await nameRows(desk, grant, 'places.json')) ?? []
  const city = places.find(([, , , , airports]) => airports.some(([code]) => code === first.origin.code))
  return { ...view, cancelTimes: { nothingFrom: null, closedFrom: surelyBy(first.departureAt, city?.[5]) } }
}

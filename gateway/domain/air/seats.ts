import { sql } from 'kysely'
import type { Fare } from '../../supply/air/fare.ts'
import type { Db, Tx } from '../../store/transaction.ts'
import type { AirDetail } from './air-booking.ts'

/** Airlines show nine for "nine or more", so such a flight never sells out. */
const NINE_OR_MORE = 9

type FlightSeats = { flightKey: string; seatsLeft: number | null }

/** The keys of the seats that a fare sells: flight, departure and booking class, unique and sorted. */
function flightSeatsOf(fare: Fare): FlightSeats[] {
  const flights = new Map<string, FlightSeats>()
  fare.legs.forEach((leg, legIndex) =>
    leg.segments.forEach((segment, index) => {
      const sold = fare.segmentFares[legIndex]?.[index]
      if (!sold) return
      const flight = `${segment.marketingCarrier}${segment.flightNumber}`
      const flightKey = `${flight}/${segment.origin}/${segment.departsAt}/${sold.bookingClass}`
      flights.set(flightKey, { flightKey, seatsLeft: sold.seatsLeft })
    }),
  )
  return [...flights.values()].sort((a, b) => (a.flightKey < b.flightKey ? -1 : 1))
}

function fits(flight: FlightSeats, taken: number): boolean {
  return flight.seatsLeft === null || flight.seatsLeft >= NINE_OR_MORE || taken <= flight.seatsLeft
}

/** Passengers of a fare who need a seat; infants do not (AirLowFareSearch). */
export function seatedPassengers(fare: Fare): number {
  return fare.passengers.filter((each) => each.kind !== 3).reduce((sum, each) => sum + each.quantity, 0)
}

/** The seats that a booking has: those of its travellers whose e-tickets were not refunded. */
export function seatsTaken({ travelers, eTickets }: AirDetail): number {
  const refunded = new Set(eTickets.filter(({ refund }) => refund).map(({ traveler }) => traveler))
  return travelers.filter(({ type }, index) => type !== 3 && !refunded.has(index)).length
}

/** Whether enough seats are left for this fare after the bookings of the office. */
export async function seatsAreLeft(db: Db, officeId: string, fare: Fare): Promise<boolean> {
  const flights = flightSeatsOf(fare)
  const rows = await db
    .selectFrom('seat')
    .select(['flight_key', 'seats'])
    .where('office_id', '=', officeId)
    .where(
      'flight_key',
      'in',
      flights.map((flight) => flight.flightKey),
    )
    .execute()
  const taken = new Map(rows.map((row) => [row.flight_key, row.seats]))
  return flights.every((flight) => fits(flight, (taken.get(flight.flightKey) ?? 0) + seatedPassengers(fare)))
}

/**
 * Adds the seats of a booking to the taken counts. Returns false when a flight has too few seats left; the
 * caller then rolls back, because the counts are raised before they are checked. Rows are locked in key
 * order, so that two bookings cannot deadlock.
 */
export async function takeSeats(tx: Tx, officeId: string, fare: Fare): Promise<boolean> {
  const flights = flightSeatsOf(fare)
  const { rows } = await sql<{ flight_key: string; seats: number }>`
    insert into gateway.seat (office_id, flight_key, seats)
    select ${officeId}, wanted, ${seatedPassengers(fare)}::int
    from unnest(${flights.map((flight) => flight.flightKey)}::text[]) as wanted order by wanted
    on conflict (office_id, flight_key) do update set seats = seat.seats + excluded.seats
    returning flight_key, seats`.execute(tx)
  const taken = new Map(rows.map((row) => [row.flight_key, row.seats]))
  return flights.every((flight) => fits(flight, taken.get(flight.flightKey) ?? 0))
}

/** Removes so many seats on each flight of a fare from the taken counts. */
export async function giveBackSeats(tx: Tx, officeId: string, fare: Fare, count: number): Promise<void> {
  const keys = flightSeatsOf(fare).map((flight) => flight.flightKey)
  await sql`
    with mine as (
      select flight_key from gateway.seat where office_id = ${officeId} and flight_key = any(${keys}::text[])
      order by flight_key for update)
    update gateway.seat set seats = greatest(seats - ${count}::int, 0)
    from mine where seat.office_id = ${officeId} and seat.flight_key = mine.flight_key`.execute(tx)
}

import { sql } from 'kysely'
import type { Fare } from '../../supply/air/fare.ts'
import type { Db, Tx } from '../../store/transaction.ts'

/** As everywhere in the trade, nine says "nine or more": such a flight does not sell out. */
const NINE_OR_MORE = 9

type FlightSeats = { flightKey: string; seatsLeft: number | null }

/** What names the seats that a fare sells: flight, departure and booking class, each once, in order. */
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

/** Passengers of a fare who need a seat: infants do not (AirLowFareSearch). */
function seatedPassengers(fare: Fare): number {
  return fare.passengers.filter((each) => each.kind !== 3).reduce((sum, each) => sum + each.quantity, 0)
}

/** Whether what the office has taken so far leaves seats for this fare's passengers. */
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
 * Lays a booking's seats over the supply. False when a flight has too few left: the caller rolls back, since the
 * count is taken first and looked at then. Rows are taken in key order, so that two bookings never wait for each other.
 */
export async function takeSeats(tx: Tx, officeId: string, fare: Fare): Promise<boolean> {
  const flights = flightSeatsOf(fare)
  const { rows } = await sql<{ flight_key: string; seats: number }>`
    insert into seat (office_id, flight_key, seats)
    select ${officeId}, wanted, ${seatedPassengers(fare)}::int
    from unnest(${flights.map((flight) => flight.flightKey)}::text[]) as wanted order by wanted
    on conflict (office_id, flight_key) do update set seats = seat.seats + excluded.seats
    returning flight_key, seats`.execute(tx)
  const taken = new Map(rows.map((row) => [row.flight_key, row.seats]))
  return flights.every((flight) => fits(flight, taken.get(flight.flightKey) ?? 0))
}

/** Takes a booking's seats off the overlay again. */
export async function giveBackSeats(tx: Tx, officeId: string, fare: Fare): Promise<void> {
  const keys = flightSeatsOf(fare).map((flight) => flight.flightKey)
  await sql`
    with mine as (
      select flight_key from seat where office_id = ${officeId} and flight_key = any(${keys}::text[])
      order by flight_key for update)
    update seat set seats = greatest(seats - ${seatedPassengers(fare)}::int, 0)
    from mine where seat.office_id = ${officeId} and seat.flight_key = mine.flight_key`.execute(tx)
}

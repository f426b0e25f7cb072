import type { Fare, FlightSegment } from '../../supply/air/fare.ts'
import type { FareExtras, FlightExtra } from '../../supply/air/fare-extras.ts'

/** Flights of this length and more are sold with meals. Minutes. */
const MEAL_MINUTES = 120
const LONG_MINUTES = 360

/**
 * The extras that the carriers of a fare sell: a function of the fare. Consolidators sell none, low-cost
 * carriers all of them, the others a further bag and seats with more room.
 */
export function fareExtras(fare: Fare): FareExtras {
  if (fare.source === 'cons') return { bags: [], meals: [], seats: [] }
  const flights = fare.legs.flatMap((leg) => leg.segments)
  return {
    bags: flights.flatMap((flight, at) => bagsOn(fare, flight, at)),
    meals: flights.flatMap((flight, at) => mealsOn(fare, flight, at)),
    seats: flights.flatMap((flight, at) => seatsOn(fare, flight, at)),
  }
}

function extra(
  kind: string,
  flight: FlightSegment,
  at: number,
  [description, costCents]: [string, number],
): FlightExtra {
  return { id: `${kind}-${at + 1}`, description, flightNumber: flight.flightNumber, costCents }
}

function bagsOn(fare: Fare, flight: FlightSegment, at: number): FlightExtra[] {
  const long = flight.minutes >= LONG_MINUTES
  const further: [string, number] = fare.lowCost
    ? ['Bag up to 20 kg', long ? 7200 : 3200]
    : ['Further bag up to 23 kg', long ? 12_000 : 6000]
  const heavy: [string, number] = ['Bag up to 32 kg', long ? 9800 : 4600]
  return [extra('BAG', flight, at, further), ...(fare.lowCost ? [extra('BAG32', flight, at, heavy)] : [])]
}

function mealsOn(fare: Fare, flight: FlightSegment, at: number): FlightExtra[] {
  if (flight.minutes < MEAL_MINUTES) return []
  const cents = fare.lowCost ? 1100 : 0
  const meals: [string, string][] = [
    ['VGML', 'Vegan meal'],
    ['MOML', 'Muslim meal'],
    ['GFML', 'Gluten-free meal'],
  ]
  return meals.map(([id, name]) => extra(id, flight, at, [name, cents]))
}

function seatsOn(fare: Fare, flight: FlightSegment, at: number): FlightExtra[] {
  const long = flight.minutes >= LONG_MINUTES
  const room = extra('SEATXL', flight, at, ['Seat with more legroom', long ? 8500 : 2400])
  return fare.lowCost ? [extra('SEAT', flight, at, ['Seat by choice', 900]), room] : [room]
}

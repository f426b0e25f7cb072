import type {
  FareServiceRecord,
  MealTypeServiceRecord,
  SeatServiceRecord,
} from '../../../contract/air/services.ts'
import type { FareExtras, FlightExtra } from '../../supply/air/fare-extras.ts'
import { usdOf } from '../usd.ts'

/** Behavior of a service that may be added; the documents list no values, so this one is our guess. */
const OPTIONAL = 1

/** The bags, meals and seats that can be bought besides a fare (gaps 51, 52). */
export function servicesOf({ bags, meals, seats }: FareExtras): {
  Services: FareServiceRecord[]
  MealTypeServices: MealTypeServiceRecord[]
  SeatServices: SeatServiceRecord[]
} {
  return {
    Services: bags.map(serviceOf),
    MealTypeServices: meals.map((meal) => ({
      MealTypeServiceId: meal.id,
      Description: onFlight(meal),
      MealTypeServiceCost: costOf(meal),
    })),
    SeatServices: seats.map((seat) => ({
      SeatServiceId: seat.id,
      Description: onFlight(seat),
      SeatServiceCost: costOf(seat),
    })),
  }
}

function serviceOf(bag: FlightExtra): FareServiceRecord {
  return {
    ServiceId: bag.id,
    Description: bag.description,
    Behavior: OPTIONAL,
    FlightNumber: bag.flightNumber,
    ServiceCost: costOf(bag),
    PassengerFirstName: null,
    PassengerMiddleName: null,
    PassengerLastName: null,
    PassportNumber: null,
    NationalId: null,
  }
}

/** Meals and seats have no field for their flight, so the description names it. */
function onFlight({ description, flightNumber }: FlightExtra): string {
  return flightNumber === null ? description : `${description}, flight ${flightNumber}`
}

function costOf({ costCents }: FlightExtra) {
  return { Amount: usdOf(costCents), Currency: 'USD' }
}

import type { Fare } from '../../supply/air/fare.ts'
import type { CityOfAirport } from '../../supply/reference/port.ts'

/** DirectionInd: 1 for one way, 2 for a return or several legs (Session gateway, PricedItinerary; gap 28). */
export function directionOf(fare: Fare): 1 | 2 {
  return fare.legs.length === 1 ? 1 : 2
}

/**
 * Index of the return leg, IsReturn: the second of two legs if it ends in the city
 * where the first began, otherwise -1.
 */
export function wayBackOf(fare: Fare, cityOf: CityOfAirport): number {
  const [out, back] = fare.legs
  const [start, end] = [out?.segments[0]?.origin, back?.segments.at(-1)?.destination]
  if (fare.legs.length !== 2 || start === undefined || end === undefined) return -1
  return (cityOf(start) ?? start) === (cityOf(end) ?? end) ? 1 : -1
}

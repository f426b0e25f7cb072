import { cityOfAirport } from '../reference/airports.ts'
import type { Fare } from './fare.ts'

/** DirectionInd: 1 one way, 2 return or several legs (Session gateway, PricedItinerary; gap 28). */
export function directionOf(fare: Fare): 1 | 2 {
  return fare.legs.length === 1 ? 1 : 2
}

/** Whether a leg is the way back: the second of two, ending in the city where the first began (IsReturn). */
export function isWayBack(fare: Fare, legIndex: number): boolean {
  if (fare.legs.length !== 2 || legIndex !== 1) return false
  const [out, back] = fare.legs
  const [start, end] = [out?.segments[0]?.origin, back?.segments.at(-1)?.destination]
  return start !== undefined && end !== undefined && cityOfAirport(start) === cityOfAirport(end)
}

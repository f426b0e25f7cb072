import { MAX_DAYS_AHEAD, MAX_SEATED_PASSENGERS } from '../../../contract/air/codes.ts'
import type { AirSearchRequest } from '../../../contract/air/search-request.ts'

const DAY_MILLIS = 86_400_000

/**
 * The passenger, leg and date rules of a search (gap 46), as the sentence of the first one broken; null when all
 * hold. `today` is the office's date.
 */
export function brokenSearchRule(search: AirSearchRequest, today: string): string | null {
  if (search.InfantCount > search.AdultCount) return 'InfantCount cannot be more than AdultCount'
  if (search.AdultCount + search.ChildCount > MAX_SEATED_PASSENGERS) {
    return `AdultCount and ChildCount together cannot be more than ${MAX_SEATED_PASSENGERS}`
  }
  const legs = search.OriginDestinationInformations
  const trip = search.TravelPreference?.AirTripType
  if (trip === 'OneWay' && legs.length > 1) return 'OriginDestinationInformations: OneWay takes one leg'
  if (trip === 'Return' && legs.length !== 2) return 'OriginDestinationInformations: Return takes two legs'
  let earliest = today
  for (const [index, leg] of legs.entries()) {
    const at = `OriginDestinationInformations[${index}]`
    if (leg.OriginLocationCode === leg.DestinationLocationCode) {
      return `${at}: OriginLocationCode and DestinationLocationCode cannot be the same`
    }
    if (leg.DepartureDateTime < earliest) {
      return index === 0
        ? `${at}.DepartureDateTime cannot be in the past`
        : `${at}.DepartureDateTime cannot be before the leg before it`
    }
    if (daysBetween(today, leg.DepartureDateTime) > MAX_DAYS_AHEAD) {
      return `${at}.DepartureDateTime cannot be more than ${MAX_DAYS_AHEAD} days ahead`
    }
    earliest = leg.DepartureDateTime
  }
  return null
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MILLIS)
}

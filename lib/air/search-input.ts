import type { AirSearchInput } from '../../contract/air/search-request.ts'
import type { FlightSearch, TripKind } from './flight-search.ts'

const TRIP_TYPES: Record<TripKind, 'OneWay' | 'Return' | 'Circle'> = {
  oneway: 'OneWay',
  return: 'Return',
  multi: 'Circle',
}

/** The input of the streamed search (Session gateway, AirLowFareSearch). */
export function searchInput(search: FlightSearch): AirSearchInput {
  return {
    AdultCount: search.adults,
    ChildCount: search.children,
    InfantCount: search.infants,
    PricingSourceType: 'All',
    RequestOption: 'All',
    TravelPreference: { CabinType: search.cabin, AirTripType: TRIP_TYPES[search.trip] },
    OriginDestinationInformations: search.legs.map((leg) => ({
      OriginLocationCode: leg.from,
      DestinationLocationCode: leg.to,
      DepartureDateTime: leg.date,
    })),
  }
}

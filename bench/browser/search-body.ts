import { streamBody } from '../air-stream.ts'

/** The body that the flight screen sends to the read route for the search that `fillQuery` fills in. */
export function searchBody(): string {
  const { SessionId: _, ...input } = JSON.parse(streamBody('')) as Record<string, unknown>
  return JSON.stringify({ ...input, TravelPreference: { CabinType: 1, AirTripType: 'Return' } })
}

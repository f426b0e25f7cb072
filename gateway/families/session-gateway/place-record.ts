import type { Place } from '../../supply/place/port.ts'

/** City record of hotel v1: `id` and `external_id` are the same integer. */
export type PlaceRecordV1 = {
  id: number
  external_id: number
  name: string
  destination: string
  country: { code: string; name: string }
}

/** City record of hotel v2: `external_id` is a string. */
export type PlaceRecordV2 = {
  id: number
  external_id: string
  type: Place['type']
  name: string
  label: string
  destination: string
  country: { code: string; name: string }
  nr_hotels: number
}

/**
 * Session gateway, City record, v1. Callers never see negative ids: both ids are the rewritten one (gap 109).
 */
export function placeRecordV1(place: Place): PlaceRecordV1 {
  const id = Number(place.externalId)
  return { id, external_id: id, name: place.name, destination: place.destination, country: place.country }
}

/** Session gateway, City record, v2. */
export function placeRecordV2(place: Place): PlaceRecordV2 {
  return {
    id: Number(place.externalId),
    external_id: place.externalId,
    type: place.type,
    name: place.name,
    label: place.label,
    destination: place.destination,
    country: place.country,
    nr_hotels: place.nrHotels,
  }
}

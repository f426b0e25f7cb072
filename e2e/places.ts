import { registry } from '../contract/registry.ts'
import type { PlaceV2 } from '../contract/place/place.ts'
import type { PlaceType } from '../contract/place/types.ts'
import { environment } from './environment.ts'

/** A place found by the lookups: its id as used in addresses. */
export type FoundPlace = { id: string; name: string; hotelCount: number }

/** The gateway's first place of a type with this exact name. @param within part of the place it is in */
export async function findPlace(name: string, type: PlaceType = 'city', within = ''): Promise<FoundPlace> {
  const op = registry['place.search']
  const query = new URLSearchParams({ q: name, type, limit: '20' })
  const response = await fetch(`${environment.gatewayUrl}${op.path}?${query}`)
  const { data } = op.response.parse(await response.json())
  const match = data.find((place: PlaceV2) => place.name === name && place.label.includes(within))
  if (!match) throw new Error(`no ${type} is called ${name}`)
  return { id: match.external_id, name: match.name, hotelCount: match.nr_hotels }
}

/** A hotel of Sandbox City; each is named after its scenario. */
export function scenarioHotel(name: string): Promise<FoundPlace> {
  return findPlace(name, 'hotel', 'Sandbox City')
}

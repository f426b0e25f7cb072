import { registry } from '../contract/registry.ts'
import type { PlaceV2 } from '../contract/place/place.ts'
import type { PlaceType } from '../contract/place/types.ts'
import { world } from './world.ts'

/** What a stay at a place of the lookups needs: its id as addresses carry it. */
export type FoundPlace = { id: string; name: string; hotelCount: number }

/** The first place of a type by its whole name, as the gateway itself knows it. @param within part of what it lies in */
export async function findPlace(name: string, type: PlaceType = 'city', within = ''): Promise<FoundPlace> {
  const op = registry['place.search']
  const query = new URLSearchParams({ q: name, type, limit: '20' })
  const response = await fetch(`${world.gatewayUrl}${op.path}?${query}`)
  const { data } = op.response.parse(await response.json())
  const found = data.find((place: PlaceV2) => place.name === name && place.label.includes(within))
  if (!found) throw new Error(`no ${type} is called ${name}`)
  return { id: found.external_id, name: found.name, hotelCount: found.nr_hotels }
}

/** A hotel of Sandbox City, named after what it shows. */
export function scenarioHotel(name: string): Promise<FoundPlace> {
  return findPlace(name, 'hotel', 'Sandbox City')
}

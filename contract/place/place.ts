import { z } from 'zod'
import { entity } from '../entity.ts'
import { placeTypes } from './types.ts'

const country = entity('PlaceCountry', { code: z.string(), name: z.string() })

/** A place of the v2 lookups. Its external_id is sent as CityId (City record; gaps 109, 110). */
export const placeV2 = entity('Place', {
  id: z.int(),
  external_id: z.string(),
  type: z.enum(placeTypes),
  name: z.string(),
  label: z.string(),
  destination: z.string(),
  country,
  nr_hotels: z.int(),
})

/** A place of the v1 lookups. */
export const placeV1 = entity('City', {
  id: z.int(),
  external_id: z.int(),
  name: z.string(),
  destination: z.string(),
  country,
})

/** `meta` of the v1 lookups (City record; gaps 108, 219). */
export const placeMetaV1 = entity('CitySearchMeta', { query: z.string(), count: z.int(), limit: z.int() })

export type PlaceV2 = z.infer<typeof placeV2>

/** Lisbon, for the examples. */
export const lisbonV2: PlaceV2 = {
  id: 11_112_267_057,
  external_id: '11112267057',
  type: 'city',
  name: 'Lisbon',
  label: 'Lisbon, Portugal',
  destination: 'Lisbon',
  country: { code: 'PT', name: 'Portugal' },
  nr_hotels: 817,
}

/** The same place in the first generation of the interface. */
export const lisbonV1: z.infer<typeof placeV1> = {
  id: lisbonV2.id,
  external_id: lisbonV2.id,
  name: lisbonV2.name,
  destination: lisbonV2.destination,
  country: lisbonV2.country,
}

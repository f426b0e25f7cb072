import { z } from 'zod'
import { entity } from '../entity.ts'
import { placeTypes } from './types.ts'

const country = entity('PlaceCountry', {
  code: z.string().describe('ISO 3166-1 alpha-2.'),
  name: z.string().describe('Name of the country in English.'),
})

/** A place of the v2 lookups (City record; gaps 109, 110). */
export const placeV2 = entity('Place', {
  id: z.int().describe('Number of the place, the same as external_id.'),
  external_id: z
    .string()
    .describe(
      'Digits that name the place in a search, as CityId or, for a hotel, as HotelId; pass them back exactly as received.',
    ),
  type: z.enum(placeTypes).describe('Kind of place.'),
  name: z.string().describe('Name of the place in English.'),
  label: z.string().describe('Name with region and country, to show to people.'),
  destination: z.string().describe('The larger place that it belongs to.'),
  country: country.describe('Country of the place.'),
  nr_hotels: z.int().describe('Number of hotels there.'),
})

/** A place of the v1 lookups. */
export const placeV1 = entity('City', {
  id: z.int().describe('Number of the city, the same as external_id.'),
  external_id: z
    .int()
    .describe('Number that names the city in a search, as CityId; pass it back exactly as received.'),
  name: z.string().describe('Name of the city in English.'),
  destination: z.string().describe('The larger place that it belongs to.'),
  country: country.describe('Country of the city.'),
})

/** `meta` of the v1 lookups (City record; gaps 108, 219). */
export const placeMetaV1 = entity('CitySearchMeta', {
  query: z.string().describe('The text that was searched; empty in a lookup by id.'),
  count: z.int().describe('Number of places in the answer.'),
  limit: z.int().describe('Most places of the answer; in a lookup, most ids of a request.'),
})

export type PlaceV2 = z.infer<typeof placeV2>

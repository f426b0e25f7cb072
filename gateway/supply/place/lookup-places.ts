import { gazetteer } from './gazetteer.ts'
import { externalIdOf } from './place-id.ts'
import type { Place } from './place.ts'

/**
 * Places of stored external ids, strings or integers, in the order asked for; unknown ids are left out, repeated
 * ones repeated (Session gateway, Hotel v2, cities/lookup; gaps 109 and 110).
 */
export function lookupPlaces(externalIds: readonly (string | number)[]): Place[] {
  return externalIds.map(placeOfExternalId).filter((place) => place !== null)
}

/** The place of one external id, or null. Also what CityId of a hotel search is resolved with. */
export function placeOfExternalId(externalId: string | number): Place | null {
  const digits = String(externalId)
  if (!/^1111[1-9]\d{0,9}$/.test(digits)) return null
  const row = gazetteer().rowOf(-Number(digits.slice(4)))
  // Only the form that we gave out counts, so that one place never has two ids.
  return row !== null && externalIdOf(gazetteer().id[row] ?? 0) === digits ? gazetteer().place(row) : null
}

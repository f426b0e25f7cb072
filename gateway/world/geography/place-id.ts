import { hashText } from '../../hash.ts'
import type { HolidayRegion } from './holiday-regions.ts'

/**
 * Place ids. Internally a hotel has a positive id and any other place a negative one. Externally a negative
 * id is written as `1111` and its digits (Session gateway, Hotel v2, cities/search; gap 109). An external id
 * is always looked up among the places that exist; its digits alone are never trusted.
 */

/** Ranges of negative ids by kind of place. Cities use their GeoNames number, at most 99,999,999. */
const countryBase = 300_000_000
const regionBase = 400_000_000
const holidayRegionBase = 500_000_000
const quarterBase = 600_000_000
const landmarkBase = 1_000_000_000

/** `external_id` of a place, at most 15 digits, safe as a JSON number. */
export function externalIdOf(id: number): string {
  return id < 0 ? `1111${-id}` : String(id)
}

/** Internal id of a city or district from its GeoNames number. */
export function cityId(geonamesId: number): number {
  return -geonamesId
}

/** Internal id of a country from its two letters. */
export function countryId(code: string): number {
  return -(countryBase + parseInt(code, 36))
}

/** Internal id of a region from its country and admin code, of which the last three characters count. */
export function regionId(countryCode: string, adminCode: string): number {
  return -(regionBase + parseInt(countryCode, 36) * 46_656 + parseInt(adminCode.slice(-3), 36))
}

/** Internal id of a holiday region, from the country of its record and its name. */
export function holidayRegionId({ countryCodes, name }: HolidayRegion): number {
  return -(holidayRegionBase + (hashText(name, parseInt(countryCodes[0], 36)) % 100_000_000))
}

/** Internal id of a quarter listed in this project, from its city and name. */
export function quarterId(cityNumber: number, name: string): number {
  return -(quarterBase + (hashText(name, cityNumber) % 400_000_000))
}

/** Internal id of a landmark, from its city and name. */
export function landmarkId(cityNumber: number, name: string): number {
  return -(landmarkBase + (hashText(name, cityNumber) % 1_000_000_000))
}

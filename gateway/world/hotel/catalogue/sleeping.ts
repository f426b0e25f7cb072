import { chanceOf, weighted } from '../../chance.ts'
import { trait } from './trait.ts'
import { kindOf } from './property-kind.ts'

/** Single and double, as ids of the contract's list of bed types. */
const single = 1
const double = 2

/** The most beds and bedrooms in one unit, and the types of bed. */
export function bedsOf(
  seed: number,
  propertyType: number,
  stars: number,
): { beds: number; bedrooms: number; bedTypes: number } {
  const kind = kindOf(propertyType)
  const many = chanceOf(seed, trait.beds)
  const rooms = chanceOf(seed, trait.bedrooms)
  const type = chanceOf(seed, trait.bedTypes)
  if (propertyType === 225) return { beds: 1, bedrooms: 1, bedTypes: single }
  if (propertyType === 226) return { beds: 1, bedrooms: 1, bedTypes: double }
  if (kind === 'flat' || kind === 'house') {
    const bedrooms = 1 + weighted(kind === 'house' ? [10, 30, 35, 25] : [48, 34, 13, 5], rooms)
    return {
      beds: Math.min(6, bedrooms + Math.floor(many * 2.4)),
      bedrooms,
      bedTypes: type < 0.55 ? single | double : double,
    }
  }
  if (kind === 'hostel')
    return { beds: 1 + Math.floor(many * 6), bedrooms: 1, bedTypes: type < 0.5 ? single : single | double }
  const bedrooms =
    kind !== 'inn' && stars >= 4 ? 1 + weighted([62, 30, 8], rooms) : 1 + weighted([86, 14], rooms)
  const bedTypes = type < 0.62 ? single | double : type < 0.93 ? double : single
  return { beds: Math.max(bedrooms, 1 + weighted([22, 44, 24, 10], many)), bedrooms, bedTypes }
}

import { chanceOf, oneOf } from './hotel-seed.ts'

export const FLEXIBLE = 1
export const PARTIAL = 2
export const FIXED = 4

/** On which terms a hotel sells its rooms. */
export type SaleTerms = {
  /** Bits FLEXIBLE, PARTIAL and FIXED. */
  sold: number
  /** Free of charge until the end of the day that lies so many days before check-in. */
  freeDays: number
  /** What is lost after that with flexible terms: the first night, or all. */
  lateCharge: 'first_night' | 'all'
  /** Part that is lost at once with partial terms, per cent. */
  partialPercent: number
  /** Prices beside flexible terms, per mille. */
  partialPermille: number
  fixedPermille: number
}

/** The terms of a hotel: every hotel has its own, the same for all of its rooms. */
export function saleTermsOf(seed: number, scenario: boolean): SaleTerms {
  const draw = scenario ? 0 : chanceOf(seed, 60)
  const sold =
    draw < 0.5
      ? FLEXIBLE | FIXED
      : draw < 0.7
        ? FLEXIBLE
        : draw < 0.82
          ? FLEXIBLE | PARTIAL | FIXED
          : draw < 0.9
            ? PARTIAL | FIXED
            : FIXED
  return {
    sold,
    freeDays: scenario ? 1 : oneOf(seed, 61, [1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 7, 14]),
    lateCharge: chanceOf(seed, 62) < 0.6 ? 'first_night' : 'all',
    partialPercent: oneOf(seed, 63, [20, 30, 30, 50]),
    partialPermille: 940 + Math.floor(chanceOf(seed, 64) * 30),
    fixedPermille: 850 + Math.floor(chanceOf(seed, 65) * 70),
  }
}

/** Price of the cheapest terms beside flexible ones, per mille. */
export function cheapestPermille({ sold, fixedPermille, partialPermille }: SaleTerms): number {
  return (sold & FIXED) !== 0 ? fixedPermille : (sold & PARTIAL) !== 0 ? partialPermille : 1000
}

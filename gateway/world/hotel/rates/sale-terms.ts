import { chanceOf, oneOf } from '../../chance.ts'

export const FLEXIBLE = 1
export const PARTIAL = 2
export const FIXED = 4

/** The terms on which a hotel sells its rooms. */
export type SaleTerms = {
  /** Bits FLEXIBLE, PARTIAL and FIXED. */
  sold: number
  /** Cancelling is free until the end of the day this many days before check-in. */
  freeDays: number
  /** The charge after that with flexible terms: the first night, or everything. */
  lateCharge: 'first_night' | 'all'
  /** The share that is lost at once with partial terms, in per cent. */
  partialPercent: number
  /** Prices relative to flexible terms, per mille. */
  partialPermille: number
  fixedPermille: number
}

/** The terms of a hotel; they apply to all of its rooms. */
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

/** Price of the cheapest terms relative to flexible ones, per mille. */
export function cheapestPermille({ sold, fixedPermille, partialPermille }: SaleTerms): number {
  return (sold & FIXED) !== 0 ? fixedPermille : (sold & PARTIAL) !== 0 ? partialPermille : 1000
}

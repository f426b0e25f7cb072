import type { CabinClass } from '../../../supply/air/fare.ts'
import type { Carrier } from '../network/carrier.ts'
import { regionOf } from '../../reference/regions.ts'

const BY_WEIGHT = new Set([
  'middle-east',
  'south-asia',
  'south-east-asia',
  'central-asia',
  'north-africa',
  'russia',
])

/** Pieces of hand baggage that every airline permits. */
export const HAND_BAGS = 1

/** Checked baggage as airlines write it: in pieces, or in kilograms when the carrier counts by weight. */
export function baggageOf(carrier: Carrier, cabin: CabinClass, pieces: number): string {
  if (pieces === 0) return '0 pieces'
  if (!BY_WEIGHT.has(regionOf(carrier.country))) return `${cabin >= 3 ? Math.max(2, pieces) : pieces} pieces`
  if (cabin >= 5) return '50K'
  if (cabin >= 3) return '40K'
  return pieces > 1 ? '35K' : carrier.kind === 'low-cost' ? '20K' : carrier.country === 'IR' ? '30K' : '25K'
}

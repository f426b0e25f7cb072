import type { PlaceRates } from '../../../../gateway/supply/hotel/port.ts'

/** The price of every hotel's cheapest rate; 0 when it is full. */
export function leadCents({ first, totalCents }: PlaceRates): Uint32Array {
  return first.subarray(0, -1).map((from, at) => (from === first[at + 1] ? 0 : (totalCents[from] ?? 0)))
}

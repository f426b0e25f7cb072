import { facilities, roomFacilities } from '../../../../contract/hotel/codes.ts'
import { chanceOf } from '../../chance.ts'
import { trait } from './trait.ts'
import type { PropertyKind } from './property-kind.ts'

/** The facts that decide the amenities. */
export type Traits = { stars: number; kind: PropertyKind; coastal: boolean; outside: boolean; cold: boolean }

/** The probability of an amenity, by its id. */
type Likely = Readonly<Record<number, (of: Traits) => number>>

const served = ({ kind }: Traits) => kind === 'hotel' || kind === 'resort'
const lived = ({ kind }: Traits) => kind === 'flat' || kind === 'house'

const likelyFacility: Likely = {
  2: (t) => (t.outside ? 0.85 : 0.42) + 0.03 * t.stars,
  3: (t) => (served(t) ? 0.1 + 0.17 * t.stars : t.kind === 'inn' ? 0.18 : t.kind === 'camp' ? 0.4 : 0.02),
  4: (t) => (lived(t) ? 0.28 : 0.24),
  5: (t) => (served(t) ? -0.2 + 0.22 * t.stars : 0.04),
  8: (t) => (served(t) ? 0.35 + 0.13 * t.stars : t.kind === 'hostel' ? 0.6 : 0.07),
  11: (t) => (served(t) ? -0.35 + 0.24 * t.stars : t.kind === 'flat' ? 0.09 : 0.02),
  16: () => 0.88,
  17: (t) => (served(t) ? 0.1 + 0.07 * t.stars : 0.15),
  28: (t) => (t.kind === 'hostel' ? 0.3 : 0.62),
  46: (t) => (t.outside ? 0.72 : 0.16),
  54: (t) => (t.kind === 'resort' ? 0.7 : served(t) ? -0.45 + 0.21 * t.stars : 0.02),
  72: (t) => (t.kind === 'house' || t.kind === 'camp' ? 0.5 : t.kind === 'inn' ? 0.18 : 0.04),
  107: (t) => (t.kind === 'camp' ? 0.7 : 0.965),
  139: (t) => (served(t) ? 0.03 + 0.015 * t.stars : 0.02),
  182: (t) => 0.05 + (served(t) ? 0.05 * t.stars : 0.03),
  185: (t) => (served(t) ? 0.2 + 0.11 * t.stars : 0.14),
  433: (t) =>
    (t.kind === 'resort' ? 0.9 : t.kind === 'house' ? 0.4 : served(t) ? -0.42 + 0.19 * t.stars : 0.06) *
    (t.cold ? 0.35 : 1),
}

const likelyRoomFacility: Likely = {
  5: (t) => 0.2 + 0.09 * t.stars,
  11: (t) => (t.cold ? 0.12 + 0.09 * t.stars : 0.6 + 0.08 * t.stars),
  16: (t) => (t.kind === 'flat' ? 0.55 : 0.05),
  17: (t) => (served(t) ? 0.18 + 0.04 * t.stars : lived(t) ? 0.38 : 0.14),
  23: (t) => (served(t) ? 0.5 + 0.08 * t.stars : 0.3),
  34: (t) => (lived(t) ? 0.68 : 0.04),
  37: (t) => (t.kind === 'house' ? 0.5 : 0.09),
  38: (t) => (t.kind === 'hostel' ? 0.35 : t.kind === 'camp' ? 0.45 : 0.95),
  75: (t) => (t.kind === 'camp' ? 0.15 : t.kind === 'hostel' ? 0.2 : 0.86),
  79: (t) => 0.1 + 0.09 * t.stars,
  81: (t) => 0.3 + 0.04 * t.stars,
  86: (t) => 0.4 + (lived(t) ? 0.3 : 0.05 * t.stars),
  93: (t) => (t.kind === 'house' ? 0.22 : t.kind === 'resort' ? 0.16 : 0.005),
  108: (t) => (t.coastal ? (t.kind === 'resort' ? 0.7 : 0.2) : 0),
  120: (t) => (lived(t) ? 0.42 : -0.1 + 0.13 * t.stars),
  123: (t) => (lived(t) ? 0.26 : 0.12),
  998: (t) => 0.3 + (lived(t) ? 0.25 : 0.07 * t.stars),
  999: (t) => (t.kind === 'flat' || t.kind === 'house' ? 0.93 : t.kind === 'inn' ? 0.12 : 0.02),
}

/**
 * Bit i stands for entry i of the contract's list of facilities. Free parking implies parking, and a free
 * shuttle implies a shuttle.
 */
export function facilitiesOf(seed: number, of: Traits): number {
  const drawn = masked(seed + trait.facility, facilities, likelyFacility, of)
  return withImplied(withImplied(drawn, facilities, 46, 2), facilities, 139, 17)
}

/**
 * Bit i stands for entry i of the contract's list of room facilities. A kitchenette implies a kitchen, and a
 * sea view implies a view.
 */
export function roomFacilitiesOf(seed: number, of: Traits): number {
  const drawn = masked(seed + trait.roomFacility, roomFacilities, likelyRoomFacility, of)
  return withImplied(withImplied(drawn, roomFacilities, 16, 999), roomFacilities, 108, 81)
}

function masked(seed: number, list: readonly { id: number }[], likely: Likely, of: Traits): number {
  let mask = 0
  for (let bit = 0; bit < list.length; bit++) {
    if (chanceOf(seed, bit) < (likely[list[bit]!.id]?.(of) ?? 0)) mask |= 1 << bit
  }
  return mask
}

function withImplied(mask: number, list: readonly { id: number }[], id: number, implied: number): number {
  const has = mask & bitOf(list, id)
  return has === 0 ? mask : mask | bitOf(list, implied)
}

/** The bit of an entry in a mask over its list. */
export function bitOf(list: readonly { id: number | string }[], id: number | string): number {
  return 1 << list.findIndex((entry) => entry.id === id)
}

/** How seasons and weekdays affect prices; the index is used in the tables of `night-factors.ts`. */
export const demandClasses = ['business', 'leisure', 'resort', 'winter'] as const

/** How a room's price depends on its guests; the index is used in `occupancy-charge.ts`. */
export const chargeClasses = ['room', 'bed', 'unit'] as const

/** The facts about a property type that rooms and prices depend on. */
export type PropertyKind = {
  /** Whether rooms, beds in shared rooms or whole units are sold. */
  charge: (typeof chargeClasses)[number]
  demand: (typeof demandClasses)[number]
  /** Price relative to a hotel with the same stars, in per cent. */
  price: number
  /** Total number of rooms or units. */
  rooms: readonly [least: number, most: number]
  /** The word for one unit; null for rooms. */
  unit: string | null
}

const room = (
  price: number,
  rooms: readonly [number, number],
  demand: PropertyKind['demand'] = 'leisure',
): PropertyKind => ({ charge: 'room', demand, price, rooms, unit: null })

const unit = (
  name: string,
  price: number,
  rooms: readonly [number, number],
  demand: PropertyKind['demand'] = 'leisure',
): PropertyKind => ({ charge: 'unit', demand, price, rooms, unit: name })

const bed = (price: number, rooms: readonly [number, number]): PropertyKind => ({
  charge: 'bed',
  demand: 'leisure',
  price,
  rooms,
  unit: null,
})

const hotel = room(100, [24, 180], 'business')

/** By id of the property type (v3, property_type ids). */
const kinds: Readonly<Record<number, PropertyKind>> = {
  3: unit('Apartment', 98, [1, 4]),
  201: unit('Apartment', 94, [3, 24]),
  203: bed(46, [10, 40]),
  204: hotel,
  205: room(68, [18, 60], 'business'),
  206: room(138, [60, 260], 'resort'),
  208: room(84, [4, 12]),
  209: room(172, [8, 30]),
  212: unit('Holiday Home', 78, [20, 80], 'resort'),
  213: unit('Villa', 190, [1, 4], 'resort'),
  214: unit('Mobile Home', 46, [12, 60], 'resort'),
  215: unit('Cabin', 106, [2, 8]),
  216: room(72, [5, 18]),
  220: unit('House', 112, [1, 3], 'resort'),
  221: room(110, [10, 40], 'resort'),
  222: room(58, [2, 5]),
  223: room(118, [8, 26], 'resort'),
  224: unit('Tent', 120, [6, 24], 'resort'),
  225: bed(52, [24, 120]),
  226: room(72, [16, 48]),
  228: unit('Chalet', 145, [2, 10], 'winter'),
  231: room(70, [30, 120], 'business'),
  235: bed(50, [20, 90]),
}

/** The kind of a property type; an unknown type is treated as a hotel. */
export function kindOfProperty(propertyType: number): PropertyKind {
  return kinds[propertyType] ?? hotel
}

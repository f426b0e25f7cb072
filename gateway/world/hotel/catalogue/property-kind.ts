import type { BrandKind } from './brands.ts'

/** Groups of property types that offer similar things. */
export type PropertyKind = 'hotel' | 'resort' | 'flat' | 'house' | 'inn' | 'hostel' | 'camp'

const kinds: Readonly<Record<number, PropertyKind>> = {
  3: 'flat',
  201: 'flat',
  203: 'hostel',
  204: 'hotel',
  205: 'hotel',
  206: 'resort',
  208: 'inn',
  209: 'hotel',
  212: 'camp',
  213: 'house',
  214: 'camp',
  215: 'house',
  216: 'inn',
  220: 'house',
  221: 'inn',
  222: 'inn',
  223: 'inn',
  224: 'camp',
  225: 'hostel',
  226: 'hotel',
  228: 'house',
  231: 'hotel',
  235: 'hostel',
}

export function kindOf(propertyType: number): PropertyKind {
  return kinds[propertyType] ?? 'hotel'
}

/** Which kind of chain may run a property type, and how often one does in a metropolis. */
export const chained: Readonly<Record<number, { kind: BrandKind; share: number }>> = {
  201: { kind: 'flat', share: 0.12 },
  203: { kind: 'hostel', share: 0.2 },
  204: { kind: 'hotel', share: 0.34 },
  205: { kind: 'motel', share: 0.45 },
  206: { kind: 'resort', share: 0.35 },
  225: { kind: 'capsule', share: 0.4 },
  231: { kind: 'economy', share: 0.55 },
}

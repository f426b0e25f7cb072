import 'server-only'
import type { BookingKind } from '../contract/booking/kinds.ts'
import type { VerbOf, ViewOf } from '../lib/kinds.ts'
import { activityHandling } from './activity/activity-handling.ts'
import { airHandling } from './air/air-handling.ts'
import type { KindHandling } from './booking/kind.ts'
import { hotelHandling } from './hotel/hotel-handling.ts'
import { alsoMay } from './session/gate.ts'
import type { GrantFacts } from './session/grant.ts'
import { permissionOf, type Permission } from './session/permission.ts'

/** All kinds of booking, for the server. Only this table lists them. */
const kinds = { air: airHandling, hotel: hotelHandling, activity: activityHandling } as const satisfies {
  readonly [Kind in BookingKind]: KindHandling<ViewOf<Kind>, VerbOf<Kind>> & { kind: Kind }
}

/** The record of a kind. */
export function kindOf(kind: BookingKind): KindHandling<ViewOf> {
  return kinds[kind]
}

/** The record of a kind whose name came from outside; null for an unknown name. */
export function kindNamed(name: string): KindHandling<ViewOf> | null {
  return Object.hasOwn(kinds, name) ? kindOf(name as BookingKind) : null
}

/** All kinds, in the order in which an unknown reference is looked for. */
export const allKinds: readonly KindHandling<ViewOf>[] = Object.values(kinds)

/** The permission to read bookings of a kind. */
export function readPermission(kind: BookingKind): Permission {
  return permissionOf(kinds[kind].record)
}

/** The kinds that this person may read. */
export function readableKinds(grant: GrantFacts): KindHandling<ViewOf>[] {
  return allKinds.filter(({ kind }) => alsoMay(grant, readPermission(kind)) !== null)
}

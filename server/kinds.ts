import 'server-only'
import type { BookingKind } from '../contract/booking/kinds.ts'
import type { VerbOf, ViewOf } from '../lib/kinds.ts'
import { activityKind } from './activity/activity-kind.ts'
import { airKind } from './air/air-kind.ts'
import type { KindOfBooking } from './booking/kind.ts'
import { hotelKind } from './hotel/hotel-kind.ts'
import { alsoMay } from './session/gate.ts'
import type { GrantFacts } from './session/grant.ts'
import { permissionOf, type Permission } from './session/permission.ts'

/** All kinds of booking, for the server. Only this table lists them. */
const kinds = { air: airKind, hotel: hotelKind, activity: activityKind } as const satisfies {
  readonly [Kind in BookingKind]: KindOfBooking<ViewOf<Kind>, VerbOf<Kind>> & { kind: Kind }
}

/** The record of a kind. */
export function kindOf(kind: BookingKind): KindOfBooking<ViewOf> {
  return kinds[kind]
}

/** The record of a kind whose name came from outside; null for an unknown name. */
export function kindNamed(name: string): KindOfBooking<ViewOf> | null {
  return Object.hasOwn(kinds, name) ? kindOf(name as BookingKind) : null
}

/** All kinds, in the order in which an unknown reference is looked for. */
export const allKinds: readonly KindOfBooking<ViewOf>[] = Object.values(kinds)

/** The permission to read bookings of a kind. */
export function readPermission(kind: BookingKind): Permission {
  return permissionOf(kinds[kind].record)
}

/** The kinds that this person may read. */
export function readableKinds(grant: GrantFacts): KindOfBooking<ViewOf>[] {
  return allKinds.filter(({ kind }) => alsoMay(grant, readPermission(kind)) !== null)
}

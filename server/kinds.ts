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

/** The types that the record of a kind must have. */
type Carried<Kind extends BookingKind> = { kind: Kind; view: ViewOf<Kind>; verb: VerbOf<Kind> }

/** All kinds of booking, for the server. Only this table lists them. */
const kinds = { air: airHandling, hotel: hotelHandling, activity: activityHandling } as const satisfies {
  readonly [Kind in BookingKind]: { carries?: Carried<Kind> }
}

/**
 * The record of a kind. Its arguments come from the same record: forms and summaries are read with its
 * schemas, bookings with its read. So code that knows only the kind's name may use it as the record of some
 * kind. TypeScript can say "of some kind" only of a function that gets the record, so this one cast says it
 * for all callers.
 */
export function kindOf(kind: BookingKind): KindHandling {
  return kinds[kind] as unknown as KindHandling
}

/** The record of a kind whose name came from outside; null for an unknown name. */
export function kindNamed(name: string): KindHandling | null {
  return Object.hasOwn(kinds, name) ? kindOf(name as BookingKind) : null
}

/** All kinds, in the order in which an unknown reference is looked for. */
export const allKinds: readonly KindHandling[] = Object.values(kinds).map(({ kind }) => kindOf(kind))

/** The permission to read bookings of a kind. */
export function readPermission(kind: BookingKind): Permission {
  return permissionOf(kinds[kind].record)
}

/** The kinds that this person may read. */
export function readableKinds(grant: GrantFacts): KindHandling[] {
  return allKinds.filter(({ kind }) => alsoMay(grant, readPermission(kind)) !== null)
}

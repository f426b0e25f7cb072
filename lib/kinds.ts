import type { BookingKind } from '../contract/booking/kinds.ts'
import type { InputOf } from '../contract/registry.ts'
import { activityFacts, type ActivityReads } from './activity/activity-facts.ts'
import { airFacts, type AirReads } from './air/air-facts.ts'
import type { KindFacts } from './booking/kind-facts.ts'
import { hotelFacts, type HotelReads } from './hotel/hotel-facts.ts'

/** The types in which the browser reads each kind: the view of its booking, and its checked offer. */
export type KindReads = { air: AirReads; hotel: HotelReads; activity: ActivityReads }

/** The view of a booking of a kind. Without a type argument the view of any kind; `kind` tells which. */
export type ViewOf<Kind extends keyof KindReads = keyof KindReads> = KindReads[Kind]['view']

/** All kinds of booking, for code of both sides. Only this table lists them. */
export const factsByKind = { air: airFacts, hotel: hotelFacts, activity: activityFacts } as const satisfies {
  readonly [Kind in BookingKind]: KindFacts
}

type Kinds = typeof factsByKind

/** The verbs of a kind. */
export type VerbOf<Kind extends keyof Kinds> = keyof Kinds[Kind]['verbs'] & string

/** The input of the operation that checks an offer of a kind. */
export type CheckInput<Kind extends keyof Kinds> = InputOf<Kinds[Kind]['check']['operation']>

/** The facts of a kind that is known by its name. */
export function kindFacts(kind: BookingKind): KindFacts {
  return factsByKind[kind]
}

/** The facts of all kinds, in their order on the screen. */
export const allFacts: readonly KindFacts[] = (Object.keys(factsByKind) as BookingKind[]).map(kindFacts)

/** The name of a kind's icon. */
export function kindIcon(kind: BookingKind): Kinds[keyof Kinds]['icon'] {
  return factsByKind[kind].icon
}

/**
 * The kind of booking that a movement was for: families of the statement have the names of the kinds. Null
 * where the movement names none, or an unknown one.
 */
export function kindOfFamily(family: string | null): BookingKind | null {
  return family !== null && Object.hasOwn(factsByKind, family) ? (family as BookingKind) : null
}

/** The service that a movement was for, by its family; a family that is not known stands for itself. */
export function serviceOfFamily(family: string | null): string | null {
  const kind = kindOfFamily(family)
  return kind === null ? family : kindFacts(kind).service
}

/**
 * The effect of a job of the booking service on a booking; the job's own name where no kind lists it. The
 * kind is no parameter, because jobs also run for bookings that the desk never read.
 */
export function jobWords(job: string): string {
  const facts = allFacts.find(({ jobs }) => Object.hasOwn(jobs, job))
  return facts?.jobs[job] ?? job
}

/** The kinds as choices of a filter. */
export const serviceOptions = Object.entries(factsByKind).map(([kind, { service }]) => ({
  value: kind as BookingKind,
  label: service,
}))

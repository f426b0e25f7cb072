import type { Role } from '../../contract/session/limits.ts'

/** Somebody who has signed in at this desk. Instants are real time, ISO 8601 UTC. */
export type PersonLine = {
  userName: string
  displayName: string
  role: Role
  /** Null where the service does not list them: then the rules of the role apply. */
  permissions: readonly string[] | null
  firstSeenAt: string
  lastSeenAt: string
  /** Sessions that could be used now. */
  sessions: number
  /** Bookings of the desk's list that they made. */
  bookings: number
}

/** Somebody who made bookings and has never signed in at this desk; an empty name where none is known. */
export type MakerLine = { name: string; bookings: number }

/** The people of an office, by name, and the others who made its bookings, most bookings first. */
export type PeopleView = { people: PersonLine[]; makers: MakerLine[]; me: string; now: string }

/** The outcome of signing somebody out everywhere. */
export type SignOutOutcome =
  { kind: 'done'; sessions: number } | { kind: 'session' } | { kind: 'refused'; message: string }

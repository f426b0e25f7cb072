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
}

/** The people of an office, by name. */
export type PeopleView = { people: PersonLine[]; me: string; now: string }

/** The outcome of signing somebody out everywhere. */
export type SignOutOutcome =
  { kind: 'done'; sessions: number } | { kind: 'session' } | { kind: 'refused'; message: string }

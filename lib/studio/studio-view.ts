import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { StudioEvent } from './outlook.ts'

/** The kind of booking that a scenario is about; `other` where the control plane names none. */
export type ScenarioFamily = BookingKind | 'other'

/** A scenario of the sandbox, with the one thing that can be done about it. */
export type ScenarioLine = {
  id: string
  family: ScenarioFamily
  /** Route, hotel or product; for an armed scenario, the target that it strikes. */
  title: string
  effect: string
  act:
    | { kind: 'go'; href: string }
    /** `left`: how many strikes are armed. `steps`: what to do for it to strike; null if it is not said. */
    | { kind: 'arm'; left: number; steps: string | null }
    /** The control plane describes the trigger in words alone. */
    | { kind: 'none'; trigger: string }
  /**
   * When this desk last asked for its route, hotel or product: real time, ISO 8601 UTC; null if not lately.
   */
  ranAt: string | null
}

/** A fault that is set at the booking service, for everybody. */
export type FaultLine = {
  /** Null where the control plane names none: then it cannot be removed alone. */
  id: string | null
  operation: string
  /** Path of the operation; null if the desk does not know it. */
  path: string | null
  kind: string
  ms: number | null
  status: number | null
  /** How often it still applies; null: until it is cleared. */
  times: number | null
  struck: number | null
}

/** The sorts of faults that a control plane can set, in the order of the form. */
export const faultKinds = ['latency', 'error', 'drop', 'lose-reply', 'malformed', 'cut'] as const
export type FaultKind = (typeof faultKinds)[number]

/** An operation that a fault can be set on. */
export type FaultyOperation = { id: string; method: string; path: string }

/** The contents of the studio for one office. */
export type StudioView = {
  /** The gateway's id of the office. */
  officeId: string
  officeName: string
  /** Office time of the reading, ISO 8601 UTC. */
  serverNow: string
  /** How far the office's clock is ahead of real time; null if that is not known. */
  aheadSeconds: number | null
  /** `none`: this booking service has no control plane. `away`: it did not answer. */
  plane: 'there' | 'none' | 'away'
  /** False for people who only read. */
  mayAct: boolean
  /** The coming events of the office's bookings, soonest first. */
  events: StudioEvent[]
  scenarios: ScenarioLine[]
  faults: FaultLine[]
  operations: FaultyOperation[]
  /** How many bookings and drafts the desk has of this office, which a reset takes away. */
  kept: { bookings: number; drafts: number }
  /** Base addresses of the sandbox's booking service, for commands that are copied. */
  addresses: { main: string; v3: string }
}

/** A job of the booking service that ran while the clock was advanced. */
export type RanLine = { job: string; reference: string; kind: BookingKind | null; leadName: string | null }

/** The outcome of an act of the studio. */
export type StudioOutcome =
  | { kind: 'done' }
  | { kind: 'advanced'; now: string; ran: RanLine[]; more: number }
  /** One more session of the sandbox was opened, for a shell. */
  | { kind: 'opened'; sessionId: string }
  | { kind: 'session' }
  /** Not done, with the reason as a sentence. */
  | { kind: 'refused'; message: string }
  /** The control plane did not answer: it may have happened. */
  | { kind: 'away' }

import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { RefundTerms } from '../booking/refund-terms.ts'
import type { NetCents } from '../money.ts'
import type { OptionDifference } from './option-difference.ts'

/** What is done with the holds that stand when one of the others fails. */
export const failureChoices = ['keep', 'release'] as const
export type FailureChoice = (typeof failureChoices)[number]

/**
 * How far an item is. `sending`: sent, or about to be, and its outcome is not known yet. `left`: it was not
 * tried, because another one failed or somebody stopped. `releasing`: its release was sent, and its outcome
 * is not known yet. `not-released`: the release was refused, so it is still held.
 */
export const itemStates = [
  'waiting',
  'sending',
  'held',
  'failed',
  'left',
  'releasing',
  'released',
  'not-released',
] as const
export type ItemState = (typeof itemStates)[number]

/** An option that is held in a run, at the price and the terms that somebody agreed to. */
export type RunItem = {
  optionId: string
  kind: BookingKind
  agreedCents: NetCents
  /** Null where the kind has no terms that may get worse. */
  agreedRefund: RefundTerms | null
  state: ItemState
  /** The reference under which its hold was sent; null before. */
  clientReference: string | null
  /** Of its booking; null while there is none. */
  reference: string | null
  /** Why it failed, or was not released, as a sentence; null otherwise. */
  message: string | null
}

/**
 * Holding all options of a trip, one after another. It is stored before anything is sent, and each step after
 * it has an outcome, so whoever opens the trip sees how far it went and can go on.
 */
export type HoldRun = {
  id: string
  ifOneFails: FailureChoice
  /** In the order in which they are held. */
  items: readonly RunItem[]
  by: string
  /** Office time, ISO 8601 UTC; `endedAt` null while something is still to be done. */
  startedAt: string
  endedAt: string | null
}

/** What is to be done next. */
export type RunStep = { act: 'hold' | 'look-up' | 'release'; item: RunItem }

/**
 * The next step of a run; null once nothing is left to do. Nothing else is sent while the outcome of an item
 * is not known. After a failure nothing more is held, and with `release` what is held is given back.
 */
export function nextStep({ items, ifOneFails }: Pick<HoldRun, 'items' | 'ifOneFails'>): RunStep | null {
  const first = (state: ItemState) => items.find((item) => item.state === state)
  const sending = first('sending')
  if (sending) return { act: 'look-up', item: sending }
  const releasing = first('releasing')
  if (releasing) return { act: 'release', item: releasing }
  if (isStopped(items)) {
    const held = ifOneFails === 'release' ? first('held') : undefined
    return held ? { act: 'release', item: held } : null
  }
  const waiting = first('waiting')
  return waiting ? { act: 'hold', item: waiting } : null
}

/** The items once nothing more is held after a failure: those that were not tried are `left`. */
export function settledItems(items: readonly RunItem[]): RunItem[] {
  return isStopped(items)
    ? items.map((item) => (item.state === 'waiting' ? { ...item, state: 'left' } : item))
    : [...items]
}

function isStopped(items: readonly RunItem[]): boolean {
  return items.some(({ state }) => state === 'failed' || state === 'left')
}

/** An option before a run: what a check has just found, and what keeps it from being held. */
export type PlanLine = {
  optionId: string
  kind: BookingKind
  title: string
  /** What differs from the option as it was collected; null if nothing does. */
  difference: OptionDifference | null
  /** What holding it takes now, as its form is filled in; null if it cannot be held. */
  netCents: NetCents | null
  clientCents: number | null
  refund: RefundTerms | null
  /** The form is one that the person has filled in before. */
  isDrafted: boolean
  /** Sentences, each saying where; empty if it can be held. */
  problems: readonly string[]
  /** Address of its form, where problems can be mended. */
  bookHref: string
}

/** What holding all would do, in the order in which it would be done. */
export type HoldPlan = {
  lines: readonly PlanLine[]
  /** Null if the booking service does not tell it now. */
  spendableCents: NetCents | null
}

export type HoldPlanOutcome =
  | ({ kind: 'plan' } & HoldPlan)
  /** Somebody holds the options of this trip at this moment, or stopped in the middle. */
  | { kind: 'running'; run: HoldRun }
  | { kind: 'refused'; message: string }
  | { kind: 'session' }

/** The outcome of a step: how far the run is after it. */
export type RunOutcome =
  | { kind: 'run'; run: HoldRun }
  | { kind: 'refused'; message: string }
  /** The session ended; nothing was sent in this step. */
  | { kind: 'session' }

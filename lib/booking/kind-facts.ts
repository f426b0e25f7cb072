import type { OperationId } from '../../contract/registry.ts'
import type { BookingView } from './booking-view.ts'

/**
 * What is going on with a booking, whatever was booked. `held`: its time runs. `underway`: ordered, the supplier is at it.
 * `made`: done and paid. `over`: it was booked, and nothing is left of it. `none`: it never came about. `unknown`: the gateway told a
 * state that is not documented.
 */
export type BookingStanding = 'held' | 'underway' | 'made' | 'over' | 'none' | 'unknown'

/** A state that a booking is shown in: its word, what it means as colour, where it stands, and what its page says of it. */
export type StateFacts = {
  word: string
  tone: 'held' | 'run' | 'ok' | 'bad' | 'off'
  standing: BookingStanding
  /** Whether its page leads to a search for the same; where it is left out, only that of a booking that is over does. */
  searchAgain?: boolean
  /** @param name whom the booking is for */
  headline(name: string, kind: KindFacts): string
}

/** Something that can be done with a booking, as its page offers it. */
export type VerbFacts<View extends BookingView = BookingView> = {
  /** On its button. */
  label: string
  /** Among the commands of the page. */
  command(booking: View): string
  keys: string
  /** Said while it is sent. */
  sending: string
  /** `next`: the one next step, at the top with the price. `danger`: it is asked about before it is sent. */
  role: 'next' | 'more' | 'danger'
  /** Whether it can be done with a booking in this state, as far as nobody's permission and no deadline keeps it. */
  offered(booking: View): boolean
}

/** What a refusal of the gateway means for an offer or a booking, whatever the API family calls it. */
export type RefusalReason =
  /** The offer expired, was sold out or never was. */
  | 'offer-gone'
  /** The price of the offer must be checked in this session first. */
  | 'offer-unchecked'
  | 'not-found'
  /** The booking was completed or released before. */
  | 'too-late'
  | 'not-cancellable'
  | 'cancelled-before'
  /** Neither made by this person, nor is this person an admin. */
  | 'not-owner'
  | 'not-permitted'

/**
 * All that code of both sides must know of a kind of booking; `lib/kinds.ts` puts the kinds together. What the server and
 * the gateway must know stands in records of their own.
 */
export type KindFacts<View extends BookingView = BookingView, Verb extends string = string> = {
  /** The read of one booking by the gateway's reference; the read door answers it with a view. */
  record: { operation: OperationId; input(reference: string): object }
  /**
   * The read that prices an offer once more; the read door answers it with the office's time and money. `minutes`: how long
   * it counts.
   */
  check: { operation: OperationId; minutes: number }
  hold: {
    /** Of office time, after which one that nobody completes ends by itself. */
    minutes: number
    /** The verb that completes a hold, and the one that gives it up. */
    completes: Verb
    releases: Verb
    /** What did not happen to one that lapsed. */
    missed: string
  }
  verbs: Readonly<Record<Verb, VerbFacts<View>>>
  /** The states of this kind besides those of all (`base-states.ts`). */
  states: Readonly<Record<string, StateFacts>>
  /** What the gateway's failures mean, by id. */
  refusals: Readonly<Record<string, RefusalReason>>
  /** How far a booking comes when all goes well, by where it stands. `at`: when it came there. */
  steps: readonly { standing: BookingStanding; label: string; at: 'createdAt' | 'completedAt' | null }[]
  icon: string
  /** What stands in the list for one that was never read. */
  service: string
  /** What is held: one and several. */
  offer: { one: string; many: string }
  /** Where offers are searched. */
  search: { label: string; href: string; keys: string }
  /** By what besides name and reference one finds a booking of it in the list. */
  findBy: readonly string[]
  /** Leads to other offers where one is gone. */
  again: string
  /** The price without taxes; null where prices are one figure. */
  base: string | null
  /** Who travels or stays, several. */
  people: string
  /** Who supplies it. */
  supplier: string
  /** While it is under way; not every kind ever is. */
  underway: string
  /** What a cancellation gives up besides the money: "<given up> are released". */
  givenUp: string
}

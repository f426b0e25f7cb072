import type { OperationId } from '../../contract/registry.ts'
import type { Meeting } from './occupied.ts'

/**
 * Where a booking stands, for every kind. `held`: its deadline is running. `underway`: ordered, the supplier
 * is working on it. `made`: completed and paid. `ending`: its cancellation was requested and is not answered.
 * `over`: it was booked and has ended. `none`: it was never booked. `unknown`: the gateway reported a state
 * that is not documented.
 */
export type BookingStanding = 'held' | 'underway' | 'made' | 'ending' | 'over' | 'none' | 'unknown'

/** Facts of a state: its word, its tone, its standing, and the sentences of the booking page about it. */
export type StateFacts = {
  word: string
  tone: 'held' | 'run' | 'ok' | 'bad' | 'off'
  standing: BookingStanding
  /**
   * Whether the page links to a search for the same thing. If left out, only the page of a booking that is
   * `over` does.
   */
  searchAgain?: boolean
  /**
   * The booking ended and nobody cancelled it: the list says its own word, not that of all ended bookings.
   */
  ownWord?: true
  /** A charge was settled: a booking in this state has a `Settlement`. */
  settled?: true
  /**
   * Somebody should know that the booking ended up in this state: it needs attention until somebody sees to
   * it.
   */
  attention?: true
  /** The sentence of the page while the booking is in this state, instead of the sentence of its kind. */
  notice?: string
  /** @param name lead name of the booking */
  headline: (name: string, kind: KindFacts) => string
}

/** A verb of a booking: its words, and its weight. */
export type VerbFacts = {
  /** Label of the button. */
  label: string
  keys: string
  /** Shown while the request is under way: "Issuing the ticket". */
  sending: string
  /** The event in the timeline. */
  done: string
  /**
   * `next`: the main next step, at the top with the price. `danger`: gives something up. Both need a
   * confirmation before they are sent.
   */
  role: 'next' | 'more' | 'danger'
}

/** The words for a hold on the screen. */
export type HoldWords = {
  /** The button: "Hold". */
  press: string
  /** While it is sent: "Holding". */
  sending: string
  /** The effect on the money: "Holding reserves" the amount. */
  takes: string
  /** Once it is there: "Held". */
  done: string
  /** When the money is charged: "Nothing is charged until <charged>". */
  charged: string
  /** Said first when a hold was refused: "Not booked." */
  refused: string
}

/** The meaning of a refusal of the gateway for an offer or a booking, independent of the API family. */
export type RefusalReason =
  /** The offer expired, was sold out or never existed. */
  | 'offer-gone'
  /** The price of the offer must be checked in this session first. */
  | 'offer-unchecked'
  | 'not-found'
  /** The booking was completed or released before. */
  | 'too-late'
  | 'not-cancellable'
  | 'cancelled-before'
  /** The person did not make the booking and is no admin. */
  | 'not-owner'
  | 'not-permitted'

/**
 * The facts about a kind of booking that code of both sides needs; `lib/kinds.ts` lists the kinds. Facts for
 * the server or the gateway alone are in records of their own, and those of the booking's page stand with its
 * screen.
 */
export type KindFacts<Verb extends string = string> = {
  /**
   * The read that checks the price of an offer; the desk adds the office's time and money. `minutes`: how
   * long a check is valid.
   */
  check: { operation: OperationId; minutes: number }
  hold: {
    /** Minutes of office time after which a hold that nobody completes ends. */
    minutes: number
    /** The verb that completes a hold, and the verb that releases it. */
    completes: Verb
    releases: Verb
    /** The verb that lets a hold live longer; absent where nothing does. */
    extends?: Verb
    /** The act that did not happen to a hold that lapsed: "not ticketed". */
    missed: string
    words: HoldWords
  }
  /** The verb that cancels a completed booking. */
  cancels: Verb
  verbs: Readonly<Record<Verb, VerbFacts>>
  /** The states of this kind in addition to those of all kinds (`base-states.ts`). */
  states: Readonly<Record<string, StateFacts>>
  /** The effects of the sandbox's clock on a booking, by the name of the service's job. */
  jobs: Readonly<Record<string, string>>
  refusals: {
    /** Meaning of the gateway's failures, by id. */
    reasons: Readonly<Record<string, RefusalReason>>
    /** The gateway's sentence for another failure in an agent's words, where it is not written for people. */
    textOf?: (code: string, message: string) => string
  }
  icon: string
  /** Its name, in the plural: in lists and filters, and for a booking that was never read. */
  service: string
  offer: {
    one: string
    many: string
    /** What a client calls it: `Flight`. */
    toClient: string
    /** Link to other offers when one is gone. */
    again: string
    /**
     * An offer is booked once, whoever it is for; another customer books the same from a new reading of the
     * offers. Of other kinds the same people cannot be booked twice.
     */
    bookedOnce?: true
  }
  /** The search screen of the kind. */
  search: { label: string; href: string; keys: string }
  /** The texts, besides name and reference, by which the list finds a booking of this kind. */
  findBy: readonly string[]
  /** A booking that has ended can be booked again as it was, by its own page `again`. */
  rebooks?: true
  /** The people who travel or stay, in the plural. */
  people: string
  /** The supplier. */
  supplier: string
  /**
   * The end of a sentence about a double booking: "is already booked" with the same service, or with another
   * at the same time.
   */
  meets: Readonly<Record<Meeting, string>>
  /**
   * The part of a refunded charge that is kept: the label of its figure, its word in a line of text, and how
   * a sentence goes on after "was kept".
   */
  kept: {
    label: string
    word: string
    how: string
    /** It may hold a part of the price besides the fee, so it is hidden with net prices. */
    isNet?: true
  }
  /** Minutes of office time after which a booking that is still under way needs attention. */
  patienceMinutes: number
}

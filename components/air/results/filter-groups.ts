import { hasBag } from '../../../lib/air/bag.ts'
import type { Fare } from '../../../lib/air/fare.ts'
import type { Alliance } from './alliances.ts'
import type { Flight } from './flight.ts'

/** A lowest and a highest value, both included. */
export type Span = readonly [low: number, high: number]

/** Number of changes: none, one, two or more. */
export type StopsChoice = '0' | '1' | '2'

/** FareType as a choice. */
export type FareTypeChoice = 'published' | 'private'

/**
 * The conditions that fares must meet. Every group must hold; within a list one matching choice is enough.
 */
export type Filters = {
  stops: readonly StopsChoice[]
  /** Marketing carriers of any segment. */
  airlines: readonly string[]
  /** Airports where the traveller changes planes. */
  connections: readonly string[]
  /** Alliances of all carriers of a flight. */
  alliances: readonly Alliance[]
  fareTypes: readonly FareTypeChoice[]
  refundable: boolean
  /** Refundable without a fee. */
  freeRefund: boolean
  bag: boolean
  /** Not of a low-cost carrier. */
  noLowCost: boolean
  /** Fewest seats left; a fare whose seats are not supplied does not pass. */
  seats: number | null
  /** Integer cents for all travellers. */
  price: Span | null
  /** Total minutes of all legs. */
  duration: Span | null
  /** Minutes since local midnight, one entry per leg. */
  departs: readonly (Span | null)[]
  arrives: readonly (Span | null)[]
}

/** No filter is active. */
export const NO_FILTERS: Filters = {
  stops: [],
  airlines: [],
  connections: [],
  alliances: [],
  fareTypes: [],
  refundable: false,
  freeRefund: false,
  bag: false,
  noLowCost: false,
  seats: null,
  price: null,
  duration: null,
  departs: [],
  arrives: [],
}

/** The groups of which several choices can be made, and the choices that a fare belongs to. */
export const LISTS = {
  stops: (flight: Flight): readonly string[] => STOPS[Math.min(flight.stops, 2)] ?? [],
  airlines: (flight: Flight): readonly string[] => flight.airlines,
  connections: (flight: Flight): readonly string[] => flight.connections,
  alliances: (flight: Flight): readonly string[] =>
    flight.alliance === null ? NONE : ALLIANCES[flight.alliance],
  fareTypes: (_flight: Flight, fare: Fare): readonly string[] => (fare.isPrivate ? PRIVATE : PUBLISHED),
} as const

// Fares share these lists, because they are asked for thousands of times a second.
const NONE: readonly string[] = []
const PRIVATE: readonly string[] = ['private']
const PUBLISHED: readonly string[] = ['published']
const STOPS: readonly (readonly StopsChoice[])[] = [['0'], ['1'], ['2']]
const ALLIANCES: Record<Alliance, readonly string[]> = {
  star: ['star'],
  oneworld: ['oneworld'],
  skyteam: ['skyteam'],
}

/** The conditions that hold or not, and whether they hold for a fare. */
export const FLAGS = {
  refundable: (fare: Fare) => fare.refund.kind === 'allowed',
  freeRefund: (fare: Fare) => fare.refund.kind === 'allowed' && fare.refund.feeCents === 0,
  bag: (fare: Fare) => hasBag(fare.bag),
  noLowCost: (fare: Fare) => !fare.isLowCost,
} as const

/** The numbers of seats that can be asked for. */
export const SEAT_CHOICES = [4, 9] as const

export type ListName = keyof typeof LISTS
export type FlagName = keyof typeof FLAGS
export const LIST_NAMES = Object.keys(LISTS) as ListName[]
export const FLAG_NAMES = Object.keys(FLAGS) as FlagName[]

/** The groups of `Filters` by name. A fare that fails only one group is still counted in that group. */
export type Group = keyof Filters

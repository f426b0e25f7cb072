import {
  FLAG_NAMES,
  FLAGS,
  LIST_NAMES,
  LISTS,
  SEAT_CHOICES,
  type FlagName,
  type Group,
  type ListName,
  type Span,
} from './filter-groups.ts'
import type { ListedFare, Flight } from './flight.ts'

/** How many fares a choice would leave, and the lowest total of those that are sold; Infinity for none. */
export type Count = { fares: number; leadCents: number }

/** The fares that each choice would leave, with the filters of its own group ignored. */
export type FilterCounts = Readonly<
  Record<ListName, ReadonlyMap<string, Count>> &
    Record<FlagName, Count> & { seats: ReadonlyMap<number, Count> }
>

const empty = (): Count => ({ fares: 0, leadCents: Infinity })

/** Counts the choices of all groups, fare by fare. */
export function makeTally() {
  const lists = Object.fromEntries(LIST_NAMES.map((name) => [name, new Map<string, Count>()])) as Record<
    ListName,
    Map<string, Count>
  >
  const flags = Object.fromEntries(FLAG_NAMES.map((name) => [name, empty()])) as Record<FlagName, Count>
  const seats = new Map(SEAT_CHOICES.map((choice): [number, Count] => [choice, empty()]))
  let price: Span | null = null
  let duration: Span | null = null
  return {
    /** @param failed the groups that the fare fails: it counts in the only one, or in all if it fails none */
    add(flight: Flight, fare: ListedFare, failed: readonly Group[]) {
      const only = failed.length === 0 ? null : failed.length === 1 ? failed[0] : undefined
      const counts = (group: Group) => only === null || only === group
      for (const name of LIST_NAMES) {
        for (const choice of LISTS[name](flight, fare)) {
          // A choice that would leave nothing is still offered, with the count 0.
          let count = lists[name].get(choice)
          if (!count) lists[name].set(choice, (count = empty()))
          if (counts(name)) note(count, fare)
        }
      }
      for (const name of FLAG_NAMES) if (counts(name) && FLAGS[name](fare)) note(flags[name], fare)
      if (counts('seats') && fare.seats !== null) {
        for (const [least, count] of seats) if (fare.seats >= least) note(count, fare)
      }
      price = widened(price, fare.price.totalCents)
    },
    widen(flight: Flight) {
      duration = widened(duration, flight.totalMinutes)
    },
    result: () => ({ counts: { ...lists, ...flags, seats }, price, duration }),
  }
}

function note(count: Count, fare: ListedFare) {
  count.fares += 1
  if (!fare.isClosed && fare.price.totalCents < count.leadCents) count.leadCents = fare.price.totalCents
}

function widened(span: Span | null, value: number): Span {
  return span ? [Math.min(span[0], value), Math.max(span[1], value)] : [value, value]
}

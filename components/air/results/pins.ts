import type { ListedFare, Flight } from './flight.ts'

/** The most fares that are compared. */
export const MOST_PINNED = 4

/** A fare that is pinned for comparing. `isGone`: the search no longer has it; it is shown as it was. */
export type Pin = { flight: Flight; fare: ListedFare; isGone: boolean }

/**
 * The name of a fare in the address: a hash of its flight and conditions, so that the same fare of a repeated
 * search has the same name. FareSourceCodes change with each search.
 */
export function pinName(flight: Flight, fare: ListedFare): string {
  let hash = 0x811c9dc5
  for (const char of `${flight.key}|${fare.id}`) {
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** The names with a fare added or, if it is among them, taken out; null where there is no space for it. */
export function togglePin(
  names: readonly string[],
  flight: Flight,
  fare: ListedFare,
): readonly string[] | null {
  const name = pinName(flight, fare)
  if (names.includes(name)) return names.filter((other) => other !== name)
  return names.length < MOST_PINNED ? [...names, name] : null
}

/**
 * The pins of these names as the search has them now. A fare that it no longer has stays as it was and is
 * marked; one that has not arrived yet is left out.
 */
export function currentPins(
  names: readonly string[],
  pins: readonly Pin[],
  flightOf: (key: string) => Flight | undefined,
  flights: () => readonly Flight[],
): readonly Pin[] {
  const pinByName = new Map(pins.map((pin) => [pinName(pin.flight, pin.fare), pin]))
  const missing = names.filter((name) => !pinByName.has(name))
  const arrived = missing.length > 0 ? faresNamed(missing, flights()) : NOTHING_ARRIVED
  const next = names.flatMap((name) => {
    const pin = pinByName.get(name) ?? arrived.get(name)
    return pin ? [currentPin(pin, flightOf)] : []
  })
  return next.length === pins.length && next.every((pin, index) => pin === pins[index]) ? pins : next
}

const NOTHING_ARRIVED: ReadonlyMap<string, Pin> = new Map()

function currentPin(pin: Pin, flightOf: (key: string) => Flight | undefined): Pin {
  const flight = flightOf(pin.flight.key)
  const fare = flight?.fares.find((one) => one.id === pin.fare.id)
  if (!flight || !fare) return pin.isGone ? pin : { ...pin, isGone: true }
  const same = pin.flight === flight && pin.fare === fare && !pin.isGone
  return same ? pin : { flight, fare, isGone: false }
}

function faresNamed(names: readonly string[], flights: readonly Flight[]): ReadonlyMap<string, Pin> {
  const pinByName = new Map<string, Pin>()
  for (const flight of flights) {
    for (const fare of flight.fares) {
      const name = pinName(flight, fare)
      if (names.includes(name)) pinByName.set(name, { flight, fare, isGone: false })
    }
  }
  return pinByName
}

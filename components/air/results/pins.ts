import type { Fare, Flight } from './flight.ts'

/** The most fares that are compared. */
export const MOST_PINNED = 4

/** A fare that is pinned for comparing. `isGone`: the search no longer has it; it is shown as it was. */
export type Pin = { flight: Flight; fare: Fare; isGone: boolean }

/** The pins with a fare added or, if it is among them, taken out; null where there is no space for it. */
export function togglePin(pins: readonly Pin[], flight: Flight, fare: Fare): readonly Pin[] | null {
  const others = pins.filter((pin) => !isPinOf(pin, flight.key, fare.id))
  if (others.length < pins.length) return others
  return pins.length < MOST_PINNED ? [...pins, { flight, fare, isGone: false }] : null
}

/** True for the pin of this fare. */
function isPinOf(pin: Pin, key: string, fareId: string): boolean {
  return pin.flight.key === key && pin.fare.id === fareId
}

/** The pins as the search has them now; a fare that it no longer has stays as it was and is marked. */
export function currentPins(
  pins: readonly Pin[],
  flightOf: (key: string) => Flight | undefined,
): readonly Pin[] {
  const next = pins.map((pin) => {
    const flight = flightOf(pin.flight.key)
    const fare = flight?.fares.find((known) => known.id === pin.fare.id)
    if (!flight || !fare) return pin.isGone ? pin : { ...pin, isGone: true }
    const same = pin.flight === flight && pin.fare === fare && !pin.isGone
    return same ? pin : { flight, fare, isGone: false }
  })
  return next.every((pin, index) => pin === pins[index]) ? pins : next
}

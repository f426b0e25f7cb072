import type { Fare, PassengerFare } from '../../supply/air/fare.ts'

/**
 * The same fare at another total: the difference goes on the adults' base fare, and what of it does not divide among
 * them on the children's or the infants'. Where it divides among nobody the adults pay a cent more or less each, so that
 * every documented identity still holds (gap 32). Never below one cent a passenger.
 */
export function reprice(fare: Fare, differenceCents: number): Fare {
  const adult = fare.passengers.find((passenger) => passenger.kind === 1)
  if (!adult) return fare
  const shares = exactShares(fare.passengers, adult, differenceCents) ?? adultShares(adult, differenceCents)
  const passengers = fare.passengers.map((passenger) => ({
    ...passenger,
    baseCents: passenger.baseCents + (shares.get(passenger) ?? 0),
  }))
  return { ...fare, passengers }
}

/** Cents that each passenger of a type pays more. */
type Shares = ReadonlyMap<PassengerFare, number>

/** As much as divides on the adults, the rest on one other type; null where no whole cents make the difference. */
function exactShares(all: readonly PassengerFare[], adult: PassengerFare, cents: number): Shares | null {
  const others = all.filter((passenger) => passenger !== adult)
  const most = Math.trunc(cents / adult.quantity)
  // After as many steps as a type has passengers the rests repeat.
  const steps = Math.min(Math.abs(most), Math.max(0, ...others.map(({ quantity }) => quantity)))
  for (let step = 0; step <= steps; step += 1) {
    const each = most - step * Math.sign(cents)
    const rest = cents - each * adult.quantity
    const other = others.find(({ quantity }) => rest % quantity === 0)
    if (rest !== 0 && !other) continue
    const shares = new Map([[adult, each]])
    if (other) shares.set(other, rest / other.quantity)
    if ([...shares].every(([passenger, share]) => passenger.baseCents + share >= 1)) return shares
  }
  return null
}

function adultShares(adult: PassengerFare, cents: number): Shares {
  return new Map([[adult, Math.max(1 - adult.baseCents, roundAway(cents / adult.quantity))]])
}

function roundAway(value: number): number {
  return value < 0 ? Math.floor(value) : Math.ceil(value)
}

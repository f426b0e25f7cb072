import type { Fare, PassengerFare } from '../../supply/air/fare.ts'

/**
 * Changes the total of a fare. The difference goes to the adults' base fare; cents that do not divide among
 * the adults go to the children or the infants. If no split is exact, each adult's share is rounded away from
 * zero, so that all documented identities still hold (gap 32). No passenger pays less than one cent.
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

/** Extra cents for each passenger of a type. */
type Shares = ReadonlyMap<PassengerFare, number>

/**
 * Gives the adults as much as divides among them and the remainder to one other type;
 * null when no such split is exact, or nobody else travels.
 */
function exactShares(all: readonly PassengerFare[], adult: PassengerFare, cents: number): Shares | null {
  const others = all.filter((passenger) => passenger !== adult)
  const most = Math.trunc(cents / adult.quantity)
  // The remainders repeat after as many steps as a type has passengers.
  const steps = Math.min(Math.abs(most), Math.max(0, ...others.map(({ quantity }) => quantity)))
  for (let step = 0; step <= steps; step += 1) {
    const each = most - step * Math.sign(cents)
    const rest = cents - each * adult.quantity
    const other = others.find(({ quantity }) => rest % quantity === 0)
    if (!other) continue
    const shares = new Map([
      [adult, each],
      [other, rest / other.quantity],
    ])
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

import type { Fare } from '../../supply/air/fare.ts'

/**
 * The same fare at another total: the difference goes on the adults' base fare, a cent more or less each where it
 * does not divide, so that every documented identity still holds (gap 32). Never below one cent a passenger.
 */
export function reprice(fare: Fare, differenceCents: number): Fare {
  const adult = fare.passengers.find((passenger) => passenger.kind === 1)
  if (!adult) return fare
  const each = Math.max(1 - adult.baseCents, roundAway(differenceCents / adult.quantity))
  const passengers = fare.passengers.map((passenger) =>
    passenger.kind === 1 ? { ...passenger, baseCents: passenger.baseCents + each } : passenger,
  )
  return { ...fare, passengers }
}

function roundAway(value: number): number {
  return value < 0 ? Math.floor(value) : Math.ceil(value)
}

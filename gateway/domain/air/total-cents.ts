import type { Cents, Fare } from '../../supply/air/fare.ts'

/** Total of a fare for all its passengers, in cents. */
export function totalCents(fare: Fare): Cents {
  let cents = 0
  for (const p of fare.passengers) cents += p.quantity * (p.baseCents + p.taxCents + p.serviceTaxCents)
  return cents
}

import { plainAmount, type ClientCents } from '../money.ts'

/**
 * By how much a net price may rise and be taken without asking: integer cents, or hundredths of a percent of
 * the accepted price.
 */
export type PriceTolerance = { unit: 'amount'; cents: number } | { unit: 'percent'; hundredths: number }

/** The two limits that a person books under; null where one is not set, which allows no rise. */
export type PriceTolerances = { agent: PriceTolerance | null; office: PriceTolerance | null }

/** The highest limits that can be set. */
export const MOST_TOLERANCE = { cents: 1_000_00, hundredths: 10_00 }

/** The highest total that is taken without asking after `acceptedCents` was accepted: the lower counts. */
export function mostTakenCents(acceptedCents: number, { agent, office }: PriceTolerances): number {
  return acceptedCents + Math.min(riseCents(acceptedCents, agent), riseCents(acceptedCents, office))
}

/** Whether a total is held without asking: the accepted one, or a higher one within both limits. */
export function isTaken(
  totalCents: number,
  { acceptedTotalCents, tolerances }: { acceptedTotalCents: number; tolerances: PriceTolerances },
): boolean {
  if (totalCents <= acceptedTotalCents) return totalCents === acceptedTotalCents
  return totalCents <= mostTakenCents(acceptedTotalCents, tolerances)
}

function riseCents(acceptedCents: number, tolerance: PriceTolerance | null): number {
  if (tolerance === null) return 0
  if (tolerance.unit === 'amount') return tolerance.cents
  return Math.floor((acceptedCents * tolerance.hundredths) / 10_000)
}

/** `$25` or `2%`. */
export function toleranceText(tolerance: PriceTolerance, format: (cents: ClientCents) => string): string {
  if (tolerance.unit === 'amount') return format(plainAmount(tolerance.cents))
  return `${tolerance.hundredths / 100}%`
}

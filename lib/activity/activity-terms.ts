import { plural } from '../plural.ts'
import type { Variant } from './variant.ts'

/**
 * The terms that the variants of a product share, and those in which they differ (Activity v2, Product type).
 */
export type ActivityTerms = {
  /** The durations of the shortest and the longest variant; null where none states one. */
  minutes: { least: number; most: number } | null
  variants: number
  /** Variants that are confirmed at once. */
  instant: number
}

/** The terms of products by their ids, without those that could not be read. */
export type TermsByProduct = Readonly<Record<string, ActivityTerms>>

/** The terms of a product's variants. */
export function variantTermsOf(
  variants: readonly Pick<Variant, 'minutes' | 'instantConfirmation'>[],
): ActivityTerms {
  const minutes = variants.map((variant) => variant.minutes).filter((duration) => duration > 0)
  return {
    minutes: minutes.length === 0 ? null : { least: Math.min(...minutes), most: Math.max(...minutes) },
    variants: variants.length,
    instant: variants.filter(({ instantConfirmation }) => instantConfirmation).length,
  }
}

/** `1 h 10`, `1 h 50 – 3 h`, `2 days`; empty where no variant states a duration. */
export function durationText({ minutes }: ActivityTerms): string {
  if (minutes === null) return ''
  const [least, most] = [lengthText(minutes.least), lengthText(minutes.most)]
  return least === most ? least : `${least} – ${most}`
}

/** `Instant`, `Instant, 2 of 3`, `On request`; empty for a product without variants. */
export function confirmationText({ variants, instant }: ActivityTerms): string {
  if (variants === 0) return ''
  if (instant === 0) return 'On request'
  return instant === variants ? 'Instant' : `Instant, ${instant} of ${variants}`
}

function lengthText(minutes: number): string {
  const [days, hours, left] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  const whole = days > 0 ? plural(days, 'day') : ''
  if (hours === 0) return [whole, left > 0 ? `${left} min` : ''].filter(Boolean).join(' ')
  return [whole, `${hours} h`, left > 0 ? String(left).padStart(2, '0') : ''].filter(Boolean).join(' ')
}

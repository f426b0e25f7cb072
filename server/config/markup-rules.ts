import 'server-only'
import { z } from 'zod'
import type { MarkupRules } from '../../lib/booking/markup.ts'
import { MOST_HUNDREDTHS, MOST_MARKUP_CENTS } from '../../lib/booking/typed-markup.ts'
import { factsByKind } from '../../lib/kinds.ts'

const cents = z.int().min(0).max(MOST_MARKUP_CENTS)

/** A markup, as forms send it and as it is stored. */
export const markupRule = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.literal('person'), adult: cents, child: cents, infant: cents }),
  z.strictObject({ unit: z.literal('booking'), cents }),
  z.strictObject({ unit: z.literal('percent'), hundredths: z.int().min(0).max(MOST_HUNDREDTHS) }),
])

/** Markups on net prices, as they are set: for all bookings, and for a kind. */
export const markupRulesShape = z
  .partialRecord(z.enum(['all', ...(Object.keys(factsByKind) as (keyof typeof factsByKind)[])]), markupRule)
  .transform((rules) => rules as MarkupRules)

import 'server-only'
import { z } from 'zod'
import { MOST_LIMIT_CENTS } from '../../lib/office/day-limits.ts'
import { isReadableAccent } from '../../lib/office/accent.ts'
import { COST_CENTRE_LENGTH, costCentreProblems, MOST_COST_CENTRES } from '../../lib/office/cost-centres.ts'
import { LETTERHEAD_LENGTHS } from '../../lib/office/letterhead.ts'
import { MOST_TOLERANCE } from '../../lib/booking/price-tolerance.ts'
import { INVOICE_TEXT_LENGTHS, MOST_DUE_DAYS } from '../../lib/invoice/invoice.ts'
import { neededLine, typedLine } from '../../lib/typed-text-fields.ts'
import { markupRulesShape } from './markup-rules.ts'

/** Settings of an office, by their names in the store. */
export const settingShapes = {
  /** Whom agents ask when the wallet is short: a name, a telephone number, a channel. */
  funds_contact: z.object({ text: neededLine(1, 120) }),
  /** The low-balance alert, in integer cents, where the service gives none or the office wants more. */
  low_balance_cents: z.int().min(1).max(100_000_000_00),
  /** How many minutes before a deadline the desk announces it, the earliest first. */
  notice_minutes: z
    .array(z.int().min(1).max(60))
    .min(1)
    .max(4)
    .transform((minutes) => [...new Set(minutes)].sort((one, other) => other - one)),
  /** The markups on net prices: for all bookings, and for a kind. */
  markup: markupRulesShape,
  /** How far a net price may rise and be taken without asking. */
  price_tolerance: z.discriminatedUnion('unit', [
    z.strictObject({ unit: z.literal('amount'), cents: z.int().min(1).max(MOST_TOLERANCE.cents) }),
    z.strictObject({
      unit: z.literal('percent'),
      hundredths: z.int().min(1).max(MOST_TOLERANCE.hundredths),
    }),
  ]),
  /** What agents may hold and complete on a day without an admin. */
  day_limits: z.strictObject({
    all: z.int().min(1).max(MOST_LIMIT_CENTS).nullable(),
    agents: z.record(neededLine(1, 128), z.int().min(0).max(MOST_LIMIT_CENTS)),
  }),
  /** What stands on the office's papers. */
  letterhead: z.strictObject({
    legalName: typedLine(LETTERHEAD_LENGTHS.legalName),
    street: typedLine(LETTERHEAD_LENGTHS.street),
    city: typedLine(LETTERHEAD_LENGTHS.city),
    phones: typedLine(LETTERHEAD_LENGTHS.phones),
    email: typedLine(LETTERHEAD_LENGTHS.email),
    taxNumber: typedLine(LETTERHEAD_LENGTHS.taxNumber),
    footer: typedLine(LETTERHEAD_LENGTHS.footer),
    accent: z.string().refine(isReadableAccent).nullable(),
  }),
  /** When invoices are due, and what they say of payment and law. */
  invoice: z.strictObject({
    dueDays: z.int().min(0).max(MOST_DUE_DAYS).nullable(),
    payment: typedLine(INVOICE_TEXT_LENGTHS.payment),
    legal: typedLine(INVOICE_TEXT_LENGTHS.legal),
  }),
  /** What bookings are counted for. */
  cost_centres: z
    .array(neededLine(1, COST_CENTRE_LENGTH))
    .min(1)
    .max(MOST_COST_CENTRES)
    .refine((names) => costCentreProblems(names).size === 0),
} as const

export type SettingName = keyof typeof settingShapes

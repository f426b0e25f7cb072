import type { MarkupRules } from '../booking/markup.ts'
import type { PriceTolerance } from '../booking/price-tolerance.ts'
import type { DayLimits } from './day-limits.ts'
import type { InvoiceTexts } from '../invoice/invoice.ts'
import type { LetterheadTexts } from './letterhead.ts'

/** The settings of an office as the desk uses them; null where the office has set nothing. */
export type OfficeSettings = {
  fundsContact: string | null
  lowBalanceCents: number | null
  noticeMinutes: readonly number[]
  /** The markups that agents add to net prices unless they have a default of their own. */
  markup: MarkupRules
  /** By how much a net price may rise and be taken without asking. */
  priceTolerance: PriceTolerance | null
  /** What its agents may hold and complete on a day without an admin. */
  dayLimits: DayLimits | null
  /** What stands on its papers. */
  letterhead: LetterheadTexts | null
  /** What its invoices say. */
  invoice: InvoiceTexts | null
  /** What its bookings are counted for, in the order in which they are offered. */
  costCentres: readonly string[]
}

/** How many minutes before a deadline the desk announces it, if the office has not set it. */
export const NOTICE_MINUTES: readonly number[] = [3, 1]

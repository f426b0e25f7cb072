import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { CalendarDate } from '../dates.ts'
import type { NetCents } from '../money.ts'
import type { Month } from './month.ts'

/**
 * The amounts of a month. Sales are charges of the wallet; fees are what was kept of a charge although the
 * booking ended; markup and commission are those of the bookings that were sold. Integer cents.
 */
export type Amounts = {
  salesCents: NetCents
  refundsCents: NetCents
  feesCents: NetCents
  markupCents: NetCents
  commissionCents: NetCents
}

/** The names of the amounts, in the order of the columns. */
export const AMOUNTS = ['salesCents', 'refundsCents', 'feesCents', 'markupCents', 'commissionCents'] as const

/** What a line stands for. A fee has a line of its own only where no refund moved. */
export type LineType = 'sale' | 'refund' | 'fee'

/**
 * One line of a month's accounts: a charge or a refund of the wallet's statement with the facts of its
 * booking, or a fee. A correction is such a line, with the difference as its amounts.
 */
export type AccountLine = Amounts & {
  /** Id of the movement; of a fee, one made of the reference. */
  key: string
  /** The month of its time, which a correction in a later month still names. */
  month: Month
  day: CalendarDate
  type: LineType
  /** The booking; the name that the statement has where the desk knows no such booking. */
  reference: string | null
  kind: BookingKind | null
  /** Who made the booking; null if it is not known. */
  agent: string | null
  costCentre: string | null
  /** The month of the sale that a refund or a fee belongs to; null if the statement has none. */
  saleMonth: Month | null
}

/** Amounts of nothing. */
export const NO_AMOUNTS: Amounts = {
  salesCents: 0,
  refundsCents: 0,
  feesCents: 0,
  markupCents: 0,
  commissionCents: 0,
}

/** The sum of lines. */
export function sumOf(lines: readonly Amounts[]): Amounts {
  return lines.reduce<Amounts>((sum, line) => combined(sum, line, 1), NO_AMOUNTS)
}

/** Amounts with others added (`sign` 1) or taken away (-1). */
export function combined(one: Amounts, other: Amounts, sign: 1 | -1): Amounts {
  const of = (name: keyof Amounts) => one[name] + sign * other[name]
  return {
    salesCents: of('salesCents'),
    refundsCents: of('refundsCents'),
    feesCents: of('feesCents'),
    markupCents: of('markupCents'),
    commissionCents: of('commissionCents'),
  }
}

/** True where every amount is zero. */
export function isNothing(amounts: Amounts): boolean {
  return AMOUNTS.every((name) => amounts[name] === 0)
}

/** An amount that goes the other way, as refunds are shown. */
export function opposite(cents: NetCents): NetCents {
  return cents === 0 ? 0 : 0 - cents
}

/** The amount by which the wallet became less: sales without refunds. */
export function netOf({ salesCents, refundsCents }: Amounts): NetCents {
  return salesCents - refundsCents
}

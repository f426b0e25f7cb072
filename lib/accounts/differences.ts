import type { CalendarDate } from '../dates.ts'
import type { NetCents } from '../money.ts'

/** One thing in which bookings and statement of a month do not agree. Null: nothing on that side. */
export type Difference = {
  about: 'movement-without-booking' | 'booking-without-movement' | 'charge' | 'refund' | 'balance'
  /** The booking; null if the statement names none, or the difference is about no booking. */
  reference: string | null
  day: CalendarDate | null
  statementCents: NetCents | null
  bookingCents: NetCents | null
}

/** A booking that moved money in a month, or should have. */
export type BookingMoney = {
  reference: string | null
  day: CalendarDate
  /** False for a movement that names no booking which the desk has. */
  isBooking: boolean
  /** Everything that the statement ever charged and refunded for it. */
  movedChargeCents: NetCents
  movedRefundCents: NetCents
  /** The same as the booking tells; null where it does not. */
  chargeCents: NetCents | null
  refundCents: NetCents | null
}

/** The differences of a month, one line for each; none where bookings and statement agree to the cent. */
export function differencesOf(bookings: readonly BookingMoney[]): Difference[] {
  return bookings.flatMap(differencesOfOne)
}

function differencesOfOne(money: BookingMoney): Difference[] {
  const { reference, day, isBooking, movedChargeCents, movedRefundCents, chargeCents, refundCents } = money
  if (!isBooking) {
    const statementCents = movedChargeCents - movedRefundCents
    return [{ about: 'movement-without-booking', reference, day, statementCents, bookingCents: null }]
  }
  const differences: Difference[] = []
  if (chargeCents !== null && movedChargeCents !== chargeCents) {
    const about = movedChargeCents === 0 ? 'booking-without-movement' : 'charge'
    const statementCents = movedChargeCents === 0 ? null : movedChargeCents
    differences.push({ about, reference, day, statementCents, bookingCents: chargeCents })
  }
  if (refundCents !== null && movedRefundCents !== refundCents) {
    const statementCents = movedRefundCents
    differences.push({ about: 'refund', reference, day, statementCents, bookingCents: refundCents })
  }
  return differences
}

/** The balances of a month, as the statement has them. */
export type Balances = {
  openingCents: NetCents
  creditsCents: NetCents
  salesCents: NetCents
  refundsCents: NetCents
  closingCents: NetCents
}

/** Null where the opening balance and the movements make the closing one. */
export function balanceDifference(balances: Balances): Difference | null {
  const { openingCents, creditsCents, salesCents, refundsCents, closingCents } = balances
  const movedCents = openingCents + creditsCents - salesCents + refundsCents
  if (movedCents === closingCents) return null
  return {
    about: 'balance',
    reference: null,
    day: null,
    statementCents: closingCents,
    bookingCents: movedCents,
  }
}

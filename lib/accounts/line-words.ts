import type { Amounts, LineType } from './account-line.ts'
import type { Difference } from './differences.ts'
import { CORRECTIONS, type Dimension } from './groups.ts'
import { kindFacts } from '../kinds.ts'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { formatDate } from '../dates.ts'

/** The columns of amounts, with the words of their heads. */
export const amountWords: Readonly<Record<keyof Amounts, string>> = {
  salesCents: 'Sales',
  refundsCents: 'Refunds',
  feesCents: 'Fees kept',
  markupCents: 'Markup',
  commissionCents: 'Commission',
}

/** The words of a dimension. */
export const dimensionWords: Readonly<Record<Dimension, string>> = {
  agent: 'Agent',
  kind: 'Service',
  client: 'Client',
  costCentre: 'Cost centre',
  day: 'Day',
}

/** The words of a line's type. */
export const lineWords: Readonly<Record<LineType, string>> = {
  sale: 'Sale',
  refund: 'Refund',
  fee: 'Fee without refund',
}

const UNKNOWN: Readonly<Record<Dimension, string>> = {
  agent: 'not known to the desk',
  kind: 'not known',
  client: 'no client',
  costCentre: 'no cost centre',
  day: 'not known',
}

/** A group of a dimension in words. */
export function groupWords(dimension: Dimension, value: string | null): string {
  if (value === null) return UNKNOWN[dimension]
  if (dimension === 'kind') return kindFacts(value as BookingKind).service
  if (dimension !== 'day') return value
  return value === CORRECTIONS ? 'Corrections' : formatDate(value)
}

/** What does not agree, in words. */
export const differenceWords: Readonly<Record<Difference['about'], string>> = {
  'movement-without-booking': 'No such booking at this desk',
  'booking-without-movement': 'No charge in the statement',
  charge: 'Charged another amount',
  refund: 'Refunded another amount',
  balance: 'Movements do not make the closing balance',
}

import type { Allowed, FareTerms } from './fare.ts'

/**
 * Whether legs that have not begun are refunded once the first flight of the journey has left. Permitted
 * where either term permits it: by the leg's own departure it is still before its flight (SegmentRefundRules
 * has the flags for each segment), by that of the journey it is after it. Texts and amounts follow from this.
 * Source: Session gateway, Coded fields (air); gap 228, RefundType 2.
 */
export function refundOfRemainder({ beforeFlight, afterFlight }: FareTerms['refund']): Allowed {
  if (beforeFlight === true || afterFlight === true) return true
  return beforeFlight === null || afterFlight === null ? null : false
}

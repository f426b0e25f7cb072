import type { ResponseOf } from '../../contract/registry.ts'
import { centsOfUsd, type NetCents } from '../money.ts'
import { readOptions } from '../queries/read-options.ts'
import type { PenaltyStep } from './terms.ts'

/** The cost of cancelling a booking at this moment, integer cents. */
export type CancelCost = {
  /** It is confirmed and non-refundable: it cannot be cancelled. */
  isFinal: boolean
  feeCents: NetCents
  refundCents: NetCents
  /** The next step that costs more; null if the fee rises no more. */
  rise: PenaltyStep | null
}

/** The query for the cost of cancelling a booking. Each dialog asks again: a minute later it may be more. */
export function cancelCostOptions(reference: string) {
  return {
    ...readOptions('hotel.cancel-display', { UniqueId: reference }),
    select: cancelCostOf,
    staleTime: 0,
    gcTime: 0,
  }
}

/** Reads that answer (Session gateway, Hotel v2, HotelCancelDisplay; gaps 101, 106). */
export function cancelCostOf(answer: ResponseOf<'hotel.cancel-display'>): CancelCost {
  const rise = answer.CancellationPolicies.find((step) => step.Amount > answer.CurrentPenalty)
  return {
    isFinal: answer.NonRefundable,
    feeCents: centsOfUsd(answer.CurrentPenalty),
    refundCents: centsOfUsd(answer.RefundAmount),
    rise: rise ? { from: rise.FromDate, cents: centsOfUsd(rise.Amount) } : null,
  }
}

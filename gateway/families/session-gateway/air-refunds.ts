import { refundTypeOf, refundTypes } from '../../../contract/air/refund-types.ts'
import type { RequestOf, ResponseOf } from '../../../contract/registry.ts'
import type { ShownRefund } from '../../domain/air/refund-display.ts'
import type { RefundFault, RefundRequest } from '../../domain/air/refund.ts'
import { usdOf } from '../usd.ts'
import { eTicketStatus } from '../words/e-ticket-status.ts'
import { routeOf } from '../words/route-of.ts'

/** The refund that an AirRefund request asks for (gaps 80-82). RefundPaymentMode changes nothing. */
export function refundOf(body: RequestOf<'air.refund'>['body']): RefundRequest {
  const type = refundTypeOf(body.RefundType) ?? 'tickets'
  return { reference: body.UniqueId, type, numbers: body.EticketNumbers ?? null }
}

/** The sentence for e-tickets that are not refunded, with the field of AirRefund that it is about. */
export function refundSentence(fault: RefundFault): string {
  switch (fault.rule) {
    case 'ticket':
      return `EticketNumbers[${fault.index}] is not an e-ticket of this booking`
    case 'refunded':
      return `EticketNumbers[${fault.index}] was refunded before`
    case 'unflown':
      return `RefundType: the first flight has left; ${refundTypes.unflown} refunds the legs that have not`
  }
}

/** The answer of AirRefundDisplay (gap 78). */
export function shownRefund({ booking, type, tickets }: ShownRefund): ResponseOf<'air.refund-display'> {
  const { fare, airlinePnr } = booking.detail
  return {
    UniqueId: booking.reference,
    RefundType: refundTypes[type],
    EticketNumbers: tickets.map(({ ticket, refundable, refundCents, penaltyCents }) => ({
      ETicketNumber: ticket.number,
      EticketStatus: eTicketStatus(ticket),
      IsRefunded: ticket.refund !== undefined,
      AirlinePnr: airlinePnr,
      PenaltyAmount: usdOf(penaltyCents),
      IsNonRefundable: !refundable && !ticket.refund,
      Currency: 'USD',
      Route: routeOf(fare),
      RefundAmount: usdOf(refundCents),
    })),
  }
}

import { refundTypes, type RefundType } from '../../../contract/air/refund-types.ts'
import type { RequestOf, ResponseOf } from '../../../contract/registry.ts'
import type { ShownRefund } from '../../domain/air/refund-display.ts'
import type { RefundFault, RefundRequest } from '../../domain/air/refund.ts'
import type { Fare } from '../../supply/air/fare.ts'
import { usdOf } from '../usd.ts'
import { eTicketStatus } from './e-ticket-status.ts'

/** The refund that an AirRefund request asks for (gaps 80-82). RefundPaymentMode changes nothing. */
export function refundOf(body: RequestOf<'air.refund'>['body']): RefundRequest {
  const types = Object.keys(refundTypes) as RefundType[]
  const type = types.find((name) => refundTypes[name] === body.RefundType) ?? 'tickets'
  return { reference: body.UniqueId, type, numbers: body.EticketNumbers ?? null }
}

/** The sentence for a ticket number that is not of the booking. */
export function refundSentence({ index }: RefundFault): string {
  return `EticketNumbers[${index}] is not an e-ticket of this booking`
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

/** Where a journey begins and where it leads: a return trip to the end of its first leg. */
function routeOf({ legs }: Fare): string {
  const from = legs[0]?.segments[0]?.origin ?? ''
  const end = legs.at(-1)?.segments.at(-1)?.destination ?? ''
  const to = end === from ? (legs[0]?.segments.at(-1)?.destination ?? end) : end
  return `${from}-${to}`
}

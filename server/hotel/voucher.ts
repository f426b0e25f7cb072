import 'server-only'
import { Readable } from 'node:stream'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { outcomeFailure } from '../gateway-client/outcome-failure.ts'
import { failure } from '../request/failure.ts'
import { attachment } from '../request/content-disposition.ts'
import type { AnyGrant } from '../session/grant.ts'
import { hotelBookingView } from './booking-view.ts'
import { voucherFacts } from './voucher-facts.ts'
import { voucherPdf } from './voucher-pdf.ts'

/**
 * Answers the voucher of a booking as a PDF that nothing may store. The booking is read in the person's own
 * session, so that the gateway decides whether they may see it. 404: no such booking of the office; 409: no
 * voucher (yet, or any more).
 */
export async function hotelVoucherAnswer(desk: Desk, grant: AnyGrant, reference: string): Promise<Response> {
  if (!/^[\w-]{1,64}$/.test(reference)) return failure(404, 'NotFound')
  const read = await callAs(desk, grant, 'hotel.booking-data', { UniqueId: reference })
  if (read.kind !== 'ok') return outcomeFailure(read)
  const facts = voucherFacts(hotelBookingView(read.data), grant.officeName)
  if (facts === null) return failure(409, 'NoVoucher', 'This booking has no voucher.')
  const pdf = await voucherPdf(facts)
  return new Response(Readable.toWeb(pdf) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachment(`voucher-${reference}.pdf`),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

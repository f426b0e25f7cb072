import 'server-only'
import { Readable } from 'node:stream'
import { isItineraryPrices, type ItineraryPrices } from '../../lib/booking/itinerary-file.ts'
import { paperOf } from '../../pdf/letterhead.ts'
import type { Desk } from '../desk.ts'
import { letterheadOf } from '../config/letterhead.ts'
import { readableKinds } from '../kinds.ts'
import { outcomeFailure } from '../gateway-client/outcome-failure.ts'
import { failure } from '../request/failure.ts'
import { attachment, inline } from '../request/content-disposition.ts'
import type { AnyGrant } from '../session/grant.ts'
import { agreedOf, asAgreed } from './agreed.ts'
import { itineraryBlocks } from './itinerary-paper.ts'
import { kindOfRow } from './kind-of-row.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { paperBooking } from './paper-booking.ts'

/**
 * Answers the itinerary of a booking as a PDF that nothing may store. The booking is read in the person's own
 * session, so that the gateway decides whether they may see it. 400: no such prices; 404: no such booking of
 * the office.
 * @param prices as the address has them
 */
export async function itineraryAnswer(
  desk: Desk,
  grant: AnyGrant,
  reference: string,
  prices: string,
): Promise<Response> {
  if (!isItineraryPrices(prices)) return failure(400, 'BadPrices')
  if (!/^[\w-]{1,64}$/.test(reference)) return failure(404, 'NotFound')
  const storedKind = await kindOfRow(desk, grant.officeId, reference)
  for (const kind of readableKinds(grant)) {
    if (storedKind !== null && kind.kind !== storedKind) continue
    const read = await kind.read(desk, grant, { reference })
    if (read.kind === 'ok') {
      const agreed = await agreedOf(desk, grant.officeId, reference)
      return fileAnswer(desk, grant, kind, asAgreed(kind, read.data, agreed), prices)
    }
    const refused = outcomeFailure(read)
    if (storedKind !== null || refused.status === 401) return refused
  }
  return failure(404, 'NotFound')
}

async function fileAnswer<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  booking: K['view'],
  prices: ItineraryPrices,
): Promise<Response> {
  const name = booking.code ?? booking.reference
  const facts = {
    title: `Itinerary ${name}`,
    author: grant.officeName,
    madeAt: new Date(booking.completedAt ?? booking.createdAt),
  }
  const blocks = itineraryBlocks([await paperBooking(desk, grant, kind, booking, false)], prices)
  return pdfAnswer(await paperOf(await letterheadOf(desk, grant), facts, blocks), `itinerary-${name}.pdf`)
}

/** A PDF that nothing may store; `shown` by the browser instead of saved. */
export function pdfAnswer(file: Readable, name: string, { shown = false } = {}): Response {
  return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': shown ? inline(name) : attachment(name),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

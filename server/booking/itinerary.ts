import 'server-only'
import { Readable } from 'node:stream'
import { clockTime } from '../../lib/booking/headline.ts'
import { leadingDeadline } from '../../lib/booking/booking-phase.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { isItineraryPrices, type ItineraryPrices } from '../../lib/booking/itinerary-file.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { formatNet } from '../../lib/money.ts'
import type { Block } from '../../pdf/blocks.ts'
import { paperOf } from '../../pdf/letterhead.ts'
import type { Desk } from '../desk.ts'
import { letterheadOf } from '../config/letterhead.ts'
import { readableKinds } from '../kinds.ts'
import { outcomeFailure } from '../gateway-client/outcome-failure.ts'
import { failure } from '../request/failure.ts'
import { attachment } from '../request/content-disposition.ts'
import type { AnyGrant } from '../session/grant.ts'
import { agreedOf, asAgreed } from './agreed.ts'
import { kindOfRow } from './kind-of-row.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { termBlocks } from './term-blocks.ts'

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
  const blocks = await itineraryBlocks(desk, grant, kind, booking, prices)
  return pdfAnswer(await paperOf(await letterheadOf(desk, grant), facts, blocks), `itinerary-${name}.pdf`)
}

/** A PDF that nothing may store. */
export function pdfAnswer(file: Readable, name: string): Response {
  return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachment(name),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** The itinerary of a booking on paper, with its state, and the prices that are asked for. */
export async function itineraryBlocks<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  booking: K['view'],
  prices: ItineraryPrices,
): Promise<Block[]> {
  return [
    { style: 'title', text: 'Itinerary' },
    { style: 'note', text: `Booking ${booking.code ?? booking.reference}. ${stateSentence(booking)}` },
    'rule',
    ...(await kind.itinerary(desk, grant, booking)),
    ...termBlocks(booking, prices),
    ...pricesOf(booking, prices),
  ]
}

/** The state in words. Paper outlives it, so the itinerary of a booking that is not made says so. */
function stateSentence(booking: BookingView): string {
  const { word, standing } = stateFacts(booking)
  const { missed } = kindFacts(booking.kind).hold
  if (standing === 'made') return `${word}.`
  if (standing === 'held') {
    const until = booking.deadlines && clockTime(leadingDeadline(booking.deadlines).deadlineAt)
    return until === null ? `Held, ${missed} yet.` : `Held until ${until} UTC, ${missed} yet.`
  }
  return standing === 'underway' ? `${word}, not completed yet.` : `${word}: not valid for travel.`
}

/**
 * The file for the office has net and client's price; that for the client the total with the markup alone,
 * and no part of it.
 */
function pricesOf({ kind, money }: BookingView, prices: ItineraryPrices): Block[] {
  const { parts, totalCents, markup } = money
  const clientCents = totalCents + (markup?.cents ?? 0)
  if (prices === 'none') return []
  if (prices === 'client') return ['rule', priceLine('Total price, USD', clientCents, 'subheading')]
  const { one } = kindFacts(kind).offer
  return [
    'rule',
    { style: 'note', text: 'Agency prices, USD' },
    ...parts.map(({ label, cents }) => priceLine(label, cents)),
    priceLine(`Net ${one}`, totalCents, 'subheading'),
    priceLine(markup?.label ?? 'No markup set', markup?.cents ?? 0),
    priceLine("Client's price", clientCents),
  ]
}

function priceLine(label: string, cents: number, style: 'body' | 'subheading' = 'body'): Block {
  return {
    columns: [
      { width: null, blocks: [{ style, text: label }] },
      { width: 110, blocks: [{ style, text: formatNet(cents), align: 'right' }] },
    ],
  }
}

import 'server-only'
import { Readable } from 'node:stream'
import { plural } from '../../lib/plural.ts'
import type { HotelBookingView } from '../../lib/hotel/booking-view.ts'
import type { Block } from '../../pdf/blocks.ts'
import { type Letterhead, paperOf } from '../../pdf/letterhead.ts'
import { voucherFacts, type VoucherFacts, type VoucherRoom } from './voucher-facts.ts'
import type { Desk } from '../desk.ts'
import { agreedOf } from '../booking/agreed.ts'
import { termBlocks } from '../booking/term-blocks.ts'
import { letterheadOf } from '../config/letterhead.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { outcomeFailure } from '../gateway-client/outcome-failure.ts'
import { failure } from '../request/failure.ts'
import { attachment } from '../request/content-disposition.ts'
import type { AnyGrant } from '../session/grant.ts'
import { wayThere } from './way-there.ts'
import { hotelBookingView } from './booking-view.ts'

/**
 * A voucher as a PDF, streamed. The same facts make the same bytes.
 * @param terms its conditions, without amounts: the guest must not see what a cancellation costs the office
 */
export async function voucherPdf(
  facts: VoucherFacts,
  letterhead: Letterhead,
  terms: readonly Block[] = [],
): Promise<Readable> {
  const document = {
    title: `Hotel voucher ${facts.reference}`,
    author: letterhead.officeName,
    madeAt: facts.confirmedAt,
  }
  return paperOf(letterhead, document, await voucherBlocks(facts, terms))
}

/** The page of a voucher. */
async function voucherBlocks(facts: VoucherFacts, terms: readonly Block[]): Promise<Block[]> {
  const stars = facts.stars > 0 ? `, ${plural(facts.stars, 'star')}` : ''
  return [
    { style: 'title', text: 'Hotel voucher' },
    { style: 'note', text: `Booking ${facts.reference}` },
    'rule',
    { style: 'heading', text: facts.hotelName },
    { style: 'note', text: [{ text: facts.address || 'Address not supplied' }, { text: stars }] },
    ...(facts.phone === '' ? [] : [{ style: 'note' as const, text: `Phone ${facts.phone}` }]),
    { gap: 10 },
    stayColumns(facts),
    'rule',
    ...facts.rooms.flatMap((room) => [roomBlock(room, facts.board), 'rule' as const]),
    ...paragraph('Requested, not guaranteed', facts.note === null ? [] : [facts.note]),
    ...paragraph('House rules', facts.remarks),
    ...(await wayThere(facts)),
    ...terms,
    { style: 'small', text: 'The stay is paid. Please show this voucher with a passport or identity card.' },
  ]
}

/** The voucher of a booking as a page of another paper; null if there is none yet, or any more. */
export async function hotelVoucherPage(booking: HotelBookingView): Promise<readonly Block[] | null> {
  const facts = voucherFacts(booking)
  return facts && voucherBlocks(facts, termBlocks([{ booking, name: null }], 'none'))
}

/** Check-in and check-out side by side. */
export function stayColumns({ checkIn, checkOut, nights }: VoucherFacts): Block {
  const ends = [
    { label: 'Check-in', ...checkIn },
    { label: `Check-out, ${nights}`, ...checkOut },
  ]
  return {
    columns: ends.map(({ label, day, hour }) => ({
      width: null,
      blocks: [
        { style: 'small', text: label },
        { style: 'value', text: day },
        { style: 'body', text: hour },
      ],
    })),
  }
}

/** A room with its guests and its voucher number. */
export function roomBlock(room: VoucherRoom, board: string): Block {
  const number = room.number === null ? [] : [{ text: 'Voucher number ' }, { text: room.number, bold: true }]
  return {
    keep: [
      { style: 'subheading', text: room.title },
      { style: 'note', text: [room.detail, board].filter(Boolean).join(' · ') },
      ...(number.length > 0 ? [{ style: 'body' as const, text: number }] : []),
      ...room.guests.map(({ name, role }): Block => ({
        style: 'body',
        text: [{ text: name }, { text: role === '' ? '' : `, ${role}` }],
      })),
    ],
  }
}

function paragraph(title: string, lines: readonly string[]): Block[] {
  if (lines.length === 0) return []
  return [
    { style: 'subheading', text: title },
    ...lines.map((text): Block => ({ style: 'note', text })),
    { gap: 8 },
  ]
}

/**
 * Answers the voucher of a booking as a PDF that nothing may store. The booking is read in the person's own
 * session, so that the gateway decides whether they may see it. 404: no such booking of the office; 409: no
 * voucher (yet, or any more).
 */
export async function hotelVoucherAnswer(desk: Desk, grant: AnyGrant, reference: string): Promise<Response> {
  if (!/^[\w-]{1,64}$/.test(reference)) return failure(404, 'NotFound')
  const read = await callAs(desk, grant, 'hotel.booking-data', { UniqueId: reference })
  if (read.kind !== 'ok') return outcomeFailure(read)
  const booking = {
    ...hotelBookingView(read.data),
    agreed: await agreedOf(desk, grant.officeId, reference),
  }
  const facts = voucherFacts(booking)
  if (facts === null) return failure(409, 'NoVoucher', 'This booking has no voucher.')
  const pdf = await voucherPdf(
    facts,
    await letterheadOf(desk, grant),
    termBlocks([{ booking, name: null }], 'none'),
  )
  return new Response(Readable.toWeb(pdf) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachment(`voucher-${reference}.pdf`),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

import 'server-only'
import type { Readable } from 'node:stream'
import { plural } from '../../lib/plural.ts'
import type { Block } from '../../pdf/blocks.ts'
import { documentOf } from '../../pdf/document.ts'
import type { VoucherFacts, VoucherRoom } from './voucher-facts.ts'

/** A voucher as a PDF, streamed. The same facts make the same bytes. */
export function voucherPdf(facts: VoucherFacts): Promise<Readable> {
  const document = {
    title: `Hotel voucher ${facts.reference}`,
    author: facts.officeName,
    madeAt: facts.confirmedAt,
  }
  const stars = facts.stars > 0 ? `, ${plural(facts.stars, 'star')}` : ''
  return documentOf(document, [
    { style: 'note', text: facts.officeName },
    { style: 'title', text: 'Hotel voucher' },
    { style: 'note', text: `Booking ${facts.reference}` },
    'rule',
    { style: 'heading', text: facts.hotelName },
    { style: 'note', text: [{ text: facts.address || 'Address not supplied' }, { text: stars }] },
    { gap: 10 },
    stay(facts),
    'rule',
    ...facts.rooms.flatMap((room) => [roomBlock(room, facts.board), 'rule' as const]),
    ...paragraph('Requested, not guaranteed', facts.note === null ? [] : [facts.note]),
    ...paragraph('House rules', facts.remarks),
    { style: 'small', text: 'The stay is paid. Please show this voucher with a passport or identity card.' },
  ])
}

/** The stay on paper, without voucher and prices. */
export function stayBlocks(facts: VoucherFacts): Block[] {
  return [
    { style: 'heading', text: facts.hotelName },
    { style: 'note', text: facts.address || 'Address not supplied' },
    { gap: 10 },
    stay(facts),
    { gap: 10 },
    ...facts.rooms.map((room) => roomBlock(room, facts.board)),
  ]
}

/** Check-in and check-out side by side. */
function stay({ checkIn, checkOut, nights }: VoucherFacts): Block {
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

function roomBlock(room: VoucherRoom, board: string): Block {
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

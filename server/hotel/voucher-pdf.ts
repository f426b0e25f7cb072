import 'server-only'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import type { VoucherFacts, VoucherRoom } from './voucher-facts.ts'
import { plural } from '../../lib/plural.ts'

/** Geist, as on the screens. It is embedded so that accented names print on every printer. */
const FONTS = path.join(process.cwd(), 'node_modules/geist/dist/fonts/geist-sans')
const REGULAR = path.join(FONTS, 'Geist-Regular.ttf')
const BOLD = path.join(FONTS, 'Geist-SemiBold.ttf')

const MARGIN = 56
const INK = '#1b222c'
const GREY = '#5b6470'
const LINE = '#d9dde3'

type Page = InstanceType<typeof PDFDocument>

/** A voucher as a PDF of A4 pages. */
export async function voucherPdf(facts: VoucherFacts): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: REGULAR,
    lang: 'en',
    info: { Title: `Hotel voucher ${facts.reference}`, Author: facts.officeName },
  })
  const parts: Buffer[] = []
  page.on('data', (part: Buffer) => parts.push(part))
  const written = new Promise<void>((resolve, reject) => page.on('end', resolve).on('error', reject))
  drawHead(page, facts)
  drawStay(page, facts)
  for (const room of facts.rooms) drawRoom(page, room, facts.board)
  drawTexts(page, facts)
  page.end()
  await written
  return Buffer.concat(parts)
}

function drawHead(page: Page, facts: VoucherFacts) {
  page.fillColor(GREY).fontSize(10).text(facts.officeName, { continued: false })
  page.fillColor(INK).font(BOLD).fontSize(22).text('Hotel voucher')
  page.font(REGULAR).fontSize(10).fillColor(GREY).text(`Booking ${facts.reference}`)
  rule(page)
  const stars = facts.stars > 0 ? `, ${plural(facts.stars, 'star')}` : ''
  page.fillColor(INK).font(BOLD).fontSize(16).text(facts.hotelName)
  page
    .font(REGULAR)
    .fontSize(10)
    .fillColor(GREY)
    .text(`${facts.address || 'Address not supplied'}${stars}`)
  page.moveDown(0.8)
}

/** Draws check-in and check-out side by side. */
function drawStay(page: Page, { checkIn, checkOut, nights }: VoucherFacts) {
  const top = page.y
  const half = (page.page.width - 2 * MARGIN) / 2
  const columns = [
    { label: 'Check-in', ...checkIn, x: MARGIN },
    { label: `Check-out, ${nights}`, ...checkOut, x: MARGIN + half },
  ]
  let bottom = top
  for (const { label, day, hour, x } of columns) {
    const width = half - 12
    page.fillColor(GREY).fontSize(9).text(label, x, top, { width })
    page.fillColor(INK).font(BOLD).fontSize(13).text(day, x, page.y, { width })
    page.font(REGULAR).fontSize(10).text(hour, x, page.y, { width })
    bottom = Math.max(bottom, page.y)
  }
  page.x = MARGIN
  page.y = bottom
  rule(page)
}

function drawRoom(page: Page, room: VoucherRoom, board: string) {
  const needed = 60 + 14 * room.guests.length
  if (page.y + needed > page.page.height - MARGIN) page.addPage()
  page.fillColor(INK).font(BOLD).fontSize(12).text(room.title)
  page.font(REGULAR).fontSize(10).fillColor(GREY).text([room.detail, board].filter(Boolean).join(' · '))
  if (room.number !== null) {
    page.fillColor(INK).fontSize(11).text('Voucher number ', { continued: true }).font(BOLD).text(room.number)
  }
  page.font(REGULAR).fontSize(10.5).fillColor(INK)
  for (const guest of room.guests) page.text(guest)
  rule(page)
}

function drawTexts(page: Page, { note, remarks }: VoucherFacts) {
  if (note !== null) paragraph(page, 'Requested, not guaranteed', [note])
  if (remarks.length > 0) paragraph(page, 'House rules', remarks)
  page.moveDown(0.5)
  page
    .fillColor(GREY)
    .fontSize(9)
    .text('The stay is paid. Please show this voucher with a passport or identity card.')
}

function paragraph(page: Page, title: string, lines: readonly string[]) {
  page.fillColor(INK).font(BOLD).fontSize(10.5).text(title)
  page.font(REGULAR).fontSize(9.5).fillColor(GREY)
  for (const line of lines) page.text(line, { paragraphGap: 2 })
  page.moveDown(0.7)
}

function rule(page: Page) {
  page.moveDown(0.5)
  const { y } = page
  page
    .moveTo(MARGIN, y)
    .lineTo(page.page.width - MARGIN, y)
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke()
  page.moveDown(0.7)
}

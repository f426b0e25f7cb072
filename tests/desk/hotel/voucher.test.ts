import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { voucherFacts } from '../../../server/hotel/voucher-facts.ts'
import { voucherPdf } from '../../../server/hotel/voucher-pdf.ts'
import { NO_LETTERHEAD } from '../../../lib/office/letterhead.ts'
import { readBack } from '../../pdf/read-back.ts'
import { hotelBookingFixture } from './booking-fixture.ts'

const PLAIN = { officeName: 'Aurora Travel', ...NO_LETTERHEAD, logo: null }

test('a voucher says who sleeps where, under which number, and nothing of money', () => {
  const facts = voucherFacts(hotelBookingFixture())
  expect(facts).toMatchObject({
    hotelName: 'São Domingos',
    nights: '2 nights',
    checkIn: { day: 'Thu 10 Dec 2026', hour: 'from 15:00' },
    checkOut: { hour: '' },
    rooms: [
      {
        number: 'V1',
        guests: [
          { name: 'Ms Anna Keller', role: 'lead guest' },
          { name: 'Jörg Nguyễn', role: '' },
        ],
      },
      {
        number: 'V2',
        guests: [
          { name: 'Mr Łukasz Şahin', role: 'lead guest' },
          { name: 'Emil Şahin', role: 'child, 6' },
        ],
      },
    ],
    remarks: ['Pets: Pets are not allowed.'],
  })
  expect(JSON.stringify(facts)).not.toMatch(/USD|\$|674|67411/)
})

test.each(['held', 'vouchering', 'withdrawn', 'cancelled', 'short'] as const)(
  '%s has no voucher',
  (state) => {
    expect(voucherFacts(hotelBookingFixture({ state }))).toBeNull()
  },
)

test('the PDF carries its fonts, and many guests go on on further pages', async () => {
  const [room] = hotelBookingFixture().rooms
  if (!room) throw new Error('no room')
  const rooms = Array.from({ length: 8 }, () => ({ ...room, guests: Array(8).fill(room.guests[1]) }))
  const pdf = (await printed({ rooms })).toString('latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf).toContain('/FontFile2')
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
  expect(pdf).not.toMatch(/\/JavaScript|\/Launch/)
})

test('guests have their names in any script', async () => {
  const names = ['Đặng Thị Ánh', 'محمد عبد الله', 'สมชาย น้ำใส', '田中 さくら', '김철수', '王小明']
  const [room] = hotelBookingFixture().rooms
  if (!room) throw new Error('no room')
  const guests = names.map((lastName) => ({ title: 'Mr', firstName: '', lastName, child: true, age: 6 }))
  const { lines, glyphs } = readBack(await printed({ rooms: [{ ...room, guests }] }))
  expect(lines).toEqual(expect.arrayContaining(names.map((name) => `Mr ${name}, child, 6`)))
  expect(glyphs.flat()).not.toContain(0)
})

test('the same booking has the same voucher, byte by byte', async () => {
  expect(await printed({})).toEqual(await printed({}))
})

async function printed(change: Parameters<typeof hotelBookingFixture>[0]): Promise<Buffer> {
  const facts = voucherFacts(hotelBookingFixture(change))
  if (!facts) throw new Error('no voucher')
  return buffer(await voucherPdf(facts, PLAIN))
}

test('a voucher has the phone of the hotel, a map with towns around it, and a code that opens the place', async () => {
  const { lines, squares } = readBack(await printed({}))
  expect(lines).toContain('Phone +351 21 555 01 00')
  expect(lines).toContain('Way there')
  expect(lines.some((line) => line === 'Almada' || line === 'Amadora')).toBe(true)
  expect(squares.length).toBeGreaterThan(100)
})

test('a record without phone and position has neither line nor map', async () => {
  const { hotel } = hotelBookingFixture()
  const { lines } = readBack(await printed({ hotel: { ...hotel, phone: '', position: { lat: 0, lng: 0 } } }))
  expect(lines.join(' ')).not.toMatch(/Phone|Way there/)
})

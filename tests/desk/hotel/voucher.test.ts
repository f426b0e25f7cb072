import { expect, test } from 'vitest'
import { voucherFacts } from '../../../server/hotel/voucher-facts.ts'
import { voucherPdf } from '../../../server/hotel/voucher-pdf.ts'
import { hotelBookingFixture } from './booking-fixture.ts'

test('a voucher says who sleeps where, under which number, and nothing of money', () => {
  const facts = voucherFacts(hotelBookingFixture(), 'Aurora Travel')
  expect(facts).toMatchObject({
    officeName: 'Aurora Travel',
    hotelName: 'São Domingos',
    nights: '2 nights',
    checkIn: { day: 'Thu 10 Dec 2026', hour: 'from 15:00' },
    checkOut: { hour: '' },
    rooms: [
      { number: 'V1', guests: ['Ms Anna Keller, lead guest', 'Jörg Nguyễn'] },
      { number: 'V2', guests: ['Mr Łukasz Şahin, lead guest', 'Emil Şahin, child, 6'] },
    ],
    remarks: ['Pets: Pets are not allowed.'],
  })
  expect(JSON.stringify(facts)).not.toMatch(/USD|\$|674|67411/)
})

test.each(['held', 'vouchering', 'withdrawn', 'cancelled', 'short'] as const)('%s has none', (state) => {
  expect(voucherFacts(hotelBookingFixture({ state }), 'Aurora Travel')).toBeNull()
})

test('the PDF carries its fonts, and many guests go on on further pages', async () => {
  const [room] = hotelBookingFixture().rooms
  if (!room) throw new Error('no room')
  const rooms = Array.from({ length: 8 }, () => ({ ...room, guests: Array(8).fill(room.guests[1]) }))
  const facts = voucherFacts(hotelBookingFixture({ rooms }), 'Aurora Travel')
  if (!facts) throw new Error('no voucher')
  const pdf = (await voucherPdf(facts)).toString('latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf).toContain('/FontFile2')
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
  expect(pdf).not.toMatch(/\/JavaScript|\/Launch/)
})

import jsQR from 'jsqr'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { pdfText } from '../../../e2e/pdf-text.ts'
import {
  activityVoucherPdf,
  type ActivityVoucherFacts,
} from '../../../gateway/families/activity/voucher-pdf.ts'
import { readBack } from '../../pdf/read-back.ts'

const FACTS: ActivityVoucherFacts = {
  officeName: 'Aurora Travel',
  code: 'ACT7K2M9',
  visualId: '7K2M-94QX-1',
  issuedAt: new Date('2026-11-22T10:00:00Z'),
  product: { title: 'Gyeongbokgung Palace: guided walk', translated: '경복궁 가이드 투어' },
  variant: { title: 'Small group in English', translated: null },
  date: '2026-12-10',
  timeSlot: { startTime: '09:00', endTime: '11:30' },
  timeZone: 'Asia/Seoul',
  leadGuest: 'Ms Anna Keller',
  tickets: [
    { label: 'Adult', quantity: 2 },
    { label: 'Child', quantity: 1 },
  ],
  meeting: { address: '161 Sajik-ro, Seoul (서울 종로구 사직로 161)', time: '08:45' },
  redemptionAddress: null,
  answers: [
    { name: 'Hotel', answer: '롯데호텔', traveller: null },
    { name: 'Shoe size', answer: '42', traveller: 'adult 1' },
  ],
  use: 'Show the code to the guide.',
  mustBePrinted: false,
}

async function voucher(change: Partial<ActivityVoucherFacts> = {}): Promise<Buffer> {
  return buffer(await activityVoucherPdf({ ...FACTS, ...change }))
}

test('a voucher says who goes where and when, in the order in which one reads', async () => {
  const file = await voucher()
  const { lines } = readBack(file)
  expect(lines).toEqual([
    'Aurora Travel',
    'Activity voucher',
    'Booking ACT7K2M9',
    'Gyeongbokgung Palace: guided walk',
    '경복궁 가이드 투어',
    'Small group in English',
    '7K2M-94QX-1',
    'Date',
    'Thursday 10 December 2026',
    '09:00 to 11:30, Korean Standard Time',
    'Lead guest',
    'Ms Anna Keller',
    '2 × Adult',
    '1 × Child',
    'Meeting point',
    '161 Sajik-ro, Seoul (서울 종로구 사직로 161)',
    '08:45',
    'Options',
    'Hotel: 롯데호텔',
    'Shoe size, adult 1: 42',
    'How to use',
    'Show the code to the guide.',
    'The activity is paid. Please show this voucher on paper or on a screen, with a passport or identity card.',
  ])
  const copied = await pdfText(file)
  for (const word of ['ACT7K2M9', '7K2M-94QX-1', 'Anna Keller', '경복궁', '롯데호텔'])
    expect(copied).toContain(word)
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('what is not known is not mentioned', async () => {
  const { lines } = readBack(
    await voucher({
      timeSlot: null,
      meeting: { address: null, time: null },
      answers: [],
      use: null,
      mustBePrinted: true,
    }),
  )
  expect(lines).toContain('Any time of the day, Korean Standard Time')
  expect(lines.at(-1)).toMatch(/Please bring this voucher on paper/)
  expect(lines.join('\n')).not.toMatch(/Meeting point|Options|How to use|null/)
})

test.each(['Đặng Thị Ánh', 'محمد عبد الله', 'สมชาย น้ำใส', '田中 さくら', '김철수', '王小明'])(
  'the guest is %s',
  async (leadGuest) => {
    const { lines, glyphs } = readBack(await voucher({ leadGuest }))
    expect(lines).toContain(leadGuest)
    expect(glyphs.flat()).not.toContain(0)
  },
)

test.each(['7K2M-94QX-1', 'a1b2c3d4-e5f6-4711-8899-aabbccddeeff'])('a scanner reads %s', async (visualId) => {
  expect(scanned(readBack(await voucher({ visualId })).squares)).toBe(visualId)
})

test('the same facts make the same bytes, whenever they are asked for', async () => {
  expect(await voucher()).toEqual(await voucher())
})

/** The text that a scanner reads from a picture of four pixels a module with white around it. */
function scanned(squares: { x: number; y: number; side: number }[]): string | undefined {
  const side = squares[0]?.side ?? 0
  const left = Math.min(...squares.map(({ x }) => x))
  const top = Math.min(...squares.map(({ y }) => y))
  const width = 4 * 60
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const { x, y } of squares) {
    const column = 16 + 4 * Math.round((x - left) / side)
    const row = 16 + 4 * Math.round((y - top) / side)
    for (let line = row; line < row + 4; line += 1) {
      pixels.fill(0, 4 * (line * width + column), 4 * (line * width + column + 4))
      for (let at = column; at < column + 4; at += 1) pixels[4 * (line * width + at) + 3] = 255
    }
  }
  return jsQR(pixels, width, width)?.data
}

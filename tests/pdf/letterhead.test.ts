import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Block } from '../../pdf/blocks.ts'
import { type Letterhead, paperOf } from '../../pdf/letterhead.ts'
import { readBack } from './read-back.ts'

// What an office's papers say above and below their text.

const FACTS = { title: 'Test', author: 'Test', madeAt: new Date(0) }
const PLAIN: Letterhead = {
  officeName: 'Aurora Travel',
  legalName: '',
  street: '',
  city: '',
  phones: '',
  email: '',
  taxNumber: '',
  footer: '',
  accent: null,
  logo: null,
}
const WRITTEN: Letterhead = {
  ...PLAIN,
  legalName: 'Aurora Travel GmbH',
  street: 'Rosengasse 12',
  city: '1010 Wien, Austria',
  phones: '+43 1 555 01 00',
  taxNumber: 'ATU12345678',
  footer: 'Registered in Vienna, FN 123456a.',
  accent: '#1a56db',
}

async function paper(
  letterhead: Letterhead,
  blocks: readonly Block[] = [{ style: 'title', text: 'Voucher' }],
) {
  return buffer(await paperOf(letterhead, FACTS, blocks))
}

test('an office that has written nothing has its name above, as a note', async () => {
  expect(readBack(await paper(PLAIN)).lines).toEqual(['Aurora Travel', 'Voucher'])
})

test('the head says who the office is, each thing once, and the foot stands on every page', async () => {
  const pages: Block[] = Array.from({ length: 3 }, (_, at) => ({
    keep: [{ gap: 500 }, { style: 'body', text: `${at}` }],
  }))
  const { lines } = readBack(await paper(WRITTEN, pages))
  expect(lines.filter((line) => line === WRITTEN.footer)).toHaveLength(3)
  expect(lines.filter((line) => line !== WRITTEN.footer)).toEqual([
    'Aurora Travel GmbH',
    'Rosengasse 12',
    '1010 Wien, Austria',
    '+43 1 555 01 00',
    'Tax number ATU12345678',
    '0',
    '1',
    '2',
  ])
})

test('a logo stands in place of the name, which is written beside it', async () => {
  const image = await sharp({ create: { width: 720, height: 250, channels: 3, background: '#336' } })
    .png()
    .toBuffer()
  const file = await paper({ ...PLAIN, logo: { image, width: 720, height: 250 } })
  expect(file.toString('latin1')).toContain('/Subtype /Image')
  expect(readBack(file).lines).toEqual(['Aurora Travel', 'Voucher'])
})

import { expect, test } from 'vitest'
import { lineOfSpans, paragraphsOf, runsOf, type Paragraph } from '../../pdf/paragraph.ts'

function drawn(paragraph: Paragraph | undefined): string[] {
  if (!paragraph) throw new Error('no paragraph')
  return runsOf(paragraph, 0, paragraph.text.length).map(({ text }) => text)
}

/** The fonts of a text, without the number of their file. */
async function fontsOf(text: string): Promise<string[]> {
  const [paragraph] = await paragraphsOf(text, 'regular')
  return [...new Set(paragraph?.clusters.map(({ face }) => face.id.replace(/-\d+$/, '')))]
}

test('an English line keeps its order around names that run to the left', async () => {
  const name = { text: 'محمد علي' }
  expect(drawn(await lineOfSpans([name, { text: ', child, 6' }], 'regular'))).toEqual([
    'محمد علي',
    ', child, 6',
  ])
  expect(drawn(await lineOfSpans([{ text: 'Badge: ' }, name, { text: ' (2)' }], 'regular'))).toEqual([
    'Badge: ',
    'محمد علي',
    ' ',
    '(2)',
  ])
})

test('an Arabic paragraph runs to the left, its numbers and brackets as they are read there', async () => {
  const [paragraph] = await paragraphsOf('جولة (2026) Tour', 'regular')
  expect(paragraph?.rightToLeft).toBe(true)
  expect(drawn(paragraph)).toEqual(['Tour', ' (', '2026', ')', 'جولة '])
})

test('Persian digits run from the left', async () => {
  expect(drawn((await paragraphsOf('اتاق ۱۲۳', 'regular'))[0])).toEqual(['۱', '۲', '۳', 'اتاق '])
})

test('a name cannot turn the rest of its line round', async () => {
  const said = await lineOfSpans([{ text: 'Eve \u202eevil\u2069' }, { text: ', adult' }], 'regular')
  expect(drawn(said).join('')).toBe('Eve evil, adult')
})

test('the vowel am of Thai is drawn below the tone that is typed before it', async () => {
  expect(drawn((await paragraphsOf('น้ำ', 'regular'))[0])).toEqual(['น\u0e4d\u0e49\u0e32'])
})

test.each([
  ['王小明', ['noto-sans-sc']],
  ['王 さくら', ['noto-sans-jp']],
  ['王 김', ['noto-sans-kr']],
  ['鴫原', ['noto-sans-jp']],
  ['佐々木', ['noto-sans-jp']],
  ['Nguyễn Văn', ['geist']],
  ['محمد', ['vazirmatn-arabic']],
  ['ڀٽائي', ['noto-sans-arabic-arabic']],
])('%s is written by %j', async (text, fonts) => {
  expect((await fontsOf(text)).filter((font) => !/-latin$/.test(font))).toEqual(fonts)
})

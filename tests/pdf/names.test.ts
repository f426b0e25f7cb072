import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pdfText } from '../../e2e/pdf-text.ts'
import { printed, readBack } from './read-back.ts'

const NAMES = [
  ['Vietnamese', 'Nguyễn Thị Ánh Đào'],
  ['Arabic', 'محمد عبد الرحمن'],
  ['Persian', 'پگاه چنگیزی'],
  ['Kurdish', 'ڕێبوار'],
  ['Thai', 'สมชาย ปิ่นแก้ว ผู้ใหญ่'],
  ['Japanese', '田中 さくら'],
  ['ideographs of Japanese names', '髙﨑 渡邉 鴫原'],
  ['Korean', '김철수'],
  ['Chinese', '王小明 喆'],
  ['traditional Chinese', '陳龍 黃灣'],
  ['an ideograph beyond the first plane', '𠮷田'],
  ['Greek', 'Ελένη'],
  ['Russian', 'Ольга Щербакова'],
  ['Polish and Turkish', 'Łukasz Şahin'],
] as const

test.each(NAMES)('%s: every character has a glyph, and the name can be copied', async (_, name) => {
  const file = await printed([{ style: 'body', text: [{ text: name }, { text: ', lead guest' }] }])
  const { lines, glyphs } = readBack(file)
  expect(lines).toEqual([`${name}, lead guest`])
  expect(glyphs.flat().length).toBeGreaterThan(name.length)
  expect(glyphs.flat()).not.toContain(0)
  expect(await pdfText(file)).toContain(name)
})

test('a name typed with combining marks is the same name', async () => {
  const [one, other] = await Promise.all(
    ['Trần Đặng', 'Trần Đặng'.normalize('NFD')].map((text) => printed([{ style: 'body', text }])),
  )
  expect(one).toEqual(other)
})

test('letters of Arabic join: each stands in its form', async () => {
  const { glyphs } = readBack(
    await printed([
      { style: 'body', text: 'ببب' },
      { style: 'body', text: 'ب' },
    ]),
  )
  expect(new Set(glyphs.flat()).size).toBe(4)
})

test('a character that no font has is a box, and is copied as itself', async () => {
  const file = await printed([{ style: 'body', text: 'Dov שלום 🙂' }])
  expect(readBack(file).lines).toEqual(['Dov שלום 🙂'])
  expect(await pdfText(file)).toBe('Dov □□□□ □')
})

test('any text is printed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), async (text) => {
      const file = await printed([{ style: 'body', text }])
      expect(readBack(file).glyphs.flat()).not.toContain(0)
    }),
    { numRuns: 20, examples: [['\ud800'], ['\u0000\u202e'], ['\ufe0f'], ['\u0301'], ['\n\n']] },
  )
})

import { expect, test } from 'vitest'
import fc from 'fast-check'
import { GramIndex } from '../../../gateway/domain/activity/gram-index.ts'

/** Words of the scripts of the catalogue, so that parts of them occur in several texts. */
const words = [
  '야경 투어',
  '夜景クルーズ',
  'ทัวร์เดิน',
  'جولة ليلية',
  'walking tour',
  'tour de nuit',
  'aaa',
  'aa',
]
const text = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((parts) => parts.join(' '))
const part = fc.oneof(
  fc
    .tuple(text, fc.nat(20), fc.integer({ min: 1, max: 9 }))
    .map(([whole, at, length]) => whole.slice(at, at + length)),
  fc.string({ minLength: 1, maxLength: 4 }),
)

test('finds exactly the texts that contain a part, in every script and of any length', () => {
  let met = 0
  fc.assert(
    // Making an index takes longer than ten questions.
    fc.property(fc.array(text, { maxLength: 30 }), fc.array(part, { minLength: 10 }), (texts, parts) => {
      const index = new GramIndex(texts)
      for (const wanted of parts) {
        const expected = texts.flatMap((each, row) => (each.includes(wanted) ? [row] : []))
        if (expected.length > 0) met++
        expect([...index.find(wanted)]).toEqual(expected)
      }
    }),
    { numRuns: 40 },
  )
  // Questions that nothing answers would show little.
  expect(met).toBeGreaterThan(30)
})

test('the index is right also when nearly every pair and triple is another one', () => {
  // 600,000 different grams, more than the smallest index takes.
  const texts = Array.from({ length: 300 }, (_, row) =>
    String.fromCharCode(
      ...Array.from({ length: 1000 }, (_, at) => 0x4e00 + ((at * at * 7 + row * 113 + at) % 20_000)),
    ),
  )
  const index = new GramIndex(texts)
  for (const wanted of texts.map((each, row) => each.slice(row, row + 2 + (row % 4)))) {
    const expected = texts.flatMap((each, row) => (each.includes(wanted) ? [row] : []))
    expect([...index.find(wanted)]).toEqual(expected)
  }
})

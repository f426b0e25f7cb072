import { expect, test } from 'vitest'
import { linesOf } from '../../pdf/lines.ts'
import { paragraphsOf } from '../../pdf/paragraph.ts'

/** The lines of a text where every character is one unit wide. */
async function broken(text: string, width: number): Promise<string[]> {
  const [paragraph] = await paragraphsOf(text, 'regular')
  if (!paragraph) throw new Error('no paragraph')
  return linesOf(paragraph, width, (from, to) => to - from).map(({ from, to }) => text.slice(from, to))
}

test('lines end between words, without their spaces', async () => {
  expect(await broken('a walk in the old town', 8)).toEqual(['a walk', 'in the', 'old town'])
  expect(await broken('short', 8)).toEqual(['short'])
  expect(await broken('', 8)).toEqual([])
})

test('ideographs break anywhere but before a full stop', async () => {
  expect(await broken('旧市街を歩くツアー。', 5)).toEqual(['旧市街を歩', 'くツアー。'])
  expect(await broken('旧市街を歩。', 5)).toEqual(['旧市街を', '歩。'])
})

test('Thai, which has no spaces, breaks between words', async () => {
  expect(await broken('เดินชมเมืองเก่า', 8)).toEqual(['เดินชม', 'เมือง', 'เก่า'])
})

test('a name that is longer than a line goes on on the next', async () => {
  expect(await broken('Maria Wolfeschlegelsteinhausen', 10)).toEqual([
    'Maria',
    'Wolfeschle',
    'gelsteinha',
    'usen',
  ])
})

import { expect, it } from 'vitest'
import { includesWord, titlePieces } from '../../../lib/activity/includes-word.ts'
import { languageOfWord, languagesOfWord } from '../../../lib/activity/word-languages.ts'

const marked = (title: string, word: string) =>
  titlePieces(title, word)
    .map(({ text, match }) => (match ? `[${text}]` : text))
    .join('')

it.each([
  ['서울 야경 산책', '야경', '서울 [야경] 산책'],
  ['جولة فن الشارع في تورونتو', 'شارع', 'جولة فن ال[شارع] في تورونتو'],
  ['Night Market Tour', 'market ', 'Night [Market] Tour'],
  ['東京の夜', '京', '東[京]の夜'],
  // Decomposed letters of the title, and of the word.
  ['Cafe\u0301 walk', 'café', '[Café] walk'],
  ['Café walk', 'cafe\u0301', '[Café] walk'],
  // A capital whose small letter is longer does not move the mark.
  ['İstanbul by Night', 'night', 'İstanbul by [Night]'],
])('%s: the word %s is marked', (title, word, pieces) => {
  expect(marked(title, word)).toBe(pieces)
  expect(includesWord(title, word)).toBe(true)
})

it('what does not have the word stays whole, and no word marks nothing', () => {
  expect(titlePieces('Harbour cruise', 'tour')).toEqual([{ text: 'Harbour cruise', match: false }])
  expect(titlePieces('Harbour cruise', ' ')).toEqual([{ text: 'Harbour cruise', match: false }])
  expect(includesWord('Harbour cruise', '')).toBe(false)
})

it.each([
  ['야경', 'KO', ['KO']],
  ['東京', 'ZH-HANS', ['ZH-HANS', 'JA']],
  ['とうきょう', 'JA', ['JA']],
  ['ตลาด', 'TH', ['TH']],
  ['شارع', 'AR', ['AR']],
  ['phố', 'VI', ['VI']],
  ['menara', null, ['ID', 'VI']],
])('the language of %s is recognised', (word, language, possible) => {
  expect(languageOfWord(word)).toBe(language)
  expect(languagesOfWord(word)).toEqual(possible)
})

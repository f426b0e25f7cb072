import { expect, it } from 'vitest'
import { includesWords } from '../../../server/activity/titles.ts'
import { languageOfWord, languagesOfWord } from '../../../lib/activity/word-languages.ts'
import { matchPieces } from '../../../text/match-pieces.ts'

const marked = (title: string, word: string) =>
  matchPieces(title, word, { anywhere: true })
    .map(({ text, match }) => (match ? `[${text}]` : text))
    .join('')

it.each([
  ['서울 야경 산책', '야경', '서울 [야경] 산책'],
  ['جولة فن الشارع في تورونتو', 'شارع', 'جولة فن ال[شارع] في تورونتو'],
  ['Night Market Tour', 'market ', 'Night [Market] Tour'],
  ['Night Market Tour', 'tour night', '[Night] Market [Tour]'],
  ['Tour nach München', 'Muenchen', 'Tour nach München'],
  ['東京の夜', '京', '東[京]の夜'],
  // Decomposed letters of the title, and of the word.
  ['Cafe\u0301 walk', 'café', '[Café] walk'],
  ['Café walk', 'cafe\u0301', '[Café] walk'],
  // A capital whose small letter is longer does not move the mark.
  ['İstanbul by Night', 'night', 'İstanbul by [Night]'],
])('%s: the word %s is marked', (title, word, pieces) => {
  expect(marked(title, word)).toBe(pieces)
  expect(includesWords(title, word.trim().split(' '))).toBe(true)
})

it('what does not have the word stays whole, and no word marks nothing', () => {
  expect(marked('Harbour cruise', 'tour')).toBe('Harbour cruise')
  expect(marked('Harbour cruise', ' ')).toBe('Harbour cruise')
  expect(includesWords('Harbour cruise', ['harbour', 'tour'])).toBe(false)
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

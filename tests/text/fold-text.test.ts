import anyAscii from 'any-ascii'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asciiDigits } from '../../text/digits.ts'
import { foldText, joined, spelledOut } from '../../text/fold-text.ts'
import { plainLetters, twoLetters } from '../../text/latin-letters.ts'

describe('foldText', () => {
  it.each([
    ['München', 'munchen'],
    ['Łódź', 'lodz'],
    ['Tromsø', 'tromso'],
    ['Þórshöfn', 'thorshofn'],
    ['Kırıkkale', 'kirikkale'],
    ['İstanbul', 'istanbul'],
    ['Đà Nẵng', 'da nang'],
    ['Straße', 'strasse'],
    ['Cœur d’Alène', 'coeur dalene'],
    ["Xi'an", 'xian'],
    ['Nukuʻalofa', 'nukualofa'],
    ['Kahului`s', 'kahuluis'],
    ['Stratford-upon-Avon', 'stratford upon avon'],
    ['  SMITH/MARY-ANN  ', 'smith mary ann'],
    ['Ｔｏｋｙｏ　１２', 'tokyo 12'],
    ['ﾄｳｷｮｳ', 'トウキョウ'],
    ['ガーデン', 'ガーデン'],
    ['서울', '서울'],
    ['서울'.normalize('NFD'), '서울'],
    ['مَكَّة المكرمة', 'مكه المكرمه'],
    ['أبو ظبي', 'ابو ظبي'],
    ['ابوظبی', 'ابوظبي'],
    ['بلومینگ\u200Cتون', 'بلومينگتون'],
    ['יְרוּשָׁלַיִם', 'ירושלים'],
    ['תל־אביב', 'תל אביב'],
    ['Αθήνας', 'αθηνασ'],
    ['Королёв', 'королев'],
    ['กรุงเทพฯ', 'กรุงเทพฯ'],
    ['เชียงใหม่', 'เชียงใหม่'],
    ['東京', '東京'],
    ['१२ मुंबई', '12 मुंबई'],
    ['…', ''],
  ])('%s is %s', (text, folded) => expect(foldText(text)).toBe(folded))

  it('changes nothing when it is done again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
      { numRuns: 5000 },
    )
  })

  it('makes one form of the composed and the decomposed text, in capitals or not', () => {
    const words = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿĀ-ſΑ-ωА-я ]{1,20}$/u)
    fc.assert(
      fc.property(words, (text) => {
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
        expect(foldText(text.toLowerCase())).toBe(foldText(text))
      }),
    )
  })
})

it('spells the letters that have no accent as a transliterator does', () => {
  const spelled = Object.keys(plainLetters).map((letter) => [letter, anyAscii(letter)])
  expect(Object.fromEntries(spelled)).toEqual(plainLetters)
})

it('knows every letter of the Latin alphabets of Europe', () => {
  const unknown: string[] = []
  for (let code = 0xc0; code < 0x180; code++) {
    const letter = String.fromCharCode(code).toLowerCase()
    // ŉ is a letter of Afrikaans that Unicode has deprecated.
    if (letter !== 'ŉ' && /\p{L}/u.test(letter) && !/^[a-z]+$/.test(foldText(letter))) unknown.push(letter)
  }
  expect(unknown).toEqual([])
})

it.each(Object.entries(twoLetters))('writes %s out as %s', (letter, two) => {
  expect(spelledOut(`x${letter}x`)).toBe(`x${two}x`)
  expect(spelledOut(`x${letter}x`.normalize('NFD').toUpperCase())).toBe(`x${two}x`)
})

it('joins the words of a folded text', () => expect(joined(foldText('New York-JFK'))).toBe('newyorkjfk'))

it.each([
  ['١٤', '14'],
  ['۱۴', '14'],
  ['१४', '14'],
  ['๑๔', '14'],
  ['１４', '14'],
  ['14 Jan', '14 Jan'],
])('reads the digits of %s', (text, digits) => expect(asciiDigits(text)).toBe(digits))

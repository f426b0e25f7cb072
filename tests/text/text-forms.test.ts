import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finder, ranker, textForms } from '../../text/text-forms.ts'

describe('textForms', () => {
  it.each([
    ['Müller', ['muller', 'mueller']],
    ['MUELLER', ['mueller', 'muller']],
    ['Århus', ['arhus', 'aarhus']],
    ['Søren', ['soren', 'soeren']],
    ['Keller', ['keller']],
  ])('of %s', (text, forms) => expect(textForms(text)).toEqual(forms))
})

describe('finder', () => {
  it.each([
    ['Müller', 'MUELLER'],
    ['MUELLER', 'Müller'],
    ['muller', 'MUELLER'],
    ['mueller', 'Muller'],
    ['obrien', "O'Brien"],
    ["o'brien", 'OBRIEN'],
    ['o brien', "O'Brien"],
    ['maryann', 'SMITH/MARY ANN MRS'],
    ['mary ann', 'SMITH/MARYANN'],
    ['anna kel', 'Keller, Anna'],
    ['smith-jones', 'SMITHJONES'],
    ['jürgen', 'MUELLER/JUERGEN MR'],
    ['newyork', 'New York'],
    ['山', '大山太郎'],
    ['太郎', '大山太郎'],
    ['김', '김민준'],
    ['민준', '김민준'],
    ['กรุงเทพ', 'เที่ยวกรุงเทพ'],
    ['احمد', 'أحمد'],
    ['', 'anything'],
  ])('%s finds %s', (typed, text) => expect(finder(typed)(text)).toBe(true))

  it.each([
    ['ller', 'Müller'],
    ['anna x', 'Keller, Anna'],
    ['brien', 'OBRIEN'],
    ['木', '大山太郎'],
    ['joe', 'JONES/MARY'],
    ['mae', 'Martin'],
  ])('%s does not find %s', (typed, text) => expect(finder(typed)(text)).toBe(false))

  // No word begins with a vowel, which could be taken for the second letter of one that is written out.
  const letters = fc.stringMatching(/^[b-df-hj-nłđñ][a-zäöüßøåæłđéñ]{3,7}$/)
  const names = fc.array(letters, { minLength: 1, maxLength: 4 })
  const inOneWord = (text: string) => text.replaceAll(' ', '')
  const asWritten = [
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize('NFD'),
    (text: string) => textForms(text).at(-1) ?? text,
    (text: string) => textForms(text).at(1) ?? text,
    (text: string) => text.replaceAll(' ', '-'),
    inOneWord,
  ]
  const way = fc.constantFrom(...asWritten)

  it('finds what contains the words, whichever of their forms each side has', () => {
    fc.assert(
      fc.property(names, way, way, fc.nat(3), (words, stored, typed, from) => {
        // Of words that are stored as one, only the beginning can be found.
        const first = stored === inOneWord ? 0 : from % words.length
        const part = words.slice(first).join(' ')
        expect(finder(typed(part))(stored(words.join(' ')))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('ranker', () => {
  it.each([
    ['MUELLER', 'Müller', 0],
    ['newyork', 'New York', 0],
    ['new', 'New York', 1],
    ['york', 'New York', 2],
    ['york new', 'New York', 2],
    ['boston', 'New York', null],
  ])('%s in %s has the rank %s', (typed, text, rank) => expect(ranker(typed)(text)).toBe(rank))
})

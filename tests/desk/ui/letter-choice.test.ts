import { describe, expect, test } from 'vitest'
import { titleOptions } from '../../../components/traveller/title-options.ts'
import { NO_LETTERS, typedChoice, type TypedOption } from '../../../components/ui/letter-choice.ts'
import { salutations } from '../../../lib/activity/booking-form.ts'

// The letters that agents type into a list lead to the option that they mean, quickly or slowly typed.

const QUICK = 60
const SLOW = 4000

/** The label that is chosen once all letters are typed. */
function typing(options: readonly TypedOption[], letters: string, gap: number, chosen = -1): string {
  let now = { typed: NO_LETTERS, index: chosen }
  for (const [count, letter] of [...letters].entries()) {
    const next = typedChoice(options, now.typed, letter, 10_000 + count * gap, now.index)
    now = { typed: next.typed, index: next.index === -1 ? now.index : next.index }
  }
  return options[now.index]?.label ?? ''
}

const adult = titleOptions(false)
const child = titleOptions(true)
const customer = salutations.map((label) => ({ label }))

describe.each([
  ['quickly', QUICK],
  ['slowly', SLOW],
])('letters that are typed %s', (_, gap) => {
  test.each([
    ['mr', 'Mr'],
    ['mrs', 'Mrs'],
    ['ms', 'Ms'],
    ['mis', 'Miss'],
    ['miss', 'Miss'],
    ['MRS', 'Mrs'],
    ['ma', 'Mr'],
    ['mstr', 'Mr'],
  ])('into the titles of an adult: %s chooses %s', (letters, title) => {
    expect(typing(adult, letters, gap)).toBe(title)
    // The earlier choice does not matter.
    for (const chosen of adult.keys()) expect(typing(adult, letters, gap, chosen)).toBe(title)
  })

  test.each([
    ['ma', 'Mstr'],
    ['master', 'Mstr'],
    ['mstr', 'Mstr'],
    ['mis', 'Miss'],
    ['mr', 'Mstr'],
    ['mrs', 'Miss'],
    ['ms', 'Miss'],
  ])('into the titles of a child: %s chooses %s', (letters, title) => {
    expect(typing(child, letters, gap)).toBe(title)
  })

  test.each([
    ['mr', 'Mr.'],
    ['mrs', 'Mrs.'],
    ['ms', 'Ms.'],
    ['mis', 'Miss'],
    ['dr', 'Dr.'],
  ])('into the titles of an activity: %s chooses %s', (letters, title) => {
    expect(typing(customer, letters, gap)).toBe(title)
  })

  test('a second thought counts: what is typed last is chosen', () => {
    expect(typing(adult, 'mrsms', gap)).toBe('Ms')
    expect(typing(adult, 'mrmis', gap)).toBe('Miss')
  })
})

describe('other lists', () => {
  const cities = ['Boston', 'Bologna', 'Oslo', 'New York'].map((label) => ({ label }))

  test('the same letter again goes on to the next option, and around', () => {
    expect(typing(cities, 'b', QUICK)).toBe('Boston')
    expect(typing(cities, 'bb', QUICK)).toBe('Bologna')
    expect(typing(cities, 'bbb', QUICK)).toBe('Boston')
  })

  test('after a pause a letter that begins another option chooses that one', () => {
    expect(typing(cities, 'bo', SLOW)).toBe('Oslo')
    expect(typing(cities, 'bol', QUICK)).toBe('Bologna')
  })

  test('a blank within a word belongs to it', () => {
    expect(typing(cities, 'new y', QUICK)).toBe('New York')
  })
})

test.each([
  ['o', 'Österreich'],
  ['ö', 'Österreich'],
  ['oe', 'Österreich'],
  ['cote', 'Côte d’Ivoire'],
  ['cote divoire', 'Côte d’Ivoire'],
  ['東', '東京'],
])('letters find an option whatever its accents: %s chooses %s', (letters, label) => {
  const options = ['Belgien', 'Österreich', 'Côte d’Ivoire', '東京'].map((each) => ({ label: each }))
  expect(typing(options, letters, QUICK)).toBe(label)
})

test('a sign alone chooses nothing', () => {
  expect(typing([{ label: 'Mr' }, { label: 'Mrs' }], '.', QUICK)).toBe('')
})

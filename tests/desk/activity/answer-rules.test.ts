import { describe, expect, test } from 'vitest'
import {
  answerProblem,
  isUnanswered,
  sentAnswers,
  surchargesOf,
  YES,
} from '../../../lib/activity/answer-rules.ts'
import type { OptionInput } from '../../../contract/activity/codes.ts'
import { optionOf } from './option-fixture.ts'

// Answers of every input type: their faults, their form on the wire, and their price (gaps 160, 161).

const right: Record<OptionInput, { typed: string | string[]; sent: unknown }> = {
  1: { typed: 'royal', sent: 'royal' },
  2: { typed: ['classic', 'royal'], sent: ['classic', 'royal'] },
  3: { typed: ' 168.5 ', sent: 168.5 },
  4: { typed: ' Anna Keller ', sent: 'Anna Keller' },
  5: { typed: YES, sent: true },
  6: { typed: '1988-06-12', sent: '1988-06-12' },
  7: { typed: 'https://files.example/1', sent: 'https://files.example/1' },
  8: { typed: 'photo-1', sent: 'photo-1' },
  9: { typed: 'Hotel Seorin', sent: 'Hotel Seorin' },
  10: { typed: '09:30', sent: '09:30' },
  11: { typed: '2027-04-14T09:30', sent: '2027-04-14T09:30' },
  12: { typed: 'DE', sent: 'DE' },
  13: { typed: '+49 30 1234567', sent: '+49 30 1234567' },
  14: { typed: 'LH 712', sent: 'LH 712' },
}

const inputs = Object.keys(right).map((input) => Number(input) as OptionInput)

test.each(inputs)('input type %i: a right answer has no problem and is sent as its type', (input) => {
  const option = optionOf(input)
  const { typed, sent } = right[input]
  expect(answerProblem(option, typed)).toBeNull()
  expect(sentAnswers([option], { [option.uuid]: typed })).toEqual([{ uuid: option.uuid, value: sent }])
})

test.each(inputs)('input type %i: nothing is a problem only where an answer is required', (input) => {
  const empty = input === 2 ? [] : ' '
  expect(answerProblem(optionOf(input), empty)).toBe(`Option ${input} is required.`)
  expect(answerProblem(optionOf(input), undefined)).toBe(`Option ${input} is required.`)
  expect(answerProblem(optionOf(input, { required: false }), empty)).toBeNull()
  expect(sentAnswers([optionOf(input)], { [optionOf(input).uuid]: empty })).toEqual([])
})

test.each([
  [1, 'velvet', 'Choose from the list.'],
  [2, ['classic', 'velvet'], 'Choose from the list.'],
  [3, '168 cm', 'Enter a number.'],
  [3, '1e3', 'Enter a number.'],
  [6, '2027-02-29', 'Enter a date.'],
  [10, '24:00', 'Enter a time like 14:30.'],
  [11, '2027-04-14T', 'Enter a date and a time like 14:30.'],
  [11, 'T09:30', 'Enter a date and a time like 14:30.'],
  [12, 'Germany', 'Choose a country.'],
  [14, 'Lufthansa', 'Enter a flight number like LH 712.'],
] as const)('input type %i: %j is not one', (input, typed, problem) => {
  expect(answerProblem(optionOf(input), typed as string | string[])).toBe(problem)
})

describe('a format', () => {
  const passport = optionOf(4, { formatRegex: '[A-Z0-9]{6,12}', description: 'as printed' })

  test('must match the whole text, and its description says what is asked for', () => {
    expect(answerProblem(passport, 'C01X00T47')).toBeNull()
    expect(answerProblem(passport, 'no C01X00T47')).toBe('Not in the format the host asks for: as printed.')
  })

  test('that this engine cannot read is left to the gateway', () => {
    expect(answerProblem({ ...passport, formatRegex: '(?<' }, 'anything')).toBeNull()
  })
})

test('a declined extra costs nothing; an extra and what is chosen of a list cost what they say', () => {
  const [extra, list, several] = [optionOf(5, { price: 35 }), optionOf(1, { price: 2 }), optionOf(2)]
  const options = [extra, list, several]
  expect(surchargesOf(options, { [extra.uuid]: 'no', [list.uuid]: '' })).toEqual([])
  expect(
    surchargesOf(options, {
      [extra.uuid]: YES,
      [list.uuid]: 'royal',
      [several.uuid]: ['classic', 'royal'],
    }),
  ).toEqual([
    { name: 'Option 5', cents: 3500 },
    { name: 'Option 1', cents: 200 },
    { name: 'Option 1, Royal court', cents: 1400 },
    { name: 'Option 2, Royal court', cents: 1400 },
  ])
})

test('an answer that is only blanks is none', () => {
  expect([undefined, '', '  ', []].map(isUnanswered)).toEqual([true, true, true, true])
  expect(isUnanswered('0')).toBe(false)
})

import { describe, expect, test } from 'vitest'
import type { Answer, Answers } from '../../../contract/activity/booking.ts'
import type { OptionInput } from '../../../contract/activity/codes.ts'
import { answersFault, surcharges } from '../../../gateway/domain/activity/answers.ts'
import { matchesWhole } from '../../../gateway/domain/activity/answer-value.ts'
import { orderSentence } from '../../../gateway/families/activity/booking-words.ts'
import type { Variant, VariantOption } from '../../../gateway/supply/activity/variant.ts'

const items = [
  { label: 'Small', value: 'S', cents: 0 },
  { label: 'Large', value: 'L', cents: 450 },
]

function option(input: OptionInput, more: Partial<VariantOption> = {}): VariantOption {
  const list = input <= 2 ? items : []
  const free = { description: '', required: false, addOn: false, format: null, cents: 0, items: list }
  return { uuid: `u${input}`, name: `Option ${input}`, input, ...free, ...more }
}

const asks = (perBooking: VariantOption[], perTraveller: VariantOption[] = []) =>
  ({ perBooking, perTraveller }) as unknown as Variant

const party = { adult: 1, child: 1, senior: 1 }
const knowsCountry = (code: string) => code === 'NO'

/** The sentence with which answers are refused; null when they are taken. */
function refused(variant: Variant, answers: Partial<Answers>): string | null {
  const fault = answersFault(variant, party, { perBooking: [], perPax: [], ...answers }, knowsCountry)
  return fault && orderSentence(fault)
}

function refusedValue(wanted: VariantOption, value: Answer['value']): string | null {
  return refused(asks([wanted]), { perBooking: [{ uuid: wanted.uuid, value }] })
}

describe.each<[OptionInput, readonly Answer['value'][], readonly Answer['value'][], string]>([
  [1, ['S', 'L'], ['Small', 's', 1, true, ['S'], ['S', 'L']], 'must be one of S, L'],
  [2, [['S'], ['L', 'S']], [['S', 'X']], 'must be some of S, L'],
  [2, [['S', 'L']], ['S', 'L', 1], 'must be a list, some of S, L'],
  [2, [['S']], [['S', 'S']], 'must name no choice twice'],
  [3, [170, '170', '-1.5', 0], ['tall', '1e3', '0x10', '1,5', true], 'must be a number'],
  [4, ['anything', 12, 'Zoë'], [], ''],
  [4, ['x'], [['x']], 'must be one value'],
  [5, [true, false, 'true', 'FALSE', '1', '0', 1, 0], ['yes', 2, 'tru'], 'must be true or false'],
  [
    6,
    ['2026-12-31', '2028-02-29'],
    ['2026-02-29', '31.12.2026', '2026-1-1', 'today'],
    'must be a date, YYYY-MM-DD',
  ],
  [7, ['file-17'], [], ''],
  [8, ['image-17'], [], ''],
  [9, ['Bryggen 1, Bergen'], [], ''],
  [10, ['00:00', '23:59'], ['24:00', '9:00', '12:60', '12:00:00'], 'must be a time, HH:MM'],
  [
    11,
    ['2026-12-31T09:30', '2026-12-31 09:30:00', '2026-12-31T09:30:00.5Z', '2026-12-31T09:30+08:00'],
    ['2026-12-31', '2026-02-30T09:30', '2026-12-31T25:00'],
    'must be a date and time, YYYY-MM-DDTHH:MM',
  ],
  [12, ['NO', 'no'], ['NOR', 'XX', 'Norway'], 'must be a country, two letters'],
  [13, ['+47 55 90 00 00', '5590', '(055) 900-000'], ['call me', '12', '+47x'], 'must be a phone number'],
  [14, ['SQ 12', 'sq12', 'U21234', 'BA1A'], ['Singapore', 'SQ', '12345678'], 'must be a flight number'],
])('input type %d', (input, good, bad, must) => {
  if (good.length > 0)
    test.each(good.map((value) => ({ value })))('takes $value', ({ value }) => {
      expect(refusedValue(option(input), value)).toBeNull()
    })
  if (bad.length > 0)
    test.each(bad.map((value) => ({ value })))('refuses $value', ({ value }) => {
      expect(refusedValue(option(input), value)).toBe(`Option "Option ${input}" ${must}`)
    })
})

test('an answer that says nothing counts as none, for optional and required options alike', () => {
  for (const value of ['', '  ', []]) {
    expect(refusedValue(option(6), value)).toBeNull()
    expect(refusedValue(option(6, { required: true }), value)).toBe('Option "Option 6" is required')
  }
  expect(refusedValue(option(3, { required: true }), 0)).toBeNull()
  expect(refusedValue(option(5, { required: true }), false)).toBeNull()
})

test('a missing answer names the option and the traveller, adults first (gap 184)', () => {
  const height = option(3, { name: 'Height', required: true })
  const own = [{ uuid: 'u3', value: 170 }]
  const variant = asks([], [height])
  expect(refused(variant, {})).toBe('Option "Height" is required for traveller 1 (adult)')
  expect(refused(variant, { perPax: [own] })).toBe('Option "Height" is required for traveller 2 (child)')
  expect(refused(variant, { perPax: [own, own, []] })).toBe(
    'Option "Height" is required for traveller 3 (senior)',
  )
  expect(refused(variant, { perPax: [own, own, own] })).toBeNull()
  expect(refused(variant, { perPax: [own, own, own, own] })).toBe('options.perPax: 4 lists for 3 travellers')
  expect(refused(variant, { perPax: [own, [{ uuid: 'u3', value: 'tall' }], own] })).toBe(
    'Option "Height" for traveller 2 (child) must be a number',
  )
})

test('an option that is unknown here, or answered twice, is refused', () => {
  const variant = asks([option(4)], [option(3)])
  const [text, number] = [
    { uuid: 'u4', value: 'x' },
    { uuid: 'u3', value: 1 },
  ]
  expect(refused(variant, { perBooking: [number] })).toBe('options: there is no option u3')
  expect(refused(variant, { perPax: [[number], [text]] })).toBe(
    'options: there is no option u4 for traveller 2 (child)',
  )
  expect(refused(variant, { perBooking: [text, text] })).toBe('Option "Option 4" is answered twice')
})

describe('a format', () => {
  test.each([
    ['[A-Z0-9]{6,12}', 'C01X1000', true],
    ['[A-Z0-9]{6,12}', 'C01X1000 ', false],
    ['[A-Z0-9]{6,12}', 'xC01X1000', false],
    ['a|b', 'ab', false],
    ['\\p{L}+', 'Zoë', true],
    ['\\-?[0-9]+\\_', '-1_', true],
    ['(unclosed', 'anything', true],
    ['a', 'a\n', false],
  ])('%s matches the whole of %j: %s', (pattern, text, matches) => {
    expect(matchesWhole(pattern, text)).toBe(matches)
  })

  test('that would take for ever is given up', () => {
    expect(matchesWhole('(a+)+', `${'a'.repeat(2000)}!`)).toBe(false)
    expect(matchesWhole('(a+)+', 'aaa')).toBe(true)
  })

  test('is checked after the input type', () => {
    const passport = option(4, { format: '[A-Z]{2}[0-9]+' })
    expect(refusedValue(passport, '12')).toBe('Option "Option 4" must match [A-Z]{2}[0-9]+')
    expect(refusedValue(passport, ' AB12 ')).toBeNull()
  })
})

test('surcharges are those of options and of items, once per booking and for each traveller', () => {
  const variant = asks(
    [option(1, { cents: 100 }), option(2), option(5, { cents: 700 }), option(4, { cents: 50 })],
    [option(5, { uuid: 'photos', name: 'Photos', cents: 1500 }), option(1, { uuid: 'size', name: 'Size' })],
  )
  const perBooking = [
    { uuid: 'u1', value: 'L' },
    { uuid: 'u2', value: ['S', 'L'] },
    { uuid: 'u5', value: 'false' },
    { uuid: 'u4', value: ' ' },
  ]
  const photos = (value: Answer['value']) => ({ uuid: 'photos', value })
  const large = { uuid: 'size', value: 'L' }
  const perPax = [[photos(true), large], [photos(' False ')], [large, photos('1')]]
  expect(surcharges(variant, { perBooking, perPax })).toEqual([
    { name: 'Option 1', quantity: 1, cents: 100 },
    { name: 'Option 1: Large', quantity: 1, cents: 450 },
    { name: 'Option 2: Large', quantity: 1, cents: 450 },
    { name: 'Photos', quantity: 2, cents: 1500 },
    { name: 'Size: Large', quantity: 2, cents: 450 },
  ])
  expect(surcharges(variant, { perBooking: [], perPax: [] })).toEqual([])
})

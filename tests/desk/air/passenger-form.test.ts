import { describe, expect, test } from 'vitest'
import {
  birthProblem,
  emptyPassengerForm,
  type PassengerRules,
  type PassengerForm,
} from '../../../lib/air/passenger-form.ts'
import { passengerFormSchema } from '../../../server/air/hold.ts'
import { MARKUP_LIMIT_USD } from '../../../contract/air/codes.ts'
import { MOST_MARKUP_CENTS, ruleOfTyped } from '../../../lib/booking/typed-markup.ts'

const RULES: PassengerRules = {
  today: '2026-11-20',
  lastDepartureDate: '2027-01-28',
  lastArrivalDate: '2027-01-29',
  passportMandatory: false,
  issueDateMandatory: false,
}

function filled(change: Partial<PassengerForm['passengers'][number]> = {}): PassengerForm {
  const form = emptyPassengerForm([1])
  const [adult] = form.passengers
  return {
    ...form,
    passengers: [
      {
        ...adult!,
        title: '2',
        firstName: 'Anna',
        lastName: 'Keller',
        gender: '1',
        birthDate: '1988-06-12',
        ...change,
      },
    ],
    phone: '+49 30 1234567',
    email: 'anna@example.com',
  }
}

function problems(form: PassengerForm, rules: PassengerRules = RULES): Record<string, string> {
  const parsed = passengerFormSchema(rules).safeParse(form)
  return Object.fromEntries(parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])
}

describe('passengerFormSchema', () => {
  test('a whole form passes without a passport where none is asked for', () => {
    expect(problems(filled())).toEqual({})
  })

  test('an empty form names every missing field once and no optional one', () => {
    expect(Object.keys(problems(emptyPassengerForm([1]))).sort()).toEqual([
      'email',
      'passengers.0.birthDate',
      'passengers.0.firstName',
      'passengers.0.gender',
      'passengers.0.lastName',
      'passengers.0.title',
      'phone',
    ])
  })

  test.each([
    // Ages are those on 28 January 2027, the last departure.
    [1, '2015-01-28', true, 'turns twelve on the day'],
    [1, '2015-01-29', false, 'turns twelve the day after'],
    [2, '2015-01-29', true, 'is eleven one day more'],
    [2, '2015-01-28', false, 'is twelve'],
    [2, '2025-01-28', true, 'turns two on the day'],
    [2, '2025-01-29', false, 'is still one'],
    [3, '2025-01-29', true, 'is under two one day more'],
    [3, '2025-01-28', false, 'turns two on the day'],
    [3, '2026-11-20', true, 'was born today'],
    [3, '2026-11-21', false, 'is not born yet'],
    [1, '1900-01-01', false, 'is older than anyone'],
  ] as [1 | 2 | 3, string, boolean, string][])(
    'decides that type %i born on %s is accepted: %s, who %s',
    (type, birthDate, fits) => {
      expect(birthProblem(birthDate, type, RULES) === null).toBe(fits)
    },
  )

  test('who was born on 29 February comes of age on 1 March', () => {
    const on = (lastDepartureDate: string) =>
      birthProblem('2016-02-29', 1, { today: '2026-11-20', lastDepartureDate })
    expect(on('2028-02-28')).not.toBeNull()
    expect(on('2028-02-29')).toBeNull()
    expect(birthProblem('2015-02-28', 1, { today: '2026-11-20', lastDepartureDate: '2027-02-28' })).toBeNull()
    expect(birthProblem('2016-02-29', 2, { today: '2026-11-20', lastDepartureDate: '2027-02-28' })).toBeNull()
  })

  test('the message says what is wrong with an age and on which day', () => {
    expect(birthProblem('2020-01-01', 1, RULES)).toBe(
      'An adult must be 12 or older on 28 Jan 2027; this one is 7.',
    )
  })

  test.each([
    [1, '2', null],
    [1, '3', null],
    [1, '4', 'Mstr is not for an adult: choose Mr, Mrs, Ms or Miss.'],
    [2, '0', 'Mr is not for a child: choose Miss or Mstr.'],
    [2, '3', null],
    [3, '1', 'Mrs is not for a child: choose Miss or Mstr.'],
    [3, '4', null],
  ] as const)('checks for passenger type %i the title %s: %s', (type, title, problem) => {
    const birthDate = { 1: '1988-06-12', 2: '2018-03-04', 3: '2026-03-04' }[type]
    expect(problems(filled({ type, title, birthDate }))['passengers.0.title'] ?? null).toBe(problem)
  })

  test.each([
    ['Müller', /MUELLER/],
    ['Łukasz', /LUKASZ/],
    ['Nguyễn', /NGUYEN/],
    ['Петров', /Latin letters/],
    ['دانا', /Latin letters/],
    ['Anna2', /digits/],
    ["O'Brien-Smith", null],
    ['Maria Luisa', null],
  ])('last name %s', (lastName, message) => {
    const problem = problems(filled({ lastName }))['passengers.0.lastName']
    if (message === null) expect(problem).toBeUndefined()
    else expect(problem).toMatch(message)
  })

  test('a mandatory passport asks for all of it, issue date only by its own flag', () => {
    const rules = { ...RULES, passportMandatory: true }
    expect(Object.keys(problems(filled(), rules)).sort()).toEqual([
      'passengers.0.nationality',
      'passengers.0.passportCountry',
      'passengers.0.passportExpiry',
      'passengers.0.passportNumber',
    ])
    const passport = {
      nationality: 'DE',
      passportNumber: 'C01X00T47',
      passportExpiry: '2031-03-14',
      passportCountry: 'DE',
    }
    expect(problems(filled(passport), rules)).toEqual({})
    expect(Object.keys(problems(filled(passport), { ...rules, issueDateMandatory: true }))).toEqual([
      'passengers.0.passportIssued',
    ])
  })

  test('an issue date alone is not lost without a word: the rest of the passport is asked for', () => {
    expect(Object.keys(problems(filled({ passportIssued: '2021-03-14' }))).sort()).toEqual([
      'passengers.0.passportCountry',
      'passengers.0.passportExpiry',
      'passengers.0.passportNumber',
    ])
  })

  test('a passport must last until the last arrival, on that day included', () => {
    const passport = (passportExpiry: string) =>
      problems(filled({ passportNumber: 'C01X00T47', passportCountry: 'DE', passportExpiry }))
    expect(passport('2027-01-29')).toEqual({})
    expect(passport('2027-01-28')).toHaveProperty(['passengers.0.passportExpiry'])
  })

  test('a passport that is begun must be whole even where none is asked for', () => {
    expect(Object.keys(problems(filled({ passportNumber: 'C01X00T47' }))).sort()).toEqual([
      'passengers.0.passportCountry',
      'passengers.0.passportExpiry',
    ])
  })

  test.each([
    ['25', 2500],
    ['25.5', 2550],
  ])('a markup typed as "%s" is %s cents', (adult, cents) => {
    expect(ruleOfTyped({ adult, child: '', infant: '' })).toMatchObject({ adult: cents })
  })

  test.each(['25.505', 'abc', '100000.01'])('a markup typed as "%s" is refused at its field', (adult) => {
    expect(problems({ ...filled(), markup: { adult, child: '', infant: '' } })).toHaveProperty([
      'markup.adult',
    ])
  })

  test('the most that can be typed is what the booking service takes for one passenger', () => {
    expect(MOST_MARKUP_CENTS).toBeLessThanOrEqual(100 * MARKUP_LIMIT_USD)
  })

  test('a negative markup is refused at its field', () => {
    const form = { ...filled(), markup: { adult: '-1', child: '', infant: '' } }
    expect(problems(form)).toHaveProperty(['markup.adult'])
  })
})

describe('one person in two cards', () => {
  const two = (first: object, second: object): PassengerForm => ({
    ...filled(),
    passengers: [first, second].flatMap((change) => filled(change).passengers),
  })
  const passport = { passportNumber: 'C01X00T47', passportCountry: 'DE', passportExpiry: '2031-03-14' }

  test('is named with both cards by names and date of birth, however the names are written', () => {
    const same = 'Travellers 1 and 2 have the same names and date of birth.'
    expect(problems(two({}, {}))).toEqual({ 'passengers.1.birthDate': same })
    const written = { firstName: 'Mrs  ANNA-', lastName: "kel'ler" }
    expect(problems(two({}, written))).toMatchObject({ 'passengers.1.birthDate': same })
  })

  test('is named by one passport, and not by its number in another country', () => {
    const ben = { firstName: 'Ben', ...passport }
    const same = { 'passengers.1.passportNumber': 'Travellers 1 and 2 have the same passport.' }
    expect(problems(two(passport, { ...ben, passportNumber: 'c01x00t47 ' }))).toEqual(same)
    expect(problems(two(passport, { ...ben, passportCountry: 'AT' }))).toEqual({})
  })

  test('is not who has another date of birth, or none yet', () => {
    expect(problems(two({}, { birthDate: '1987-06-12' }))).toEqual({})
    expect(Object.values(problems(two({ birthDate: null }, { birthDate: null })))).toEqual([
      'Enter the date of birth, like 12JUN88.',
      'Enter the date of birth, like 12JUN88.',
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { airlineNameAdvice } from '../../../lib/air/passenger-name.ts'
import { personNameAdvice } from '../../../lib/booking/name-advice.ts'
import { guestNameAdvice } from '../../../lib/hotel/guest-name.ts'

// Names that airlines and hotels would change or refuse: each has its own sentence, and the spelling to use.

const anna = { firstName: 'ANNA', lastName: 'KELLER' }

describe('of somebody who flies', () => {
  test.each([
    ["'t Hart", true, 'Leave out apostrophes. Use T HART.', 'T HART'],
    ['St. John', true, 'Leave out full stops. Use ST JOHN.', 'ST JOHN'],
    ['J.R.', true, 'Leave out full stops. Use J R.', 'J R'],
    ['Lana’i', true, 'Leave out apostrophes. Use LANAI.', 'LANAI'],
    ['Lanaʻi', true, 'Leave out apostrophes. Use LANAI.', 'LANAI'],
    ["Lana'i", false, 'Airlines drop apostrophes: the ticket reads LANAI.', 'LANAI'],
    [
      "O'Brien-Smith",
      false,
      'Airlines drop apostrophes and hyphens: the ticket reads OBRIEN SMITH.',
      'OBRIEN SMITH',
    ],
    ['Müller-Łuk', true, 'Only letters A to Z. On the passport it reads MUELLER LUK.', 'MUELLER LUK'],
    ['DR KELLER', true, 'Leave out DR: the title has its own field. Use KELLER.', 'KELLER'],
  ])('the last name %s', (lastName, blocks, message, spelling) => {
    const advice = airlineNameAdvice({ ...anna, lastName }, 'lastName')
    expect(advice).toEqual({
      blocks,
      message,
      take: { label: `Use ${spelling}`, names: { lastName: spelling } },
    })
    expect(airlineNameAdvice({ ...anna, lastName: spelling }, 'lastName')).toBeNull()
  })

  test.each(['KELLER', 'VAN DER BERG', 'LE MASTER', 'DR', 'Ng'])('the last name %s stays', (lastName) => {
    expect(airlineNameAdvice({ ...anna, lastName }, 'lastName')).toBeNull()
  })

  test('names of 58 letters together are taken, and of 59 the last first name goes', () => {
    const lastName = 'K'.repeat(40)
    const of58 = { lastName, firstName: 'MARIA LUISA ANNA B' }
    expect(airlineNameAdvice(of58, 'firstName')).toBeNull()
    const of59 = { lastName, firstName: 'MARIA LUISA ANNA BE' }
    expect(airlineNameAdvice(of59, 'firstName')).toEqual({
      message: 'Airlines take 58 letters for both names; these are 59. Use MARIA LUISA ANNA.',
      blocks: true,
      take: { label: 'Use MARIA LUISA ANNA', names: { firstName: 'MARIA LUISA ANNA' } },
    })
    expect(airlineNameAdvice(of59, 'lastName')).toBeNull()
  })

  test.each([
    { lastName: 'K'.repeat(57), firstName: 'ANNA MARIA' },
    { lastName: 'K'.repeat(60), firstName: 'ANNA' },
    { lastName: 'LI', firstName: 'A'.repeat(60) },
    { lastName: 'K'.repeat(60), firstName: 'A'.repeat(60) },
  ])('whichever name is too long, its spelling can be taken until both fit (%#)', (typed) => {
    let names = typed
    for (const field of ['lastName', 'firstName', 'lastName', 'firstName'] as const) {
      names = { ...names, ...airlineNameAdvice(names, field)?.take?.names }
    }
    expect(names.lastName.length + names.firstName.length).toBeLessThanOrEqual(58)
    expect(Math.min(names.lastName.length, names.firstName.length)).toBeGreaterThan(0)
    expect(airlineNameAdvice(names, 'lastName') ?? airlineNameAdvice(names, 'firstName')).toBeNull()
  })
})

describe.each([
  ['a flight', airlineNameAdvice],
  ['a hotel', guestNameAdvice],
  ['an activity', personNameAdvice],
])('in the form of %s', (_, adviceOf) => {
  test.each([
    ['ANNA MRS', 'ANNA'],
    ['Anna Maria Ms.', 'Anna Maria'],
    ['Dr Anna', 'Anna'],
    ['MR JOHN DR', 'JOHN'],
    ['NOAH MASTER', 'NOAH'],
  ])('first names %s are %s', (firstName, rest) => {
    const advice = adviceOf({ ...anna, firstName }, 'firstName')
    expect(advice).toMatchObject({ blocks: true, take: { names: { firstName: rest } } })
    expect(advice?.message).toMatch(new RegExp(`^Leave out .*Use ${rest}\\.$`))
  })

  test.each(['', '-', '.', 'LNU', 'N/A', 'none', 'XXX'])(
    'one name alone, first names "%s": FNU',
    (firstName) => {
      const advice = adviceOf({ lastName: 'SUHARTO', firstName }, 'firstName')
      expect(advice).toMatchObject({ blocks: true, take: { label: 'Use FNU', names: { firstName: 'FNU' } } })
      expect(advice?.message).toContain('it is the last name, and the first name is FNU.')
      expect(adviceOf({ lastName: 'SUHARTO', firstName: 'FNU' }, 'firstName')).toBeNull()
    },
  )

  test.each(['', 'FNU', 'LNU'])('one name that stands as first names, last name "%s"', (lastName) => {
    const taken = { lastName: 'SUHARTO', firstName: 'FNU' }
    expect(adviceOf({ lastName, firstName: 'SUHARTO' }, 'lastName')).toMatchObject({ take: { names: taken } })
  })

  test('nothing is made up where nothing is typed', () => {
    const empty = { lastName: '', firstName: '' }
    expect(adviceOf(empty, 'lastName')).toMatchObject({ blocks: true, take: null })
    expect(adviceOf(empty, 'firstName')).toMatchObject({ blocks: true, take: null })
  })
})

test('hotels take what is on the passport and offer the spelling of its lines', () => {
  expect(guestNameAdvice({ ...anna, lastName: "'t Hart" }, 'lastName')).toEqual({
    message: '',
    blocks: false,
    take: { label: 'As on the passport: T HART', names: { lastName: 'T HART' } },
  })
  expect(guestNameAdvice({ ...anna, lastName: "O'Neill" }, 'lastName')).toBeNull()
})

import { expect, test } from 'vitest'
import { isSameName, mayBeOneName, personInBoth } from '../../../lib/booking/same-person.ts'
import { sameJourneys } from '../../../lib/booking/bulk.ts'
import { lineFixture } from './line-fixture.ts'

// One person has several spellings: what is asked about counts all of them, what is erased the sure ones.

test.each([
  ['JUERGEN MUELLER', 'Jürgen Müller'],
  ['Jürgen Müller', 'Jurgen Muller'],
  ['Mr Jürgen Müller', 'JUERGEN MUELLER'],
  ["Sean O'Brien", 'SEAN OBRIEN'],
  ['Mary Ann Smith', 'MARYANN SMITH'],
  ['Ada Smith-Jones', 'ADA SMITHJONES'],
  ['Søren Kjærgård', 'SOEREN KJAERGAARD'],
  ['أحمد علي', 'احمد علی'],
])('%s and %s are one name', (one, other) => {
  expect(isSameName(one, other)).toBe(true)
  expect(isSameName(other, one)).toBe(true)
  expect(mayBeOneName(one, other)).toBe(true)
})

test('MUELLER and MULLER may be one, which is asked about, and nobody is erased for the other', () => {
  expect(mayBeOneName('MUELLER', 'MULLER')).toBe(true)
  expect(isSameName('MUELLER', 'MULLER')).toBe(false)
  expect(isSameName('Michael Kowalski', 'Michał Kowalski')).toBe(false)
})

test.each([
  ['Anna Keller', 'Hanna Keller'],
  ['Jürgen Müller', 'Jürgen Möller'],
  ['', ''],
  ['!', '?'],
])('"%s" and "%s" are two', (one, other) => {
  expect(isSameName(one, other)).toBe(false)
  expect(mayBeOneName(one, other)).toBe(false)
})

test('a flight held as MUELLER and a hotel held as Müller have one person, unless they were born on two days', () => {
  const flight = [{ name: 'JUERGEN MUELLER', birthDate: '1980-01-01' }]
  expect(personInBoth(flight, [{ name: 'Jürgen Müller', birthDate: null }])).toBe('JUERGEN MUELLER')
  expect(personInBoth(flight, [{ name: 'Jürgen Müller', birthDate: '1990-01-01' }])).toBeNull()
})

test('two holds of one traveller in two spellings are told before they are completed', () => {
  const [one, other] = [
    lineFixture({ reference: 'PO1', people: ['JUERGEN MUELLER'] }),
    lineFixture({ reference: 'PO2', people: ['Jürgen Müller'] }),
  ]
  expect(sameJourneys([one, other]).get('PO1')).toEqual(['PO2'])
})

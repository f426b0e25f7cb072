import { describe, expect, test } from 'vitest'
import { whoFits, type PersonInForm } from '../../../components/traveller/who-fits.ts'
import type { AgesOfCard } from '../../../lib/traveller/placed-travellers.ts'
import { savedAnna } from '../../components/traveller/saved-fixture.ts'

// Whom a card offers while a name is typed: who is of its ages, and not in the form yet.

const ON = '2027-01-28'
const adult: AgesOfCard = { from: 12, below: null, on: ON }
const child: AgesOfCard = { from: 2, below: 12, on: ON }
const infant: AgesOfCard = { from: 0, below: 2, on: ON }

const fits = (change: Partial<typeof savedAnna>, ages: AgesOfCard, others: PersonInForm[] = []) =>
  whoFits([{ ...savedAnna, ...change }], ages, others).length === 1

describe('a saved traveller fits by age on the day of travel', () => {
  test.each([
    ['2015-01-28', adult],
    ['2015-01-29', child],
    ['2025-01-28', child],
    ['2025-01-29', infant],
  ])('if born %s', (birthDate, right) => {
    for (const ages of [adult, child, infant]) expect(fits({ birthDate }, ages)).toBe(ages === right)
  })

  test.each([
    ['2', true, false],
    ['3', true, true],
    ['4', true, true],
    ['', true, true],
  ])('or by title %s without a date of birth', (title, isAdult, isChild) => {
    expect(fits({ birthDate: null, title }, adult)).toBe(isAdult)
    expect(fits({ birthDate: null, title }, child)).toBe(isChild)
  })
})

describe('not in the form yet', () => {
  const { firstName, lastName, birthDate } = savedAnna

  test.each([
    ['the same person', { firstName, lastName, birthDate }, false],
    ['in other letters', { firstName: 'Anna', lastName: 'Keller ', birthDate }, false],
    ['whose birth is not asked for', { firstName, lastName, birthDate: null }, false],
    ['a namesake of another birth', { firstName, lastName, birthDate: '2001-01-01' }, true],
    ['somebody else', { firstName: 'BEN', lastName, birthDate }, true],
    ['an empty card', { firstName: '', lastName: '', birthDate: null }, true],
  ])('%s is there', (_, other, offered) => {
    expect(fits({}, adult, [other])).toBe(offered)
  })

  test('two of one name, and the form does not tell which of them it has: both are offered', () => {
    const namesake = { ...savedAnna, id: 'other', birthDate: '1960-01-01' }
    const form = [{ firstName, lastName, birthDate: null }]
    expect(whoFits([savedAnna, namesake], adult, form)).toHaveLength(2)
  })

  test('six at most are offered, of those who fit', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      ...savedAnna,
      id: String(index),
      firstName: `ANNA ${'ABCDEFGHIJKLMNOPQRST'[index]}`,
      birthDate: index % 2 === 0 ? '1988-06-12' : '2020-06-12',
    }))
    expect(whoFits(many, adult, []).map(({ id }) => id)).toEqual(['0', '2', '4', '6', '8', '10'])
  })
})

import { expect, test } from 'vitest'
import { nameKey, repeatsIn } from '../../../lib/booking/same-person.ts'

// Names are compared as people read them: without case, accents, hyphens, blanks and titles.

test.each([
  ['ANNA', 'KELLER'],
  [' anna ', 'Keller'],
  ['Mrs. Anna', 'Keller'],
  ['Anna MR', 'Keller'],
  ['Änna', 'Kéller'],
  ['An-na', "Kel'ler"],
  ['Anna Keller', ''],
])('%s %s is Anna Keller', (...names) => {
  expect(nameKey(...names)).toBe('annakeller')
})

test('a letter that has no accent to take away is compared as its plain one', () => {
  expect(nameKey('Michał', 'Groß')).toBe(nameKey('Michal', 'Gross'))
})

test('a name that is nothing but a title stays, and other scripts are kept', () => {
  expect(nameKey('Dr', 'Prof')).toBe('drprof')
  expect(nameKey('안나', '켈러')).not.toBe('')
  expect(nameKey('Anna', 'Keller')).not.toBe(nameKey('Hanna', 'Keller'))
})

test('each repetition is found with the first that it repeats', () => {
  expect(repeatsIn(['a', 'b', 'a', 'a'], (one, other) => one === other)).toEqual([
    { index: 2, of: 0 },
    { index: 3, of: 0 },
  ])
})

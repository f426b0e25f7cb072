import { expect, test } from 'vitest'
import { ERASED } from '../../../contract/booking/person.ts'
import { factsOf } from '../../../server/booking/people.ts'

test('the facts of a person leave out what the record does not have and what was erased; a zero is a fact', () => {
  const values = {
    Name: 'Anna',
    Age: 0,
    Title: null,
    Phone: undefined,
    Note: '',
    Passport: `${ERASED} ${ERASED}`,
  }
  expect(factsOf(values)).toEqual({ Name: 'Anna', Age: '0' })
})
